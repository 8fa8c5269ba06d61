import { ArrowRight, ExternalLink } from "lucide-react";
import { airlinePages } from "#reference/flying.ts";
import { siteContext } from "../../data/server.ts";
import { airlinesPath, articlePath, flyPath } from "../../links/lookup.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/fly-page";
import { FlightsHead, flightsMeta } from "./flights-head.tsx";
import styles from "./flights.module.css";

const scene = {
  place: "Flights",
  scene: "carrier",
  pet: { species: "cat", colour: "black" },
} as const;

export const loader = ({ context }: Route.LoaderArgs) => ({
  airlines: airlinePages,
  site: context.get(siteContext).publicUrl,
});

export const meta: Route.MetaFunction = (args) =>
  flightsMeta(args, args.loaderData?.site, {
    title: "Find a flight",
    description:
      "Search for a flight for you and your pet, then check each airline's own pet policy.",
    path: flyPath,
  });

export default function FlyPage({ loaderData: { airlines } }: Route.ComponentProps) {
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <FlightsHead
            title="Find a flight"
            sentence="Search flights, then check the pet policy before you book."
            scene={scene}
          />
          <Widget slot="fly-page" />
        </div>
      </section>
      <section className="wrap">
        <Heading sentence="Every flight has only a few pet spots, and fares don't show them. Ask the airline that operates the flight before you pay.">
          Check with the airline
        </Heading>
        <ul className={styles.airlines}>
          {airlines.map(({ name, about, address }) => (
            <li key={name} className="card pad">
              <h3>{name}</h3>
              <p>Official pet policy: {about}.</p>
              {address && (
                <a href={address} rel="noopener">
                  {new URL(address).hostname.replace(/^www\./, "")}
                  <ExternalLink size={16} aria-hidden />
                </a>
              )}
            </li>
          ))}
        </ul>
        <div className="row">
          <LinkButton variant="pri" to={airlinesPath}>
            Compare all 30 airlines
            <ArrowRight size={20} aria-hidden />
          </LinkButton>
          <LinkButton to={articlePath("short-noses")}>Flying with a snub-nosed pet</LinkButton>
        </div>
      </section>
    </>
  );
}
