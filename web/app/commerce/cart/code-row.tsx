import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { changeFailedText } from "./changes.ts";
import styles from "./code-row.module.css";

type CodeRowProps = {
  title: string;
  words: string;
  /** It takes nothing off. */
  isOff?: boolean;
  /** For those who listen, after "Remove". */
  name: string;
  /** Rejects where it failed. */
  remove: () => Promise<unknown>;
};

type State = { is: "here" } | { is: "leaving" } | { is: "failed" };

/** A code or a card that was entered. */
export function CodeRow({ title, words, isOff, name, remove }: CodeRowProps) {
  const [state, setState] = useState<State>({ is: "here" });

  const leave = async () => {
    setState({ is: "leaving" });
    // Where it went well this row is gone.
    await remove().then(
      () => setState({ is: "here" }),
      () => setState({ is: "failed" }),
    );
  };

  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>{title}</b> <span className={isOff ? styles.off : styles.on}>{words}</span>
        {state.is === "failed" && <span role="alert">{changeFailedText}</span>}
      </span>
      <Button
        look="txt"
        small
        aria-label={`Remove ${name}`}
        busy={state.is === "leaving"}
        onClick={() => void leave()}
      >
        Remove
      </Button>
    </li>
  );
}
