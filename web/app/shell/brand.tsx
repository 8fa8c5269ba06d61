import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { pictureUrl } from "#contracts/kernel/files.ts";
import { useSite } from "../data/site.ts";
import { classes } from "../ui/classes.ts";
import { IconButton } from "../ui/button.tsx";
import { followTheme, switchTheme } from "../ui/theme.ts";
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

/** Switches between the light and dark theme. Shows the icon of the other one. */
export function ThemeSwitch() {
  useEffect(followTheme, []);
  return (
    <IconButton label="Switch between light and dark mode" onClick={switchTheme}>
      <Moon className={styles.toNight} size={20} aria-hidden />
      <Sun className={styles.toDay} size={20} aria-hidden />
    </IconButton>
  );
}
