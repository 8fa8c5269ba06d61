import { Link } from "react-router";
import styles from "./switch.module.css";

type SwitchProps = {
  /** What is chosen. */
  label: string;
  choices: readonly { label: string; to: string; isHere: boolean }[];
};

/** Other views of the same answer, as links: they work by keyboard and without scripts. */
export function Switch({ label, choices }: SwitchProps) {
  return (
    <nav aria-label={label} className={styles.switch}>
      <ul>
        {choices.map(({ label: text, to, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              preventScrollReset
              aria-current={isHere ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
