import { useLocation } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { tripPath } from "../../../links/trips.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { FileViewer } from "../../../ui/files/file-viewer.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { MembersOrSaved } from "../../../ui/saved-copies/members-or-saved.tsx";
import { destinationOf } from "../../labels/index.ts";
import { TripLoader, TripOutline } from "../trip-loader.tsx";
import type { Route } from "./+types/paper-page";
import type { TripPaperName } from "./send-paper.ts";
import { TripPaper, tripPaperLabels } from "./trip-paper.tsx";
import styles from "./documents.module.css";

/** Two addresses have this page. */
const paperAt = (path: string): TripPaperName => (path.endsWith("/ticket") ? "ticket" : "receipt");

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: tripPaperLabels[paperAt(args.location.pathname)], hidden: true });

export default function PaperPage({ params: { id } }: Route.ComponentProps) {
  const paper = paperAt(useLocation().pathname);
  return (
    <MembersOrSaved fallback={<TripOutline />}>
      {({ userId }) => (
        <TripLoader key={`${userId} ${id}`} id={id}>
          {(trip) => <PaperView trip={trip} paper={paper} />}
        </TripLoader>
      )}
    </MembersOrSaved>
  );
}

/** The receipt or the ticket of a trip on its own page. */
function PaperView({ trip, paper }: { trip: Trip; paper: TripPaperName }) {
  const url = trip[paper];
  return (
    <section className={`wrap stack loose ${styles.page}`}>
      <BackLink to={tripPath(trip._id, "days")}>{destinationOf(trip)}</BackLink>
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
