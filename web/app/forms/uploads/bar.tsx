import { percentText } from "#format/numbers.ts";
import { isActive, type UploadState } from "./upload-state.ts";
import styles from "./bar.module.css";

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
