import { CircleAlert, CircleCheck, Clock, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import styles from "./notice.module.css";

export type Tone = "blocked" | "due" | "ready" | "info";

type NoticeProps = {
  children: ReactNode;
  tone?: Tone;
  /** Shows a button to try again. */
  onRetry?: () => void;
  retryText?: string;
  busy?: boolean;
  /** Actions after the button to try again. */
  actions?: ReactNode;
};

const signs = { blocked: CircleAlert, due: Clock, ready: CircleCheck, info: Info };

/** A message where it belongs. Screen readers announce a failure right away. */
export function Notice({
  children,
  tone = "blocked",
  onRetry,
  retryText = "Try again",
  busy,
  actions,
}: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      role={tone === "blocked" ? "alert" : "status"}
    >
      <Sign size={20} aria-hidden />
      <div className={styles.text}>
        <div>{children}</div>
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button small data-reads busy={busy} onClick={onRetry}>
                {retryText}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
