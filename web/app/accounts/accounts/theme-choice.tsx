import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { chooseTheme, chosenTheme, type Theme } from "../../ui/theme.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import styles from "./theme-choice.module.css";

const choices: readonly { theme: Theme | undefined; label: string; sign: typeof Sun }[] = [
  { theme: undefined, label: "Like my device", sign: Monitor },
  { theme: "light", label: "Day", sign: Sun },
  { theme: "dark", label: "Night", sign: Moon },
];

// The switch in the header and other tabs choose too.
function onTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Day, night, or as the device has it. Kept in this browser. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(onTheme, chosenTheme, () => undefined);
  return (
    <SectionCard title="Day or night" sentence="For this browser alone.">
      <fieldset className={styles.choices}>
        <legend className="sr">Day or night</legend>
        {choices.map(({ theme, label, sign: Sign }) => (
          <label key={label}>
            <input
              type="radio"
              name="theme"
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            <Sign size={20} aria-hidden />
            {label}
          </label>
        ))}
      </fieldset>
    </SectionCard>
  );
}
