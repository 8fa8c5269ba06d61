import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./file-row.module.css";

type FileRowProps = {
  /** The preview on the left. */
  face: ReactNode;
  title: string;
  /** At the end of the title's line. */
  beside?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  wrong?: boolean;
};

/** One file: preview, name, state and actions. */
export function FileRow({ face, title, beside, children, actions, wrong }: FileRowProps) {
  return (
    <li className={classes(styles.row, wrong && styles.wrong)}>
      {face}
      <div className={styles.text}>
        <div className={styles.line}>
          <b className={styles.name}>{title}</b>
          {beside}
        </div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}

/** Removes a file or stops its upload. Its label is text, so that it differs from the field's name. */
export function CrossButton({ label, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button type="button" title={label} {...rest} className={styles.cross}>
      <X size={20} aria-hidden />
      <span className="sr">{label}</span>
    </button>
  );
}
