import { useState } from "react";
import { errorMessage } from "../data/errors.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./dialog.module.css";
import { Notice } from "./notice.tsx";

export type ConfirmProps = {
  open: boolean;
  /** Names the thing: Delete “first-sea.jpg”? */
  title: string;
  sentence: string;
  /** What is done: "Delete image". */
  action: string;
  busyText?: string;
  /** The safe way out: "Keep it". */
  cancelLabel?: string;
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
};

type Confirming = { is: "asking" } | { is: "doing" } | { is: "failed"; message: string };

/** Asks before something is lost. It stays open and says why when it could not be done. */
export function ConfirmQuestion(props: ConfirmProps) {
  const {
    open,
    title,
    sentence,
    action,
    busyText,
    cancelLabel = "Keep it",
    onConfirm,
    onClose,
  } = props;
  const [state, setState] = useState<Confirming>({ is: "asking" });

  const close = () => {
    if (state.is === "doing") return;
    setState({ is: "asking" });
    onClose();
  };

  const confirm = async () => {
    setState({ is: "doing" });
    try {
      await onConfirm();
      setState({ is: "asking" });
      onClose();
    } catch (error) {
      const message = errorMessage(error, "Something went wrong. Please try again.");
      setState({ is: "failed", message });
    }
  };

  return (
    <Dialog open={open} onClose={close} title={title}>
      <p>{sentence}</p>
      {state.is === "failed" && <Notice>{state.message}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="danger"
          busy={state.is === "doing"}
          busyText={busyText}
          onClick={() => void confirm()}
        >
          {action}
        </Button>
        <Button onClick={close} data-first>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
