import { Check, LocateFixed, Search } from "lucide-react";
import { data, Form, Link } from "react-router";
import { listVenues, venueRadiusDefault } from "#contracts/lookup/venues.ts";
import { counted } from "#format/plurals.ts";
import { inText } from "#format/words.ts";
import { apiContext, errorResponseIn } from "../../data/server.ts";
import { useReader } from "../../data/reader.ts";
import { venuesPath } from "../../links/venues.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/venues-page";
import {
  useNearMe,
  type Asked,
  askedIn,
  askedPath,
  kindOf,
  kinds,
  radii,
} from "./venues-question.ts";
import { SuggestPlace } from "./suggest-change.tsx";
import { awayText } from "./venue-text.ts";
import { Attribution, VenueList } from "./venue-list.tsx";
import { ResultsMap } from "./venue-map.tsx";
import styles from "./venues.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = askedIn(new URL(request.url).searchParams);
  if (asked.near === "" && asked.city === "") return { is: "asking", asked } as const;
  const kind = kindOf(asked);
  try {
    const answer = await context.get(apiContext)(listVenues, {
      query: {
        ...(asked.near ? { near: asked.near } : { city: asked.city }),
        radius: asked.radius || String(venueRadiusDefault),
        ...(kind.category && { category: kind.category }),
        ...(kind.emergency && { emergency: kind.emergency }),
        ...(asked.pets && { pets: "yes" as const }),
        ...(asked.q && { q: asked.q }),
        ...(asked.before && { before: asked.before }),
      },
    });
    return { is: "found", asked, answer } as const;
  } catch (thrown) {
    const response = errorResponseIn(thrown);
    if (response?.code !== "VALIDATION") throw thrown;
    const problem = response.fields?.["city"] ? unknownCity : response.message;
    return data({ is: "problem", asked, problem } as const, { status: 400 });
  }
}

const unknownCity = "We don't know this city. Check how it's spelled, or enter an airport code.";

const description =
  "Vets, dog parks, cafés, hotels and more places where pets are welcome, near you or your stay, with opening hours and pet rules.";

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  const title = loaded && loaded.is !== "asking" ? titleOf(loaded.asked) : "Places for pets";
  return [
    ...pageMeta(args, { title, description, canonical: venuesPath }),
    // Each question has an address of its own, and search engines need only the page that asks.
    ...(args.location.search === "" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

/** "Vets in Berlin", "Places near you". */
const titleOf = (asked: Asked): string =>
  `${kindOf(asked).plural} ${asked.near ? "near you" : `in ${asked.city}`}`;

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
        {isAsking ? "Places for pets" : titleOf(asked)}
      </Heading>
      <Where
        key={JSON.stringify(asked)}
        asked={asked}
        problem={loaderData.is === "problem" ? loaderData.problem : undefined}
      />
      <Kinds asked={asked} />
      {!isAsking && <Narrow asked={asked} />}
      {loaderData.is === "found" && <Found {...loaderData} />}
      <SuggestPlace />
    </section>
  );
}

