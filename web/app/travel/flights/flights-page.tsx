import { flyingGuide } from "#reference/flying.ts";
import { siteContext } from "../../data/server.ts";
import { Blocks, SourceList, Contacts } from "../../lookup/articles/index.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import { flightsPath } from "../../links/lookup.ts";
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
      "Compare Delta, American and Aeromexico pet policies: fees, carriers, weight limits and routes with no pets in the cabin. Each with its source and who to contact.",
    path: flightsPath,
  });

export default function FlightsPage({ loaderData: { guide } }: Route.ComponentProps) {
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <FlightsHead title={guide.title} sentence={guide.excerpt} scene={guide.thumbnail} />
          <Widget place="flights-page" />
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
