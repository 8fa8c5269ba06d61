import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Bar, Percent, progressText } from "./bar.tsx";
import styles from "./bar.module.css";
import { isActive } from "./upload-state.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";
import type { Upload } from "./use-upload.ts";

type UploadBarProps = {
  upload: Upload;
  /** Tries again. Not set in a form, where the button submits the form again and the form shows the error. */
  onRetry?: () => void;
};

/** The progress bar of one upload, with Cancel, and with Try again after a failure. */
export function UploadBar({ upload: { state, cancel }, onRetry }: UploadBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRestoredFocus(frame);
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <output className="sr">
        {isActive(state) && "Upload started."}
        {state.is === "done" && "Upload finished."}
      </output>
      {isActive(state) && (
        <div className={styles.form}>
          <div className={styles.line}>
            <span className="meta">{progressText(state)}</span>
            <Percent state={state} />
          </div>
          <div className={styles.line}>
            <Bar state={state} label="Upload" />
            <Button small onClick={cancel}>
              Cancel upload
            </Button>
          </div>
        </div>
      )}
      {state.is === "failed" && (
        <div className={styles.failed} role={onRetry && "alert"}>
          {state.message}
          <Button small type={onRetry ? "button" : "submit"} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
