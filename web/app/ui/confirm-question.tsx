import { useState } from "react";
import { errorMessage } from "../data/errors.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./dialog.module.css";
import { Notice } from "./notice.tsx";

export type ConfirmProps = {
  open: boolean;
  /** Names the object: Delete “first-sea.jpg”? */
  title: string;
  sentence: string;
  /** The action button: "Delete image". */
  action: string;
  /** `pri` where nothing is lost. */
  actionVariant?: ButtonVariant;
  busyText?: string;
  /** The button that changes nothing. */
  cancelLabel?: string;
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
};

type Confirming = { is: "asking" } | { is: "doing" } | { is: "failed"; message: string };

/** Asks before something is lost. Stays open with the reason if the action fails. */
export function ConfirmQuestion(props: ConfirmProps) {
  const {
    open,
    title,
    sentence,
    action,
    actionVariant = "danger",
    busyText,
    cancelLabel = "Cancel",
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
      const message = errorMessage(error, "Something went wrong. Try again.");
      setState({ is: "failed", message });
    }
  };

  return (
    <Dialog open={open} onClose={close} title={title}>
      <p>{sentence}</p>
      {state.is === "failed" && <Notice>{state.message}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant={actionVariant}
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
