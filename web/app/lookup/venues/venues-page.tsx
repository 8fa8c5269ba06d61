import { type ReactNode, useState } from "react";
import { data, Link } from "react-router";
import type { Call } from "#contracts/kernel/client.ts";
import type { AnswerOf } from "#contracts/kernel/endpoint.ts";
import { getServices } from "#contracts/lookup/answers.ts";
import { services } from "#contracts/lookup/providers.ts";
import { type FoundVenue, listVenues, venuesOnPage } from "#contracts/lookup/venues.ts";
import { counted, plural } from "#format/plurals.ts";
import { inText } from "#format/words.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { useReader } from "../../data/reader.ts";
import { venuesPath } from "../../links/venues.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/venues-page";
import { type Asked, askedIn, askedPath, kindOf, radii } from "./venues-question.ts";
import { SuggestPlace } from "./suggest-change.tsx";
import { awayText } from "./venue-text.ts";
import { Kinds, Narrow, radiusOf, Where } from "./venues-search.tsx";
import { Attribution } from "./tied-venue.tsx";
import { ListedByAddress, VenueList } from "./venue-list.tsx";
import { ResultsMap } from "./venue-map.tsx";
import styles from "./venues.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedIn(new URL(request.url).searchParams);
  if (asked.near === "" && asked.city === "") return { is: "asking", asked } as const;
  const kind = kindOf(asked);
  const list = (before: string) =>
    context.get(apiContext)(listVenues, {
      query: {
        ...(asked.near ? { near: asked.near } : { city: asked.city }),
        radius: String(radiusOf(asked)),
        ...(kind.category && { category: kind.category }),
        ...(kind.emergency && { emergency: kind.emergency }),
        ...(asked.pets && { pets: "yes" as const }),
        ...(asked.q && { q: asked.q }),
        ...(before && { before }),
      },
    });
  try {
    const found = await (asked.open === "now" ? openPage : wholePage)(list, asked.before);
    // Of a city that is known.
    const providers = await providersIn(context.get(apiContext), asked);
    return { is: "found", asked, providers, ...found } as const;
  } catch (thrown) {
    const response = errorResponseIn(thrown);
    if (response?.code !== "VALIDATION") throw thrown;
    const [field = ""] = Object.keys(response.fields ?? {});
    const problem = problems[field] ?? response.message;
    return data({ is: "problem", asked, problem } as const, { status: 400 });
  }
}

/** Providers of public sources and of travelers, where all of a city are asked for. */
async function providersIn(call: Call, { city, near, category, ...rest }: Asked) {
  const service = services.find((each) => each === category);
  const { emergency, open, pets, q, before } = rest;
  if (!service || near !== "" || [emergency, open, pets, q, before].some((each) => each !== ""))
    return [];
  const answer = await call(getServices, { params: { service, location: city } }).catch(
    (thrown: unknown) => {
      // Only then there are none.
      if (errorResponseIn(thrown)?.code !== "NOT_FOUND") throw thrown;
    },
  );
  if (!answer) return [];
  const { path, providers, suggested } = answer;
  return [
    ...providers
      .filter(({ place }) => !place)
      .map(({ id, name, address }) => ({ id, name, address, to: `${path}#${id}` })),
    ...suggested.map(({ _id: id, name, address }) => ({ id, name, address, to: path })),
  ];
}

type Listed = AnswerOf<typeof listVenues>;
type ListPage = (before: string) => Promise<Listed>;

/** Places on the page of a search, and where the next page begins. */
type VenuePage = Pick<Listed, "hasMore" | "center"> & {
  venues: readonly FoundVenue[];
  /** How many were left out because they aren't open, or aren't known to be. */
  closed: number;
  last: string;
};

async function wholePage(list: ListPage, before: string): Promise<VenuePage> {
  const { data, hasMore, center } = await list(before);
  return { venues: data, closed: 0, hasMore, center, last: data.at(-1)?._id ?? before };
}

/** How many pages are looked through for open places: at night, most of a city is closed. */
const openPagesMax = 10;

async function openPage(list: ListPage, before: string): Promise<VenuePage> {
  const venues: FoundVenue[] = [];
  let [closed, last] = [0, before];
  for (let pages = 1; ; pages += 1) {
    const { data, hasMore, center } = await list(last);
    for (const [place, venue] of data.entries()) {
      last = venue._id;
      if (!venue.opening?.isOpen) closed += 1;
      else if (venues.push(venue) === venuesOnPage)
        return { venues, closed, hasMore: hasMore || place < data.length - 1, center, last };
    }
    if (!hasMore || pages === openPagesMax) return { venues, closed, hasMore, center, last };
  }
}

const problems: Readonly<Record<string, string>> = {
  city: "We don't know this city. Check how it's spelled, or enter an airport code.",
  near: "This isn't a position on the Earth. Enter a city.",
};

