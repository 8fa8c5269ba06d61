import { useRef, useEffect, type RefObject } from "react";
import { percentText } from "#format/numbers.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./bar.module.css";
import { isActive, type UploadState } from "./upload-state.ts";
import type { Upload } from "./use-upload.ts";

/** Keeps the focus inside `frame` when the control that had it goes away. */
export function useRestoredFocus(frame: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && (frame.current?.contains(target) ?? false);
    };
    const forget = () => {
      hadFocus.current = false;
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", forget);
    };
  }, [frame]);

  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      frame.current?.focus({ preventScroll: true });
    }
  });
}

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

/** How far a file is, from nothing to all of it. */
export function Bar({ state, label }: { state: UploadState; label: string }) {
  if (!isActive(state)) return null;
  const percent = state.is === "sending" ? Math.floor(state.sent * 100) : undefined;
  return <progress className={styles.bar} max={100} value={percent} aria-label={label} />;
}

/** "64 %", beside the bar. */
export function Percent({ state }: { state: UploadState }) {
  if (state.is !== "sending") return null;
  return <span className={styles.percent}>{percentText(Math.floor(state.sent * 100))}</span>;
}

/** What is happening to a file, in words. `smaller` says what was saved on the way. */
export function progressText(state: UploadState, smaller = "Uploading…"): string {
  if (state.is === "idle") return "Waiting…";
  if (state.is === "shrinking") return "Preparing…";
  if (state.is === "failed") return state.message;
  if (state.is === "done") return "Uploaded";
  return state.sent < 1 ? smaller : "Processing…";
}
