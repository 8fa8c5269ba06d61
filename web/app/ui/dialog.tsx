import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import styles from "./dialog.module.css";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** A close button in the corner; not needed if the buttons below are enough. */
  closable?: boolean;
  wide?: boolean;
  /** Wide enough to read an image. */
  large?: boolean;
};

/**
 * A native dialog: takes the focus (on `data-first`, if any), closes by Esc and by a click outside, and returns the
 * focus.
 */
export function Dialog({ open, onClose, title, children, closable, wide, large }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it is removed: an open dialog that is removed doesn't return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("mousedown", closeOutside);
    return () => element?.removeEventListener("mousedown", closeOutside);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide, large && styles.large)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // That of a dialog within this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {closable && (
              <IconButton label="Close" data-reads onClick={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
