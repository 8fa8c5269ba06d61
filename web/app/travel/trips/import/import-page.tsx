import { Link } from "react-router";
import { MembersOnly } from "../../../data/guard.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { Heading } from "../../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { plansPath } from "../../../links/plans.ts";
import type { Route } from "./+types/import-page";
import { ImportBooking } from "./import-booking.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Import a booking", hidden: true });

export default function ImportPage() {
  return (
    <section className="wrap stack loose">
      <Heading
        level="h1"
        sentence="Flights and stays out of a confirmation. It is read in your browser; nothing is sent or saved before you say so."
      >
        Import a booking
      </Heading>
      <MembersOnly fallback={<BoxOutline />}>
        {({ userId }) => <ImportBooking key={userId} />}
      </MembersOnly>
      <p>
        <Link to={plansPath}>All your trips</Link>
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
