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
  /** A close button in the corner; leave it out where the buttons below say it all. */
  closable?: boolean;
  wide?: boolean;
  /** As wide as a picture that is to be read. */
  large?: boolean;
};

/** A native dialog: focus goes in (to `data-first`, if there is one), Esc and a click outside close it, focus returns to where it was. */
export function Dialog({ open, onClose, title, children, closable, wide, large }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed while it still stands in the page: one that is taken away open does not give the focus back.
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
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {closable && (
              <IconButton label="Close" onClick={onClose}>
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
