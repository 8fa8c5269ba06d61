import { ArrowRight, ExternalLink } from "lucide-react";
import { airlinePages } from "#reference/flying.ts";
import { siteContext } from "../../data/server.ts";
import { articlePath } from "../../links/articles.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Widget } from "../../commerce/widgets/index.ts";
import type { Route } from "./+types/fly-page";
import { FlightsHead } from "./flights-head.tsx";
import { flightsMeta } from "./flights-meta.ts";
import styles from "./fly-page.module.css";
import { flightsPath, flyPath } from "../../links/flights.ts";

const scene = { place: "Mexico City", pet: { species: "cat", colour: "black" } } as const;

export const loader = ({ context }: Route.LoaderArgs) => ({
  airlines: airlinePages,
  site: context.get(siteContext).publicUrl,
});

export const meta: Route.MetaFunction = (args) =>
  flightsMeta(args, args.loaderData?.site, {
    title: "Find a flight",
    description:
      "Look for a flight you and your pet can take, and go straight to what each airline says about animals on board.",
    path: flyPath,
  });

export default function FlyPage({ loaderData: { airlines } }: Route.ComponentProps) {
  return (
    <>
      <section className="tint-sky">
        <div className="wrap">
          <FlightsHead
            title="Find a flight"
            sentence="A seat for you, and a place under it for somebody smaller."
            scene={scene}
          />
          <Widget place="fly-page" />
        </div>
      </section>
      <section className="wrap">
        <Heading sentence="Places for pets are few on every plane, and no fare shows them. So ask the airline that operates the flight, before you pay.">
          Ask the airline itself
        </Heading>
        <ul className={styles.airlines}>
          {airlines.map(({ name, about, address }) => (
            <li key={name} className="card pad">
              <h3>{name}</h3>
              <p>Says here what it asks of pets: {about}.</p>
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
          <LinkButton variant="pri" to={flightsPath}>
            The three side by side
            <ArrowRight size={20} aria-hidden />
          </LinkButton>
          <LinkButton to={articlePath("short-noses")}>Short noses, long flights</LinkButton>
        </div>
      </section>
    </>
  );
}
