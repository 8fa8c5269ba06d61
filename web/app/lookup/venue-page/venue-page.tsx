import { Navigation, PenLine, Phone } from "lucide-react";
import { Link, useLocation } from "react-router";
import { pageHoots } from "#contracts/community/hoots.ts";
import { listReviews } from "#contracts/lookup/venue-reviews.ts";
import { getVenue, type Venue } from "#contracts/lookup/venues.ts";
import type { MapTiles } from "#contracts/kernel/operator.ts";
import type { Reader } from "#format/reader.ts";
import { dayText } from "#format/dates.ts";
import { LazyBookmarkButton } from "../../community/bookmarks/index.ts";
import { forCards, LazyHootGrid, taggedPath } from "../../community/hoots/index.ts";
import { apiContext } from "../../data/server.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { useReader } from "../../data/reader.ts";
import { useSite } from "../../data/site.ts";
import { aboutVenuePath, venuePath, venuesPath } from "../../links/venues.ts";
import { LazyAddPlan, LazyAddToTrip } from "../../travel/trips/index.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { Route } from "./+types/venue-page";
import { lazy } from "../../data/lazy/lazy.tsx";
import {
  closeZoom,
  kindText,
  nameText,
  OpenState,
  otherName,
  othersNearby,
  phoneLink,
  routeUrl,
} from "../venues/index.ts";
import { Hours, VenueDetails } from "./venue-details.tsx";
import styles from "./venue-page.module.css";

const hootsShown = 3;

/** Their HTML comes with the page, the rest when they are nearly in sight. */
const LazyReviews = lazy(async () => (await import("./reviews-section.tsx")).ReviewsSection, {
  when: "visible",
});

const StreetMap = lazy(async () => (await import("../../ui/street-map.tsx")).StreetMap, {
  when: "visible",
  fallback: <Outline height={240} />,
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const [venue, reviews, hoots] = await Promise.all([
    call(getVenue, { params }),
    call(listReviews, { params, query: {} }),
    call(pageHoots, { query: { venue: params.id, limit: hootsShown } }),
  ]);
  const hootsPath = taggedPath({ venue: params.id });
  return { venue, reviews, hoots: forCards(hoots).data, hootsPath };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { venue } = args.loaderData;
  return pageMeta(args, {
    title: headingOf(venue),
    description: [kindText(venue), venue.address].filter(Boolean).join(", "),
    canonical: venuePath(venue._id),
  });
};

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ErrorView error={error} near={<LinkButton to={venuesPath}>Search places</LinkButton>} />
);

/** "Vet without a name" where it has none. */
const headingOf = (venue: Venue): string =>
  venue.name || venue.nameEn ? nameText(venue) : `${kindText(venue)} without a name`;

/** Where the person came from, if it was a search here. */
function searchBefore(state: unknown): string {
  const from =
    typeof state === "object" && state !== null && "from" in state ? String(state.from) : "";
  return from.startsWith(`${venuesPath}?`) ? from : venuesPath;
}

export default function VenuePage({
  loaderData: { venue, reviews, hoots, hootsPath },
}: Route.ComponentProps) {
  const reader = useReader();
  const tiles = useSite()?.mapTiles;
  const { opening, address, closedAt } = venue;
  const other = otherName(venue);
  const others = othersNearby(venue);
  return (
    <article className={classes("wrap", styles.page)}>
      <BackLink to={searchBefore(useLocation().state)}>Places</BackLink>
      <header className={styles.head}>
        <div className={styles.line}>
          <Tag>{kindText(venue)}</Tag>
          {opening && closedAt === null && <OpenState opening={opening} />}
          <span className={`screen-only ${styles.save}`}>
            <LazyBookmarkButton kind="venue" id={venue._id} />
          </span>
        </div>
        <h1>
          <bdi>{headingOf(venue)}</bdi>
        </h1>
        {other && (
          <p className="lede">
            <bdi>{other}</bdi>
          </p>
        )}
        {closedAt !== null && <Notice>{closedText(venue, closedAt, reader)}</Notice>}
        <div className={`screen-only ${styles.first}`}>
          {closedAt === null ? (
            <WaysThere venue={venue} />
          ) : (
            <LinkButton variant="go" to={others.path}>
              {others.text}
            </LinkButton>
          )}
        </div>
        <div className={`row screen-only ${styles.more}`}>
          {closedAt === null && (
            <LazyAddToTrip small>
              {(close) => (
                <LazyAddPlan
                  fallback={<Outline height={160} />}
                  title={nameText(venue)}
                  place={address ?? ""}
                  venueId={venue._id}
                  onClose={close}
                />
              )}
            </LazyAddToTrip>
          )}
          <LinkButton
            to={aboutVenuePath(venue._id)}
            prefetch="none"
            small
            icon={<PenLine size={20} aria-hidden />}
          >
            Write a hoot
          </LinkButton>
        </div>
      </header>
      <div className={styles.parts}>
        <VenueDetails venue={venue} />
        <div className={styles.beside}>
          {tiles && <SmallMap venue={venue} tiles={tiles} />}
          <section className="card pad" aria-labelledby="hours">
            <h2 id="hours">Hours</h2>
            <Hours venue={venue} />
          </section>
        </div>
        <div>
          <LazyReviews key={venue._id} venueId={venue._id} name={nameText(venue)} first={reviews} />
        </div>
      </div>
      {hoots.length > 0 && (
        <section className={styles.hoots} aria-labelledby="hoots">
          <div className="row apart">
            <h2 id="hoots">Hoots about this place</h2>
            <Link to={hootsPath}>All hoots about this place</Link>
          </div>
          <div>
            <LazyHootGrid hoots={hoots} />
          </div>
        </section>
      )}
    </article>
  );
}

/** How to reach a place: by phone, and by foot or car. */
function WaysThere({ venue }: { venue: Venue }) {
  const tel = phoneLink(venue.phone);
  return (
    <>
      {tel && (
        <LinkButton variant="go" to={tel} prefetch="none" icon={<Phone size={20} aria-hidden />}>
          Call
        </LinkButton>
      )}
      <LinkButton
        to={routeUrl(venue)}
        prefetch="none"
        rel="noreferrer"
        icon={<Navigation size={20} aria-hidden />}
      >
        Directions
      </LinkButton>
    </>
  );
}

/** Members say that it has closed; an import only that the map has lost it. */
function closedText({ corrections }: Venue, closedAt: string, reader: Reader): string {
  const found = corrections.find(({ field }) => field === "closedAt");
  const day = dayText(found?.checkedAt ?? closedAt, "medium", reader);
  return found
    ? `Closed: reported by a member and checked on ${day}.`
    : `OpenStreetMap hasn't listed this place since ${day}. It has probably closed.`;
}

/** Where it is on a street map; nothing without scripts. */
function SmallMap({ venue, tiles }: { venue: Venue; tiles: MapTiles }) {
  const hydrated = useHydrated();
  const { latitude, longitude } = venue;
  return (
    <figure className={`screen-only ${styles.small}`} aria-label="Map">
      {hydrated && (
        <StreetMap
          tiles={tiles}
          pins={[{ latitude, longitude, label: nameText(venue) }]}
          closeZoom={closeZoom}
          instead="Directions opens another map."
          inPage
          className={styles.streets}
        />
      )}
    </figure>
  );
}
