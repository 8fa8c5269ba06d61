import { pictureUrl } from "#contracts/kernel/files.ts";
import { useSite } from "../data/site.ts";
import { classes } from "../ui/classes.ts";
import styles from "./brand.module.css";

/**
 * The operator's logo or name, or the drawing of the default name: dark in the light theme and light in the dark theme.
 * On the footer's dark ground stands the name, as a logo may be dark.
 */
export function Wordmark({ onNight }: { onNight?: boolean }) {
  const { logo, name } = useSite() ?? {};
  if (logo !== undefined && !onNight) {
    return <img className={styles.logo} src={pictureUrl(logo, 640)} alt="" />;
  }
  if (name !== undefined) {
    return (
      <span className={styles.name} aria-hidden>
        {name}
      </span>
    );
  }
  return <span className={classes(styles.wordmark, onNight && styles.light)} aria-hidden />;
}
