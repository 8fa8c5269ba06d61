import {
  CircleQuestionMark,
  Globe,
  MapPin,
  Navigation,
  PawPrint,
  PenLine,
  Phone,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { pageHoots } from "#contracts/community/hoots.ts";
import { listReviews } from "#contracts/lookup/venue-reviews.ts";
import { getVenue, type Venue } from "#contracts/lookup/venues.ts";
import { dayText } from "#format/dates.ts";
import { timeText } from "#format/times.ts";
import { forCards, LazyHootGrid, taggedPath } from "../../community/hoots/index.ts";
import { apiContext } from "../../data/server.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { useReader } from "../../data/reader.ts";
import { useSite } from "../../data/site.ts";
import { aboutVenuePath, venuePath, venuesPath } from "../../links/venues.ts";
import { LazyAddPlan, LazyAddToTrip } from "../../travel/trips/index.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { Route } from "./+types/venue-page";
import { lazy } from "../../data/lazy/lazy.tsx";
import {
  Attribution,
  closeZoom,
  kindText,
  nameText,
  OpenState,
  osmUrl,
  otherName,
  petFacts,
  phoneLink,
  routeUrl,
  sourceText,
  SuggestCorrection,
} from "../venues/index.ts";
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
    title: nameText(venue),
    description: [kindText(venue), venue.address].filter(Boolean).join(", "),
    canonical: venuePath(venue._id),
  });
};

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
  const { opening, address, phone, website, closedAt } = venue;
  const other = otherName(venue);
  const tel = phoneLink(phone);
  return (
    <article className={`wrap ${styles.page}`}>
      <BackLink to={searchBefore(useLocation().state)}>Places</BackLink>
      <header className={styles.head}>
        <p className={styles.line}>
          <Tag>{kindText(venue)}</Tag>
          {opening && closedAt === null && <OpenState opening={opening} />}
        </p>
        <h1>
          <bdi>{nameText(venue)}</bdi>
        </h1>
        {other && (
          <p className="lede">
            <bdi>{other}</bdi>
          </p>
        )}
        {closedAt !== null && (
          <Notice>
            This place isn't on the map any more, since {dayText(closedAt, "medium", reader)}. It
            has probably closed.
          </Notice>
        )}
        <div className={`row screen-only ${styles.actions}`}>
          {tel && (
            <LinkButton
              variant="go"
              to={tel}
              prefetch="none"
              icon={<Phone size={20} aria-hidden />}
            >
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
          {website && (
            <LinkButton
              to={website}
              prefetch="none"
              rel="nofollow noopener noreferrer"
              icon={<Globe size={20} aria-hidden />}
            >
              Website
            </LinkButton>
          )}
          <LinkButton
            to={aboutVenuePath(venue._id)}
            prefetch="none"
            icon={<PenLine size={20} aria-hidden />}
          >
            Write a hoot about this place
          </LinkButton>
          <LazyAddToTrip>
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
        </div>
      </header>
      <div className={styles.parts}>
        <section className="card pad" aria-labelledby="known">
          <h2 id="known">What is known</h2>
          <dl className={styles.facts}>
            <Fact name="Pets" icon={<PawPrint size={20} aria-hidden />}>
              {petsText(venue, petFacts(venue, reader))}
            </Fact>
            <Fact name="Address" icon={<MapPin size={20} aria-hidden />}>
              {address && <bdi>{address}</bdi>}
            </Fact>
            <Fact name="Phone" icon={<Phone size={20} aria-hidden />}>
              {phone && <bdi>{phone}</bdi>}
            </Fact>
          </dl>
          <Source venue={venue} />
          <SuggestCorrection venue={venue} />
        </section>
        <div className={styles.beside}>
          <section className="card pad" aria-labelledby="hours">
            <h2 id="hours">Hours</h2>
            <Hours venue={venue} />
          </section>
          <SmallMap venue={venue} />
        </div>
      </div>
      <LazyReviews key={venue._id} venueId={venue._id} first={reviews} />
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

/** Where it is on a street map; nothing where the site has none, or without scripts. */
function SmallMap({ venue }: { venue: Venue }) {
  const tiles = useSite()?.mapTiles;
  const hydrated = useHydrated();
  if (!tiles) return null;
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
        />
      )}
    </figure>
  );
}

const petsText = ({ pets: { note } }: Venue, facts: readonly string[]): ReactNode =>
  facts.length > 0 || note ? [...facts, ...(note ? [note] : [])].join(". ") : null;

type FactProps = { name: string; icon: ReactNode; children: ReactNode };

/** A value, or that it isn't known. */
const Fact = ({ name, icon, children }: FactProps) => (
  <div>
    <dt>
      {children ? icon : <CircleQuestionMark size={20} aria-hidden />}
      {name}
    </dt>
    <dd>{children || <span className="meta">Not known. Ask before you go.</span>}</dd>
  </div>
);

function Source({ venue: { source } }: { venue: Venue }) {
  const reader = useReader();
  return (
    <p className="meta">
      {sourceText(source, reader)}.
      {source.id && (
        <>
          {" "}
          <a href={osmUrl(source.id)} rel="noreferrer">
            See it there
          </a>
          . <Attribution />.
        </>
      )}
    </p>
  );
}

/** The next seven days by the clock of the place; as written, where it isn't clear what that means. */
function Hours({ venue: { week, openingHours } }: { venue: Venue }) {
  const reader = useReader();
  if (!week) {
    return openingHours ? (
      <p>
        <bdi>{openingHours}</bdi>
      </p>
    ) : (
      <p className="meta">Not known. Ask before you go.</p>
    );
  }
  const textOf = ({ from, to }: { from: string; to: string }) =>
    `${timeText(from, reader)} – ${to === "24:00" ? "midnight" : timeText(to, reader)}`;
  return (
    <table className={styles.hours}>
      <tbody>
        {week.map(({ date, open }, place) => (
          <tr key={date} className={place === 0 ? styles.today : undefined}>
            <th scope="row">{place === 0 ? "Today" : dayText(date, "weekday", reader)}</th>
            <td>
              {open.length === 0
                ? "Closed"
                : open.some(({ from, to }) => from === "00:00" && to === "24:00")
                  ? "Open 24 hours"
                  : open.map(textOf).join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
