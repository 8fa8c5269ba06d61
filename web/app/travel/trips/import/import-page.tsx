import { Link } from "react-router";
import { MembersOnly } from "../../../data/guard.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { Heading } from "../../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { tripsPath } from "../../../links/trips.ts";
import type { Route } from "./+types/import-page";

/** Guests don't load it, and it has more code than the rest of the page. */
const ImportBooking = lazy(async () => (await import("./import-booking.tsx")).ImportBooking);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Import a booking", hidden: true });

export default function ImportPage() {
  return (
    <section className="wrap stack loose">
      <Heading
        level="h1"
        sentence="Add flights, trains, ferries and stays from a booking confirmation. It's read in your browser; only PDFs are sent to our server, which reads their text and doesn't keep them. Nothing is saved until you save it."
      >
        Import a booking
      </Heading>
      <MembersOnly fallback={<BoxOutline />}>
        {({ userId }) => <ImportBooking fallback={<BoxOutline />} key={userId} />}
      </MembersOnly>
      <p>
        <Link to={tripsPath}>All your trips</Link>
      </p>
    </section>
  );
}

const BoxOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={320} rounded />
    </AfterAWhile>
  </div>
);
