import { useState, type ReactNode } from "react";
import styles from "./more.module.css";

type MoreProps = {
  title: string;
  /** Whether something in it is filled in. */
  open: boolean;
  /** Whether something in it is invalid. */
  wrong?: boolean;
  children: ReactNode;
};

/** Optional fields of a form behind their title. Opens by itself where a field in it is filled in or invalid. */
export function More({ title, open, wrong = false, children }: MoreProps) {
  const [isOpen, setOpen] = useState(open);
  const [wasOpen, setWasOpen] = useState(open || wrong);
  // A draft that is restored may fill it.
  if ((open || wrong) !== wasOpen) {
    setWasOpen(open || wrong);
    if (open || wrong) setOpen(true);
  }
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {isOpen && <div className="stack loose">{children}</div>}
    </details>
  );
}
