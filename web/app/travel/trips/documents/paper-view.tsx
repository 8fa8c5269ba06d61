import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { Button } from "../../../ui/button.tsx";
import {
  downloadPrivateFile,
  fileFailure,
  usePrivateFile,
} from "../../../ui/files/private-file.ts";
import { FilePicture } from "../../../ui/files/preview.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "./paper-view.module.css";
import { tripPath } from "../../../links/trips.ts";
import { noPaper, tripPaperLabels, type TripPaperName } from "./trip-paper.tsx";
import { destinationOf } from "../../labels/index.ts";

type PaperViewProps = { trip: Trip; paper: TripPaperName };

/** The receipt or the ticket of a trip on its own page. */
export function PaperView({ trip, paper }: PaperViewProps) {
  const url = trip[paper];
  return (
    <section className={`wrap stack loose ${styles.page}`}>
      <p className="screen-only">
        <Link to={tripPath(trip._id)}>
          <span aria-hidden>← </span>
          {destinationOf(trip)}
        </Link>
      </p>
      <h1 tabIndex={-1}>{tripPaperLabels[paper]}</h1>
      {url ? (
        <Paper url={url} label={`${tripPaperLabels[paper]} for ${destinationOf(trip)}`} />
      ) : (
        <p>{noPaper[paper]}</p>
      )}
    </section>
  );
}

function Paper({ url, label }: { url: string; label: string }) {
  const file = usePrivateFile(url, 1280);
  if (file.is === "failed") return <Notice onRetry={file.retry}>{file.message}</Notice>;
  if (file.is === "loading") {
    return (
      <div aria-busy>
        <Skeleton height={480} rounded />
      </div>
    );
  }
  return (
    <>
      {file.is === "picture" ? (
        <FilePicture className={styles.picture} file={file.picture} alt={label} />
      ) : (
        <p>This document is a PDF. Download it to view it.</p>
      )}
      <DownloadPaper url={url} label={label} />
    </>
  );
}

type Download = { is: "idle" } | { is: "fetching" } | { is: "failed"; message: string };

function DownloadPaper({ url, label }: { url: string; label: string }) {
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
    <div className="stack tight screen-only">
      <div>
        <Button
          icon={<Download aria-hidden />}
          busy={state.is === "fetching"}
          onClick={() => void download()}
        >
          Download
        </Button>
      </div>
      {state.is === "failed" && <Notice>{state.message}</Notice>}
    </div>
  );
}
