import { Suspense, useState } from "react";
import { MembersOnly } from "../../data/guard.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/trips-page";
import styles from "./trips-page.module.css";
import { hasDraft } from "../../forms/has-draft.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { monthFromAddress } from "./month-from-address.ts";
import { destinationId, newTripDraft } from "./trip-text.ts";
import { newTripButtonId, Trips } from "./trips.tsx";
import { useTrips } from "./use-trips.ts";
import { ArrowRight, ExternalLink } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { articlePath } from "../../links/articles.ts";
import { flightsPath } from "../../links/flights.ts";

const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function TripsPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1" sentence="Where to, and when? You can add the rest later.">
        Plan
      </Heading>
      <MembersOnly fallback={<FormOutline />}>
        {({ userId }) => <OwnTrips key={userId} />}
      </MembersOnly>
    </section>
  );
}

/** A member's trips. The form is open for a first trip, else behind a button. */
function OwnTrips() {
  const trips = useTrips();
  const [search] = useSearchParams();
  const [isOpened, setOpened] = useState(
    () => hasDraft(newTripDraft) || monthFromAddress(search) !== undefined,
  );
  const isFirst = trips.data?.length === 0;
  const open = () => {
    setOpened(true);
    focusSoon(destinationId);
  };
  const close = () => {
    setOpened(false);
    focusSoon(newTripButtonId);
  };
  return (
    <>
      {(isOpened || isFirst) && (
        <Suspense fallback={<FormOutline />}>
          <CreateTripForm onClose={isFirst ? undefined : close} />
        </Suspense>
      )}
      <Trips onNew={open} />
      <Widget place="plan-form-flights" />
      <Widget place="plans-activities" />
      <Widget place="plans-flights" />
      <PromoCards />
    </>
  );
}

const FormOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={460} rounded />
    </AfterAWhile>
  </div>
);

type Promo = { title: string; sentence: string; action: string; to: string };

const promos: readonly Promo[] = [
  {
    title: "Pet Insurance",
    sentence: "Find North American pet insurers on their trade association's list.",
    action: "See insurers at naphia.org",
    to: "https://naphia.org/",
  },
  {
    title: "Flight Deals",
    sentence: "Compare the pet rules of 3 airlines, with sources.",
    action: "Compare pet policies",
    to: flightsPath,
  },
  {
    title: "Pet Travel Gear",
    sentence: "What to pack, what to plan and what to leave at home.",
    action: "Read the guide",
    to: articlePath("ultimate-guide"),
  },
  {
    title: "Vet Access Anywhere",
    sentence: "Which documents need a vet's signature, and how far ahead to get them.",
    action: "Read about documents",
    to: articlePath("papers-in-order"),
  },
];

/** Related links. They are not advertisements, and the cards say so. */
function PromoCards() {
  return (
    <section className="stack" aria-labelledby="trip-help">
      <h2 id="trip-help" className={styles.title}>
        More for your trip
      </h2>
      <ul className={styles.cards}>
        {promos.map(({ title, sentence, action, to }) => (
          <li key={title} className={styles.card}>
            <h3>{title}</h3>
            <p>{sentence}</p>
            {to.startsWith("/") ? (
              <Link to={to} prefetch="intent">
                {action}
                <ArrowRight size={16} aria-hidden />
              </Link>
            ) : (
              <a href={to} rel="noopener">
                {action}
                <ExternalLink size={16} aria-hidden />
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="meta">These aren't ads. We don't earn anything from these links.</p>
    </section>
  );
}