const description =
  "Vets, dog parks, cafés, hotels and more places where pets are welcome, near you or your stay, with opening hours and pet rules.";

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  const title = loaded?.is === "found" ? titleOf(loaded.asked) : untitled;
  return [
    ...pageMeta(args, { title, description, canonical: venuesPath }),
    // Each question has an address of its own, and search engines need only the page that asks.
    ...(args.location.search === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

const untitled = "Places for pets";

/** "Vets in Berlin"; "Places nearby", as the position of an address need not be that of who reads it. */
const titleOf = (asked: Asked): string =>
  `${kindOf(asked).plural} ${asked.near ? "nearby" : `in ${asked.city}`}`;

export default function VenuesPage({ loaderData }: Route.ComponentProps) {
  const { asked } = loaderData;
  const isAsking = loaderData.is === "asking";
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading
        level="h1"
        sentence={
          isAsking ? "Vets, parks, cafés and hotels, with their rules for pets." : undefined
        }
      >
        {loaderData.is === "found" ? titleOf(asked) : untitled}
      </Heading>
      <Where asked={asked} problem={loaderData.is === "problem" ? loaderData.problem : undefined} />
      <Kinds asked={asked} />
      {!isAsking && <Narrow asked={asked} />}
      {/* It stays while its text changes, so that screen readers read it out. */}
      <output className="sr">{loaderData.is === "found" && resultText(loaderData)}</output>
      {loaderData.is === "found" && <Found {...loaderData} />}
      {loaderData.is === "found" && loaderData.providers.length > 0 && (
        <ListedByAddress providers={loaderData.providers} />
      )}
      <SuggestPlace />
    </section>
  );
}

type FoundProps = Extract<Route.ComponentProps["loaderData"], { is: "found" }>;

/** "Nearest 20 places", "4 places open now", "No vets found". */
function resultText(found: FoundProps): string {
  const { asked, venues, hasMore } = found;
  const isOpenOnly = asked.open === "now";
  if (venues.length === 0) return noneText(found);
  const count = counted(venues.length, "place");
  if (isOpenOnly) return `${count} open now`;
  if (asked.before !== "") return `${count} farther away`;
  return hasMore ? `Nearest ${count}` : count;
}

/** What is farther away than those that were looked through may be open. */
function noneText({ asked, closed, hasMore }: FoundProps): string {
  const plural = inText(kindOf(asked).plural);
  if (asked.open !== "now") return `No ${plural} found`;
  return hasMore ? `None of the nearest ${closed} ${plural} is open now` : `No ${plural} open now`;
}

/** What a phone shows; a larger screen has room for both. */
const views = [
  { is: "list", label: "List" },
  { is: "map", label: "Map" },
] as const;
type View = (typeof views)[number]["is"];

function Found(found: FoundProps) {
  const { asked, providers, venues, closed, hasMore, last, center } = found;
  const reader = useReader();
  const [active, setActive] = useState<string>();
  const [view, setView] = useState<View>("list");
  const radius = radiusOf(asked);
  const within = `within ${awayText(radius, reader)}`;
  const from = askedPath(asked, { before: asked.before });
  const farther = hasMore && (
    <LinkButton to={askedPath(asked, { before: last })}>Look farther away</LinkButton>
  );
  const others = closed > 0 && (
    <Link to={askedPath(asked, { open: "", before: asked.before })}>
      {counted(closed, "more is closed or has", "more are closed or have", reader)} unknown hours.
      Show {plural(closed, "it", "them")}
    </Link>
  );
  return (
    <>
      {asked.before !== "" && (
        <p>
          <Link to={askedPath(asked)}>Back to the nearest</Link>
        </p>
      )}
      {venues.length === 0 ? (
        <EmptyState
          drawing="map"
          title={hasMore ? noneText(found) : `${noneText(found)} ${within}`}
          sentence={
            closed > 0
              ? `The ${inText(kindOf(asked).plural)} we know here are closed now, or their hours are unknown.`
              : providers.length > 0
                ? "See those listed by address below."
                : "We don't have listings for every area yet."
          }
          action={<Instead asked={asked} farther={farther} others={others} />}
        />
      ) : (
        <div className={styles.grid} data-view={view}>
          <fieldset className={styles.views}>
            <legend className="sr">View</legend>
            {views.map(({ is, label }) => (
              <Button
                key={is}
                small
                variant={is === view ? "pri" : "sec"}
                aria-pressed={is === view}
                onClick={() => setView(is)}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          <div className={styles.results}>
            <p>
              <b>{resultText(found)}</b> <span className="meta">{within}</span>
            </p>
            <VenueList venues={venues} from={from} onActive={setActive} />
            {others && <p>{others}</p>}
            {farther && <p>{farther}</p>}
          </div>
          {/* A map of streets measures its frame once. */}
          <ResultsMap
            key={view}
            center={center}
            radius={radius}
            venues={venues}
            middle={asked.near ? "Here" : asked.city}
            active={active}
            className={styles.map}
            from={from}
          />
        </div>
      )}
      <p className="meta">
        <Attribution />. Call before you go: hours and rules change.
      </p>
    </>
  );
}

type InsteadProps = { asked: Asked; farther: ReactNode; others: ReactNode };

/** What to look at where nothing was found. */
function Instead({ asked, farther, others }: InsteadProps) {
  const reader = useReader();
  const wider = radii.find((meters) => meters > radiusOf(asked));
  const isNarrow = asked.category !== "" || asked.pets !== "" || asked.q !== "";
  return (
    <div className={styles.instead}>
      {farther}
      {!farther && wider && (
        <LinkButton variant="pri" to={askedPath(asked, { radius: String(wider) })}>
          Search within {awayText(wider, reader)}
        </LinkButton>
      )}
      {!farther && !wider && isNarrow && (
        <LinkButton
          variant="pri"
          to={askedPath(asked, { category: "", emergency: "", pets: "", q: "" })}
        >
          Show all places
        </LinkButton>
      )}
      {others}
    </div>
  );
}
