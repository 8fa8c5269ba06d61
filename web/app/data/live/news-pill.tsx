import styles from "./news-pill.module.css";

type NewsPillProps = {
  /** What is new, such as "2 new hoots: show"; nothing where nothing is. */
  label: string | undefined;
  /** Where it will stand. */
  sign: "↑" | "↓";
  busy?: boolean;
  onShow: () => void;
};

/** Says politely that there is something new, and shows it when it is pressed. It lies over the page; nothing moves. */
export function NewsPill({ label, sign, busy, onShow }: NewsPillProps) {
  return (
    <div className={styles.over}>
      <output className={styles.place}>
        {label && (
          <button
            type="button"
            className={`${styles.pill} on-night`}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onShow()}
          >
            <span aria-hidden>{sign} </span>
            {busy ? "Loading..." : label}
          </button>
        )}
      </output>
    </div>
  );
}
