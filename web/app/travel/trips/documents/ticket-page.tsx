import { MembersOrSaved } from "../../../ui/saved-copies/members-or-saved.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import type { Route } from "./+types/ticket-page";
import { TripLoader } from "../trip-loader.tsx";
import { PaperView } from "./paper-view.tsx";
import { TripOutline } from "../trip-outline.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Ticket", hidden: true });

export default function TicketPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOrSaved fallback={<TripOutline />}>
      {({ userId }) => (
        <TripLoader key={`${userId} ${id}`} id={id}>
          {(trip) => <PaperView trip={trip} paper="ticket" />}
        </TripLoader>
      )}
    </MembersOrSaved>
  );
}
