import { Link } from "react-router";
import type { PetLook } from "#art/urls.ts";
import { airlineNames } from "#reference/airline-names.ts";
import { flyingGuide } from "#reference/flying.ts";
import { siteContext } from "../../data/server.ts";
import { Blocks, SourceList, Contacts } from "../../lookup/articles/index.ts";
import { Poster } from "../../ui/poster.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import { airlinesPath, flightsPath } from "../../links/lookup.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/flights-page";
import { FlightsHead, flightsMeta } from "./flights-head.tsx";
import styles from "./flights.module.css";

export const loader = ({ context }: Route.LoaderArgs) => ({
  guide: flyingGuide,
  site: context.get(siteContext).publicUrl,
});

export const meta: Route.MetaFunction = (args) =>
  flightsMeta(args, args.loaderData?.site, {
    title: "Flying with a pet",
    description:
      "Compare the pet policies of 30 airlines: fees, carriers, weight limits and routes with no pets in the cabin. Each with its source and who to contact.",
    path: flightsPath,
  });

/** Who stands at the counters, one after the other. */
const passengers = [
  { species: "dog", colour: "black", breed: "frenchie" },
  { species: "cat", colour: "cream" },
  { species: "dog", colour: "brown", breed: "dachshund" },
] as const satisfies readonly PetLook[];

export default function FlightsPage({ loaderData: { guide } }: Route.ComponentProps) {
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <FlightsHead title={guide.title} sentence={guide.excerpt} scene={guide.thumbnail} />
          <ul className={styles.pictures} aria-label="Pet policies by airline">
            {airlineNames.slice(0, passengers.length).map(({ value, label }, index) => (
              <li key={value}>
                <Link to={`/airlines/${value}/international`} prefetch="intent">
                  <Poster
                    place={label}
                    shape="landscape"
                    scene="counter"
                    pet={passengers[index]}
                    eager
                  >
                    {label}
                  </Poster>
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <LinkButton to={airlinesPath}>Which airline takes my pet?</LinkButton>
          </p>
          <Widget slot="flights-page" />
        </div>
      </section>
      <section className={`wrap ${styles.text}`} aria-label="Airline pet policies">
        <Blocks content={guide.content} articleId={guide.id} />
      </section>
      <div className={`tint-sunk ${styles.under}`}>
        <div className={`wrap ${styles.columns}`}>
          <Contacts ask={guide.ask} />
          <SourceList article={guide} />
        </div>
      </div>
    </>
  );
}
