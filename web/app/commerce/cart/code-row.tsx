import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { changeFailedText } from "./change-cart.ts";
import styles from "./code-row.module.css";

type CodeRowProps = {
  title: string;
  /** What the code does in this cart. */
  effect: string;
  /** The code does not apply. */
  isOff?: boolean;
  /** Completes the accessible name "Remove …". */
  name: string;
  /** Rejects on failure. */
  remove: () => Promise<unknown>;
};

type State = { is: "idle" } | { is: "removing" } | { is: "failed" };

/** An applied discount code or gift card. */
export function CodeRow({ title, effect, isOff, name, remove }: CodeRowProps) {
  const [state, setState] = useState<State>({ is: "idle" });

  const removeCode = async () => {
    setState({ is: "removing" });
    // After a success this row is unmounted.
    await remove().then(
      () => setState({ is: "idle" }),
      () => setState({ is: "failed" }),
    );
  };

  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <b>{title}</b> <span className={isOff ? styles.off : styles.on}>{effect}</span>
        {state.is === "failed" && <span role="alert">{changeFailedText}</span>}
      </span>
      <Button
        look="txt"
        small
        aria-label={`Remove ${name}`}
        busy={state.is === "removing"}
        onClick={() => void removeCode()}
      >
        Remove
      </Button>
    </li>
  );
}
