import { Monitor, Moon, Sun } from "lucide-react";
import { useStore, type Readable } from "../../data/store.ts";
import { chooseTheme, chosenTheme, type Theme } from "../../ui/theme.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import styles from "./theme-choice.module.css";

const choices: readonly { theme: Theme | undefined; label: string; sign: typeof Sun }[] = [
  { theme: undefined, label: "Match device", sign: Monitor },
  { theme: "light", label: "Light", sign: Sun },
  { theme: "dark", label: "Dark", sign: Moon },
];

// The switch in the header and other tabs can change it too.
const theme: Readable<Theme | undefined> = {
  get: chosenTheme,
  initial: undefined,
  subscribe(listener) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  },
};

/** Light, dark, or as the device has it. Stored in this browser. */
export function ThemeChoice() {
  const chosen = useStore(theme);
  return (
    <SectionCard title="Appearance" sentence="Applies to this browser only.">
      <fieldset className={styles.choices}>
        <legend className="sr">Appearance</legend>
        {choices.map(({ theme: choice, label, sign: Sign }) => (
          <label key={label}>
            <input
              type="radio"
              name="theme"
              checked={choice === chosen}
              onChange={() => chooseTheme(choice)}
            />
            <Sign size={20} aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}
