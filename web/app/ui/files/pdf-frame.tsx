import { useEffect, useRef, useState } from "react";
import {
  pdfViewerMessages,
  pdfViewerPath,
  pdfViewerSandbox,
} from "#contracts/kernel/pdf-viewer.ts";
import { Skeleton } from "../skeleton.tsx";
import { Notice } from "../notice.tsx";
import styles from "./file-viewer.module.css";

type State = "loading" | "shown" | "failed";

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
      />
    </div>
  );
}
