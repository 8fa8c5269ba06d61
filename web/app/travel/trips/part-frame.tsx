import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import styles from "./forms.module.css";

type PartFrameProps = {
  /** '' for the only one. */
  title: string;
  onRemove: (() => void) | undefined;
  /** Moves it up or down; undefined at the end of the list. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  children: ReactNode;
};

/** The fields of one flight or stay of several, with buttons to move and remove it. */
export function PartFrame({ title, onRemove, onUp, onDown, children }: PartFrameProps) {
  return (
    <fieldset className={styles.part}>
      {title ? (
        <legend className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={styles.moves}>
            {onUp && (
              <IconButton label={`Move ${title} up`} onClick={onUp}>
                <ArrowUp size={20} aria-hidden />
              </IconButton>
            )}
            {onDown && (
              <IconButton label={`Move ${title} down`} onClick={onDown}>
                <ArrowDown size={20} aria-hidden />
              </IconButton>
            )}
            {onRemove && (
              <IconButton label={`Remove ${title}`} onClick={onRemove}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            )}
          </span>
        </legend>
      ) : (
        <legend className="sr">Stay</legend>
      )}
      {children}
    </fieldset>
  );
}
