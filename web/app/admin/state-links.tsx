import { Link } from "react-router";
import styles from "./state-links.module.css";

type StateLinksProps<State extends string> = {
  /** Names the list. */
  label: string;
  /** The first one is what the bare address shows. */
  states: readonly State[];
  current: State;
  labelOf: (state: State) => string;
};

/** Ways through a list of things in one state each, by `?state=`. */
export const StateLinks = <State extends string>(props: StateLinksProps<State>) => (
  <nav aria-label={props.label}>
    <ul className={styles.links}>
      {props.states.map((state, place) => (
        <li key={state}>
          <Link
            to={place === 0 ? "?" : `?state=${state}`}
            replace
            preventScrollReset
            aria-current={state === props.current ? "page" : undefined}
          >
            {props.labelOf(state)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
