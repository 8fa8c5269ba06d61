import { Printer } from "lucide-react";
import type { ComponentProps } from "react";
import {
  getSharedTrip,
  shareGone,
  type SharedCost,
  type SharedTrip as SharedTripAnswer,
} from "#contracts/travel/shares.ts";
import { listText } from "#format/lists.ts";
import { possessive } from "#format/words.ts";
import { moneyText } from "#format/money.ts";
import { dayText } from "#format/dates.ts";
import { timeText } from "#format/times.ts";
import { useReader } from "../../../data/reader.ts";
import { apiContext } from "../../../data/server.ts";
import { ErrorView } from "../../../ui/error-view.tsx";
import { LinkGone } from "../../../ui/link-gone.tsx";
import { pageMeta } from "../../../ui/meta.ts";
import { useSignUpMode, useSiteName } from "../../../data/site.ts";
import { classes } from "../../../ui/classes.ts";
import { DrawnMap } from "../../../ui/drawn-map.tsx";
import { useToday } from "../../../ui/use-today.ts";
import { FlightTicket } from "../legs/flight-ticket.tsx";
import { endText, legName } from "../legs/leg-text.ts";
import { PlaceText } from "../../../lookup/venues/index.ts";
import { tripsPath } from "../../../links/trips.ts";
import { TripHead } from "../trip-head.tsx";
import { PrintedTrip } from "../printed-trip.tsx";
import { hasPlaces } from "../trip-text.ts";
import { StayView } from "../stays/stay-view.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { CostSums } from "../costs/cost-sums.tsx";
import { Chip } from "../../../ui/tag.tsx";
import { verdictText } from "../../labels/index.ts";
import type { Route } from "./+types/shared-page";
import {
  sharedText,
  hiddenText,
  SharedDocuments,
  SharedDocumentsPage,
  Until,
} from "./shared-documents.tsx";
import { inSentence } from "#reference/in-sentence.ts";
import { LinkButton, Button } from "../../../ui/button.tsx";
import view from "../trip-page.module.css";
import styles from "./sharing.module.css";
import lines from "../costs/money.module.css";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getSharedTrip, { params: { token } });

export const meta: Route.MetaFunction = (args) => {
  const trip = args.loaderData;
  if (!trip) return [{ name: "robots", content: "noindex" }];
  if (trip.documentsOnly) {
    const shared = `Documents from ${trip.sharedBy}`;
    return pageMeta(args, { title: shared, description: shared, hidden: true });
  }
  const title = trip.destination ? `Trip to ${inSentence(trip.destination)}` : "Shared trip";
  const image = `/api/shared/${encodeURIComponent(args.params.token)}/map?size=share`;
  return pageMeta(args, { title, description: sharedText(trip), image, hidden: true });
};

export default function SharedPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.documentsOnly) return <SharedDocumentsPage trip={loaderData} />;
  return <SharedTrip trip={loaderData} token={params.token} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorView
      error={error}
      gone={
        <LinkGone sentence={shareGone}>
          <LinkButton to="/posts">Read hoots</LinkButton>
        </LinkGone>
      }
    />
  );
}

/** A trip as readers of a link see it. */
function SharedTrip({ trip, token }: { trip: SharedTripAnswer; token: string }) {
  const { pets, legs, stays, entries, notes, costs, readiness } = trip;
  const today = useToday();
  const hidden = hiddenText(trip);
  // Photos and breeds are not shared; a drawing represents each pet.
  const companions = pets.map((pet) => ({ ...pet, breed: "", petPhoto: pet.portrait }));
  return (
    <>
      <div className="screen-only">
        <TripHead
          trip={trip}
          pets={companions}
          today={today}
          over={
            <p className={styles.by}>
              <b>{possessive(trip.sharedBy)}</b> trip
            </p>
          }
        >
          <div className={styles.foot}>
            <Button small icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <p className="meta">
              This link expires <Until moment={trip.expiresAt} />.
            </p>
          </div>
        </TripHead>
        <div className={`wrap split ${view.parts}`}>
          <Journey legs={legs} stays={stays} entries={entries} pets={companions} />
          <aside className="stack loose" aria-label="More about this trip">
            {hasPlaces(trip) && <SharedMap token={token} legs={legs} />}
            {notes && (
              <section className="card pad stack tight" aria-labelledby="notes-title">
                <h2 id="notes-title" className={styles.title}>
                  Notes
                </h2>
                <p className={view.notes}>{notes}</p>
              </section>
            )}
            {trip.documents.length > 0 && <SharedDocuments documents={trip.documents} />}
            {costs && costs.length > 0 && <SharedCosts costs={costs} />}
            {readiness && pets.length > 0 && <SharedVerdicts pets={pets} readiness={readiness} />}
            {hidden && <p className="meta">{hidden}</p>}
            <OwnTrip />
          </aside>
        </div>
      </div>
      <PrintedTrip
        trip={trip}
        pets={pets}
        companions={companions}
        by={trip.sharedBy}
        today={today}
      />
    </>
  );
}

