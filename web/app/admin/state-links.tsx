import { Link } from "react-router";
import styles from "./admin.module.css";

type StateLinksProps<State extends string> = {
  /** The accessible name. */
  label: string;
  /** The first one is the default. */
  states: readonly State[];
  current: State;
  labelOf: (state: State) => string;
};

/** Links that filter a list by `?state=`. */
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
