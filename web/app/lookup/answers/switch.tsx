import { Link } from "react-router";
import styles from "./answers.module.css";

type SwitchProps = {
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
};

/** Links to other variants of the same answer, which work without scripts. */
export function Switch({ label, choices }: SwitchProps) {
  return (
    <nav aria-label={label} className={styles.switch}>
      <ul>
        {choices.map(({ label: text, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
