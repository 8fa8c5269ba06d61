/** The cancellation on a postcard's stamp. */
export function Cancellation({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 74 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <circle cx="22" cy="22" r="19" />
      <circle cx="22" cy="22" r="13.5" />
      <path d="M41 12q6-4 11 0t11 0 11 0M43 19q6-4 11 0t11 0 9 0M43 26q6-4 11 0t11 0 9 0M41 33q6-4 11 0t11 0 11 0" />
      <path
        d="M22 27c-4 0-5-3-2.5-5 1.5-1.5 3.5-1.5 5 0 2.5 2 1.5 5-2.5 5zM16 20h0M19.5 16h0M24.5 16h0M28 20h0"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
