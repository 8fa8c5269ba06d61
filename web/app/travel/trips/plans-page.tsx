import { Suspense } from "react";
import { MembersOnly } from "../../data/guard.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Heading } from "../../ui/heading.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/plans-page";
import styles from "./plans-page.module.css";
import { Trips } from "./trips.tsx";

const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function PlansPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <Heading level="h1" sentence="Where to, and when? You can add the rest later.">
          Plan
        </Heading>
        <MembersOnly fallback={<FormOutline />}>
          {() => (
            <Suspense fallback={<FormOutline />}>
              <CreateTripForm />
            </Suspense>
          )}
        </MembersOnly>
      </div>
      <MembersOnly>
        {({ userId }) => (
          <>
            <Widget place="plan-form-flights" />
            <Widget place="plans-activities" />
            <Trips key={userId} />
            <Widget place="plans-flights" />
            <PromoCards />
          </>
        )}
      </MembersOnly>
    </section>
  );
}

const FormOutline = () => (
  <div aria-busy>
    <AfterAWhile>
      <Skeleton height={460} rounded />
    </AfterAWhile>
  </div>
);

const promos = ["plans-insurance", "plans-flight-deals", "plans-gear", "plans-vet"] as const;

/** What else a trip needs: partners' offers, or cards of our own. */
function PromoCards() {
  return (
    <section className="stack" aria-labelledby="trip-help">
      <h2 id="trip-help" className={styles.title}>
        More for your trip
      </h2>
      <ul className={styles.cards}>
        {promos.map((place) => (
          <li key={place}>
            <Widget place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
