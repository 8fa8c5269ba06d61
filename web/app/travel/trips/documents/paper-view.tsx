import type { Trip } from "#contracts/travel/trips.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { FileViewer } from "../../../ui/files/file-viewer.tsx";
import styles from "./documents.module.css";
import { tripPath } from "../../../links/trips.ts";
import type { TripPaperName } from "./send-paper.ts";
import { TripPaper, tripPaperLabels } from "./trip-paper.tsx";
import { destinationOf } from "../../labels/index.ts";

type PaperViewProps = { trip: Trip; paper: TripPaperName };

/** The receipt or the ticket of a trip on its own page. */
export function PaperView({ trip, paper }: PaperViewProps) {
  const url = trip[paper];
  return (
    <section className={`wrap stack loose ${styles.page}`}>
      <BackLink to={tripPath(trip._id)}>{destinationOf(trip)}</BackLink>
      <h1 tabIndex={-1}>{tripPaperLabels[paper]}</h1>
      {url && (
        <FileViewer
          inTab
          url={url}
          label={`${tripPaperLabels[paper]} for ${destinationOf(trip)}`}
        />
      )}
      <div className={`card pad ${styles.paper}`}>
        <TripPaper isOpen trip={trip} paper={paper} />
      </div>
    </section>
  );
}
