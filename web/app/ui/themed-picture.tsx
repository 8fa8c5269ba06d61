import type { CSSProperties, ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./themed-picture.module.css";

type ThemedPictureProps = {
  day: string;
  night: string;
  /** The text alternative; without it the image is decorative. */
  label?: string;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
};

/**
 * One image for the light and one for the dark theme; only the visible one is fetched. `--at` and `--fit` in the
 * styles of its class position it.
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
