import { Download, ExternalLink } from "lucide-react";
import { useEffect, useState, type ReactNode, useRef } from "react";
import {
  pdfViewerMessages,
  pdfViewerPath,
  pdfViewerSandbox,
} from "#contracts/kernel/pdf-viewer.ts";
import { Button, LinkButton } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Notice } from "../notice.tsx";
import { Skeleton } from "../skeleton.tsx";
import { toast } from "../toast-store.ts";
import { FilePicture } from "./preview.tsx";
import {
  downloadPrivateFile,
  fetchWholeFile,
  fileFailure,
  fileTabPath,
  type WholeFile,
} from "./private-file.ts";
import styles from "./file-viewer.module.css";

type FileViewerProps = {
  url: string;
  label: string;
  /** Hides the link to a new tab, in that tab. */
  inTab?: boolean;
  /** The page of this file, if it has one of its own. */
  page?: string | undefined;
  /** Further actions, such as replacing the file. */
  children?: ReactNode;
};

/** A private file: an image, or a PDF in a sandboxed frame, with a download. */
export function FileViewer({ url, label, inTab, page, children }: FileViewerProps) {
  const { file, retry } = useWholeFile(url);
  return (
    <>
      {file === undefined ? (
        <div className={styles.loading} aria-busy>
          <Skeleton height={320} rounded />
        </div>
      ) : file.is === "failed" ? (
        <Notice onRetry={retry}>{file.message}</Notice>
      ) : file.is === "pdf" ? (
        <PdfFrame key={url} file={file.blob} label={label} />
      ) : (
        <FilePicture className={styles.picture} file={file.blob} alt={label} />
      )}
      <div className={`${styles.actions} screen-only`}>
        <DownloadButton url={url} label={label} />
        {!inTab && (
          <LinkButton
            small
            to={page ?? fileTabPath(url)}
            prefetch="none"
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden />}
          >
            Open in a new tab
          </LinkButton>
        )}
        {children}
      </div>
    </>
  );
}

type FileViewerDialogProps = FileViewerProps & { onClose: () => void };

/** A private file in a dialog. */
export const FileViewerDialog = ({ onClose, ...file }: FileViewerDialogProps) => (
  <Dialog open onClose={onClose} title={file.label} closable large>
    <FileViewer {...file} />
  </Dialog>
);

type Loaded = WholeFile | { is: "failed"; message: string };

/** Loads a private file with the member's token; undefined until then. */
function useWholeFile(url: string): { file: Loaded | undefined; retry: () => void } {
  const [tries, setTries] = useState(0);
  const request = `${url} ${tries}`;
  const [loaded, setLoaded] = useState<{ request: string; file: Loaded }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const become = (file: Loaded) => {
      if (!signal.aborted) setLoaded({ request, file });
    };
    fetchWholeFile(url, signal).then(become, (error: unknown) =>
      become({ is: "failed", message: fileFailure(error) }),
    );
    return () => controller.abort();
  }, [url, request]);
  const file = loaded?.request === request ? loaded.file : undefined;
  return { file, retry: () => setTries((before) => before + 1) };
}

type Download = { is: "idle" } | { is: "fetching" } | { is: "failed"; message: string };

function DownloadButton({ url, label }: { url: string; label: string }) {
  const [state, setState] = useState<Download>({ is: "idle" });
  const download = async () => {
    setState({ is: "fetching" });
    try {
      await downloadPrivateFile(url);
      toast(`${label} downloaded.`);
      setState({ is: "idle" });
    } catch (error) {
      setState({ is: "failed", message: fileFailure(error) });
    }
  };
  return (
    <>
      <Button
        small
        data-reads
        icon={<Download aria-hidden />}
        busy={state.is === "fetching"}
        onClick={() => void download()}
      >
        Download
      </Button>
      {state.is === "failed" && <Notice>{state.message}</Notice>}
    </>
  );
}

type State = "loading" | "shown" | "failed" | "offline";

/** Milliseconds for the viewer to come from the browser's cache where there is no network. */
const offlineMs = 3_000;

/** A PDF in a sandboxed frame, which has no access to the site or the session. */
function PdfFrame({ file, label }: { file: Blob; label: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("loading");

  useEffect(() => {
    const onMessage = async ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      if (data === pdfViewerMessages.shown) setState("shown");
      if (data === pdfViewerMessages.failed) setState("failed");
      if (data !== pdfViewerMessages.ready) return;
      const bytes = await file.arrayBuffer();
      // The frame's origin is opaque, so it cannot be named.
      target.postMessage(bytes, "*", [bytes]);
    };
    const listen = (event: MessageEvent<unknown>) => void onMessage(event);
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
