import { useEffect, useRef, useState } from "react";
import {
  pdfViewerMessages,
  pdfViewerPath,
  pdfViewerSandbox,
} from "#contracts/kernel/pdf-viewer.ts";
import { Skeleton } from "../skeleton.tsx";
import { Notice } from "../notice.tsx";
import styles from "./file-viewer.module.css";

type State = "loading" | "shown" | "failed" | "offline";

/** Milliseconds for the viewer to come from the browser's cache where there is no network. */
const offlineMs = 3_000;

/** A PDF in a sandboxed frame, which has no access to the site or the session. */
export function PdfFrame({ file, label }: { file: Blob; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("loading");

  useEffect(() => {
    const hear = async ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      if (data === pdfViewerMessages.shown) setState("shown");
      if (data === pdfViewerMessages.failed) setState("failed");
      if (data !== pdfViewerMessages.ready) return;
      const bytes = await file.arrayBuffer();
      // The frame's origin is opaque, so it cannot be named.
      target.postMessage(bytes, "*", [bytes]);
    };
    const listen = (event: MessageEvent<unknown>) => void hear(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [file]);

  // Without a network, what has loaded may be the browser's own error page.
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (!isAlone || state !== "loading") return;
    const timer = setTimeout(() => setState("offline"), offlineMs);
    return () => clearTimeout(timer);
  }, [isAlone, state]);

  if (state === "offline") {
    return (
      <Notice tone="info">
        This PDF can&apos;t be shown without a connection. Download it to open it.
      </Notice>
    );
  }
  if (state === "failed")
    return <Notice>This PDF can't be shown here. Download it to open it.</Notice>;
  return (
    <div className={styles.paper} aria-busy={state === "loading"}>
      {state === "loading" && (
        <div className={styles.waiting}>
          <Skeleton height={320} rounded />
        </div>
      )}
      <iframe
        ref={frame}
        title={label}
        sandbox={pdfViewerSandbox}
        referrerPolicy="no-referrer"
        src={pdfViewerPath}
        onLoad={() => setAlone(!navigator.onLine)}
      />
    </div>
  );
}