/** The city, or the position of this device if its owner agrees. What else was asked stays. */
function Where({ asked, problem }: { asked: Asked; problem: string | undefined }) {
  const { locate, isLocating, problem: notLocated } = useNearMe(asked);
  return (
    <search>
      <Form method="get" action={venuesPath} className={styles.where}>
        <TextField
          name="city"
          label="City or airport"
          defaultValue={asked.city}
          maxLength={80}
          required
          autoComplete="off"
          error={notLocated ?? problem}
        />
        {(["category", "emergency", "pets", "open", "radius"] as const).map(
          (key) => asked[key] && <input key={key} type="hidden" name={key} value={asked[key]} />,
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="go" icon={<Search size={20} aria-hidden />}>
            Search
          </Button>
          <Button
            busy={isLocating}
            busyText="Locating…"
            onClick={locate}
            className={styles.scripted}
            icon={<LocateFixed size={20} aria-hidden />}
          >
            Near me
          </Button>
        </div>
      </Form>
    </search>
  );
}

/** What is searched for: links, so that they work without scripts. */
function Kinds({ asked }: { asked: Asked }) {
  const kind = kindOf(asked);
  return (
    <nav aria-label="What you need" className={styles.choices}>
      {kinds.map((one) => (
        <Link
          key={one.label}
          to={askedPath(asked, { category: one.category, emergency: one.emergency ?? "" })}
          aria-current={one === kind ? "true" : undefined}
          className={styles.kind}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}

function Narrow({ asked }: { asked: Asked }) {
  const reader = useReader();
  const radius = Number(asked.radius) || venueRadiusDefault;
  return (
    <nav aria-label="Narrow down" className={styles.choices}>
      <Toggle asked={asked} name="open" value="now">
        Open now
      </Toggle>
      <Toggle asked={asked} name="pets" value="yes">
        Pets allowed
      </Toggle>
      {radii.map((meters) => (
        <Link
          key={meters}
          to={askedPath(asked, { radius: String(meters) })}
          aria-current={meters === radius ? "true" : undefined}
          className={styles.chip}
        >
          {meters === radius && <Check size={16} aria-hidden />}
          Within {awayText(meters, reader)}
        </Link>
      ))}
    </nav>
  );
}

type ToggleProps = { asked: Asked; name: "open" | "pets"; value: string; children: string };

function Toggle({ asked, name, value, children }: ToggleProps) {
  const isOn = asked[name] === value;
  return (
    <Link
      to={askedPath(asked, { [name]: isOn ? "" : value })}
      aria-current={isOn ? "true" : undefined}
      className={styles.chip}
    >
      {isOn && <Check size={16} aria-hidden />}
      {children}
    </Link>
  );
}

type FoundProps = Extract<Route.ComponentProps["loaderData"], { is: "found" }>;

function Found({ asked, answer }: FoundProps) {
  const reader = useReader();
  const radius = Number(asked.radius) || venueRadiusDefault;
  const isOpenOnly = asked.open === "now";
  const shown = isOpenOnly ? answer.data.filter(({ opening }) => opening?.isOpen) : answer.data;
  const hidden = answer.data.length - shown.length;
  const within = `within ${awayText(radius, reader)}`;
  const plural = inText(kindOf(asked).plural);
  const from = askedPath(asked, { before: asked.before });
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          drawing="map"
          title={`No ${plural} found ${within}`}
          sentence={
            hidden > 0
              ? "None of those that we know is open now, or their hours aren't known."
              : "We know only some areas so far. Widen the search, or try another city."
          }
          action={<Wider asked={asked} radius={radius} />}
        />
      ) : (
        <div className={styles.grid}>
          <div className={styles.results}>
            <p>
              <b>
                {isOpenOnly
                  ? `${counted(shown.length, "place")} open now`
                  : counted(shown.length, "place")}
              </b>{" "}
              <span className="meta">
                {within}
                {answer.hasMore && ", the nearest first"}
              </span>
            </p>
            <VenueList venues={shown} from={from} />
            {hidden > 0 && (
              <p>
                <Link to={askedPath(asked, { open: "", before: asked.before })}>
                  {counted(hidden, "other")} closed now, or with unknown hours. Show them
                </Link>
              </p>
            )}
            {answer.hasMore && (
              <p>
                <LinkButton to={askedPath(asked, { before: answer.data.at(-1)?._id ?? "" })}>
                  Farther away
                </LinkButton>
              </p>
            )}
          </div>
          <ResultsMap
            center={answer.center}
            radius={radius}
            venues={shown}
            middle={asked.near ? "You" : asked.city}
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

function Wider({ asked, radius }: { asked: Asked; radius: number }) {
  const wider = radii.find((meters) => meters > radius);
  const reader = useReader();
  return wider ? (
    <LinkButton variant="pri" to={askedPath(asked, { radius: String(wider), open: "" })}>
      Search within {awayText(wider, reader)}
    </LinkButton>
  ) : null;
}
