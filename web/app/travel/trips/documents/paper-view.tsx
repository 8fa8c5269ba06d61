import { Link } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { FileViewer } from "../../../ui/files/file-viewer.tsx";
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
        <FileViewer
          inTab
          url={url}
          label={`${tripPaperLabels[paper]} for ${destinationOf(trip)}`}
        />
      ) : (
        <p>{noPaper[paper]}</p>
      )}
    </section>
  );
}
