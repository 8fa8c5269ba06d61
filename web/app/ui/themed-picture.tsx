import type { CSSProperties, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./themed-picture.module.css";

type ThemedPictureProps = {
  day: string;
  night: string;
  /** Said to those who do not see it; without it the picture is decoration. */
  label?: string;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
};

/**
 * One picture by day and another by night; the browser fetches only the one it shows.
 * `--at` and `--fit` in the styles of its class place it.
 */
export function ThemedPicture({
  day,
  night,
  label,
  className,
  style,
  children,
}: ThemedPictureProps) {
  const pictures = { "--day": `url("${day}")`, "--night": `url("${night}")` };
  return (
    <div
      className={classes(styles.picture, className)}
      style={{ ...pictures, ...style }}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {children}
    </div>
  );
}