/** The map of a shared trip. */
function SharedMap({ token, legs }: { token: string; legs: SharedTripAnswer["legs"] }) {
  const address = `/api/shared/${encodeURIComponent(token)}/map`;
  const ways = legs.flatMap((leg) => {
    const [from, to] = [endText(leg, "from"), endText(leg, "to")];
    return from && to ? [`${from} to ${to}`] : [];
  });
  return (
    <DrawnMap
      tall
      day={`${address}?size=phone&theme=light`}
      night={`${address}?size=phone&theme=dark`}
      label={ways.length > 0 ? `Map of the way: ${listText(ways)}` : "Map of the trip"}
    />
  );
}

type JourneyProps = Pick<SharedTripAnswer, "legs" | "stays" | "entries"> & {
  pets: ComponentProps<typeof FlightTicket>["pets"];
};

/** The legs and stays of a trip, and what is planned. */
const Journey = ({ legs, stays, entries, pets }: JourneyProps) => (
  <div className={view.main}>
    {legs.length > 0 && (
      <section aria-labelledby="flights-title">
        <Heading id="flights-title">Flights</Heading>
        <ol className="stack">
          {legs.map((leg, place) => (
            <FlightTicket key={leg._id} leg={leg} name={legName(place, legs)} pets={pets} />
          ))}
        </ol>
      </section>
    )}
    {stays.length > 0 && (
      <section aria-labelledby="stays-title">
        <Heading id="stays-title">Places to stay</Heading>
        <ul className="card pad stack loose">
          {stays.map((stay) => (
            <StayView key={stay._id} stay={stay} />
          ))}
        </ul>
      </section>
    )}
    {legs.length === 0 && stays.length === 0 && (
      <p className="card pad">No flights or places to stay added yet.</p>
    )}
    {entries.length > 0 && <SharedPlans entries={entries} />}
  </div>
);

/** What is planned, by day. */
function SharedPlans({ entries }: Pick<SharedTripAnswer, "entries">) {
  const reader = useReader();
  const days = [...Map.groupBy(entries, ({ date }) => date ?? "")];
  return (
    <section aria-labelledby="plans-title">
      <Heading id="plans-title">Plans</Heading>
      <div className="card pad stack loose">
        {days.map(([date, planned]) => (
          <div key={date} className="stack tight">
            <h3>{dayText(date, "weekdayMonth")}</h3>
            <ul className="stack tight">
              {planned.map(({ _id, time, endTime, title, place, venue }) => (
                <li key={_id}>
                  {time && (
                    <b className="num">
                      {[time, endTime].flatMap((at) => timeText(at, reader) || []).join(" – ")}{" "}
                    </b>
                  )}
                  {title}
                  {(place || venue) && " · "}
                  <PlaceText place={place} venue={venue} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Leads readers to a trip of their own. */
const OwnTrip = () => (
  <section
    className={classes("card pad stack", useSignUpMode() !== "open" && "member-only")}
    aria-labelledby="own-title"
  >
    <h2 id="own-title" className={styles.title}>
      Planning your own trip?
    </h2>
    <p>Keep your flights, stays and pet documents in one place with {useSiteName()}.</p>
    <div className="guest-only">
      <LinkButton small variant="go" to="/signup">
        Plan a trip
      </LinkButton>
    </div>
    <div className="member-only">
      <LinkButton small to={tripsPath}>
        Your trips
      </LinkButton>
    </div>
  </section>
);

/** Expenses of a trip, read-only. */
const SharedCosts = ({ costs }: { costs: readonly SharedCost[] }) => (
  <section className="card pad stack" aria-labelledby="costs-title">
    <h2 id="costs-title" className={styles.title}>
      Expenses
    </h2>
    <ul className={lines.lines}>
      {costs.map(({ _id, what, amount, currency, paid }) => (
        <li key={_id} className={lines.line}>
          <span className={lines.what}>
            {what}
            {paid && <span className="meta">Paid</span>}
          </span>
          <b className="num">{moneyText(amount, currency)}</b>
        </li>
      ))}
    </ul>
    <CostSums costs={costs} />
  </section>
);

type SharedVerdictsProps = {
  pets: SharedTripAnswer["pets"];
  readiness: NonNullable<SharedTripAnswer["readiness"]>;
};

/** What entry rules say of each pet, without its documents. */
function SharedVerdicts({ pets, readiness }: SharedVerdictsProps) {
  const named = readiness.pets.flatMap((verdict) => {
    const pet = pets.find(({ _id }) => _id === verdict.petId);
    return pet ? [{ pet, ...verdictText(verdict) }] : [];
  });
  return (
    <section className="card pad stack" aria-labelledby="verdicts-title">
      <h2 id="verdicts-title" className={styles.title}>
        Entry requirements
      </h2>
      <ul className="stack tight">
        {named.map(({ pet, tone, text }) => (
          <li key={pet._id} className={styles.verdict}>
            <b>{pet.petName}</b>
            <Chip tone={tone}>{text}</Chip>
          </li>
        ))}
      </ul>
      <p className="meta">
        By the rules we know, checked on {dayText(readiness.rulesVersion)}. Check with the
        authorities before you travel.
      </p>
    </section>
  );
}
