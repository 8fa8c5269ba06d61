import { Download, ExternalLink } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Button, LinkButton } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Notice } from "../notice.tsx";
import { Skeleton } from "../skeleton.tsx";
import { toast } from "../toast-store.ts";
import styles from "./file-viewer.module.css";
import { PdfFrame } from "./pdf-frame.tsx";
import { FilePicture } from "./preview.tsx";
import {
  downloadPrivateFile,
  fetchWholeFile,
  fileFailure,
  fileTabPath,
  type WholeFile,
} from "./private-file.ts";

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
