import { MapPin } from "lucide-react";
import { Link } from "react-router";
import type { Hoot } from "#contracts/community/hoots.ts";
import { countryText } from "../../lookup/places/index.ts";
import { checkPath, waysPath } from "../../links/check.ts";
import { venuePath } from "../../links/venues.ts";
import { taggedName } from "../../lookup/venues/index.ts";
import styles from "./cards.module.css";
import { taggedPath } from "./tagged.ts";
import { airlineName, routeName } from "./tags.ts";

/** What a hoot is about: the page of each tag, and the hoots with the same one. */
export function HootTagLinks({ hoot: { airline, route, breed, venue } }: { hoot: Hoot }) {
  return (
    <dl className={styles.tags} aria-label="What this hoot is about">
      {route && (
        <div>
          <dt>{routeName(route)}</dt>
          <dd>
            {route.documents && <Link to={route.documents}>Documents</Link>}
            <Link to={checkPath({ from: countryText(route.from), to: countryText(route.to) })}>
              Check my pet
            </Link>
            <Link to={waysPath({ from: countryText(route.from), to: countryText(route.to) })}>
              Ways that work
            </Link>
            <Link to={taggedPath({ from: route.from, to: route.to })}>More hoots</Link>
          </dd>
        </div>
      )}
      {airline && (
        <div>
          <dt>{airlineName(airline)}</dt>
          <dd>
            <Link to={`/airlines/${airline}/international`}>Pet policy</Link>
            <Link to={taggedPath({ airline })}>More hoots</Link>
          </dd>
        </div>
      )}
      {breed && (
        <div>
          <dt>{breed}</dt>
          <dd>
            <Link to={checkPath({ breed })}>Check my pet</Link>
            <Link to={taggedPath({ breed })}>More hoots</Link>
          </dd>
        </div>
      )}
      {venue && (
        <div>
          <dt>
            <Link className={styles.venue} to={venuePath(venue._id)}>
              <MapPin size={16} aria-hidden />
              <span>
                at <bdi>{taggedName(venue)}</bdi>
              </span>
            </Link>
          </dt>
          <dd>
            <Link to={taggedPath({ venue: venue._id })}>More hoots</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
