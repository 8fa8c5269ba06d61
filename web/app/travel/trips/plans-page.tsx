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
import { ArrowRight, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { articlePath } from "../../links/articles.ts";
import { flightsPath } from "../../links/flights.ts";

const CreateTripForm = lazy(async () => (await import("./create-trip-form.tsx")).CreateTripForm);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trips", hidden: true });

export default function PlansPage() {
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <Heading level="h1" sentence="Where to, and when? Everything else can come later.">
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

type Promo = { title: string; sentence: string; action: string; to: string };

const promos: readonly Promo[] = [
  {
    title: "Pet Insurance",
    sentence: "The insurers of North America, as their own association lists them.",
    action: "See the list at naphia.org",
    to: "https://naphia.org/",
  },
  {
    title: "Flight Deals",
    sentence: "We sell no flights. What a seat, a cabin or a hold asks of a pet, we wrote down.",
    action: "Read about the cabin",
    to: flightsPath,
  },
  {
    title: "Pet Travel Gear",
    sentence: "What to pack, what to plan, and what can stay at home.",
    action: "Read the guide",
    to: articlePath("ultimate-guide"),
  },
  {
    title: "Vet Access Anywhere",
    sentence: "Which papers only a vet can sign, and how long before you leave.",
    action: "Read about papers",
    to: articlePath("papers-in-order"),
  },
];

/** What else a trip needs. Nobody pays for any of it, and the cards say so. */
function PromoCards() {
  return (
    <section className="stack" aria-labelledby="trip-help">
      <h2 id="trip-help" className={styles.title}>
        What else a trip needs
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
      <p className="meta">Nobody pays to stand here, and we earn nothing from these links.</p>
    </section>
  );
}
