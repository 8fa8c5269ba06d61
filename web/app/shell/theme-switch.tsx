import { Moon, Sun } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "../ui/button.tsx";
import { followTheme, switchTheme } from "../ui/theme.ts";
import styles from "./theme-switch.module.css";

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
