import { localStore, onOtherTab } from "../data/storage.ts";

export type Theme = "light" | "dark";

const key = "theme";
const darkSystem = "(prefers-color-scheme: dark)";

/** The theme to store: none if it is the system's, so that the page follows the system. */
export const themeToStore = (chosen: Theme, system: Theme): Theme | undefined =>
  chosen === system ? undefined : chosen;

const systemTheme = (): Theme => (window.matchMedia(darkSystem).matches ? "dark" : "light");

const show = (theme: Theme | undefined) => {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
};

/** The selected theme; undefined if the page follows the system. */
export function chosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : undefined;
}

/** Stores a theme; without one, follows the system. */
export function chooseTheme(theme: Theme | undefined): void {
  show(theme);
  if (theme) localStore.setItem(key, theme);
  else localStore.removeItem(key);
}

/** Switches to the other theme and stores it. */
export function switchTheme(): void {
  const current = chosenTheme() ?? systemTheme();
  chooseTheme(themeToStore(current === "dark" ? "light" : "dark", systemTheme()));
}

/** Follows a selection in another tab. */
export const followTheme = (): (() => void) =>
  onOtherTab((changed) => {
    if (changed !== key) return;
    const theme = localStore.getItem(key);
    show(theme === "light" || theme === "dark" ? theme : undefined);
  });
