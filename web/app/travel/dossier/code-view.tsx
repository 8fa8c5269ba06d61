import type { CodePicture } from "#contracts/kernel/code-picture.ts";

type CodeViewProps = {
  code: CodePicture;
  label: string;
  /** Empty modules around it, which scanners need. */
  quiet: number;
  /** A barcode may be as wide as its box. */
  stretched?: boolean;
};

/** A barcode or QR code, black on white in both themes. */
export const CodeView = ({
  code: { width, height, path },
  label,
  quiet,
  stretched,
}: CodeViewProps) => (
  <svg
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data, so there is no file for an img
    role="img"
    aria-label={label}
    viewBox={`${-quiet} ${stretched ? 0 : -quiet} ${width + 2 * quiet} ${stretched ? height : height + 2 * quiet}`}
    preserveAspectRatio={stretched ? "none" : undefined}
    shapeRendering="crispEdges"
  >
    <path d={path} fill="#000" />
  </svg>
);
