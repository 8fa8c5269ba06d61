import { useEffect, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { checkOwnId, pageNotFound } from "../../data/own-id.ts";
import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../forms/queue/use-edit-request.ts";
import { type TripPart, tripPath, tripsPath } from "../../links/trips.ts";
import { pageMeta } from "../../ui/meta.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { useOwnPets } from "../pets/index.ts";
import type { Route } from "./+types/trip-page";
import { firstDay, lastDay } from "./calendar/trip-days.ts";
import { type ItemChanges, useItemChanges } from "./lists/use-item-changes.ts";
import { Overview } from "./overview/overview.tsx";
import { PrintedTrip, WholeTrip } from "./printed-trip.tsx";
import { Faces, PeopleLine } from "./people/people-head.tsx";
import { whoseText } from "./people/roles.ts";
import { othersPetsOf } from "./pet-names.ts";
import { TripActions } from "./trip-actions.tsx";
import { TripHead } from "./trip-head.tsx";
import { partOfDraft, partOfHash, queueSections, tripTarget, tripParts } from "./trip-keys.ts";
import { TripLoader, TripOutline } from "./trip-loader.tsx";
import { partId, partNames, TripTabs } from "./trip-tabs.tsx";
import { useLiveTrip } from "./use-trips.ts";
import styles from "./trip-page.module.css";

type Address = TripPart | "today";

const addressOf = (part: string | undefined): Address | undefined =>
  part === undefined
    ? "overview"
    : part === "today" || part === "people"
      ? part
      : tripParts.find((one) => one === part && one !== "overview");

export const loader = ({ params: { id, part } }: Route.LoaderArgs) =>
  addressOf(part) ? checkOwnId(id, "trip") : pageNotFound("This page doesn't exist.");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your trip", hidden: true });

const Today = lazy(async () => (await import("./today/today.tsx")).Today);

export default function TripPage({ params: { id, part } }: Route.ComponentProps) {
  const address = addressOf(part);
  if (!address) throw new AppError("NOT_FOUND", "This page doesn't exist.");
  const name =
    address === "overview" ? undefined : address === "today" ? "On the day" : partNames[address];
  return (
    <MembersOrSaved fallback={<TripOutline />} isLine={address === "today"}>
      {({ userId }) => (
        <TripLoader key={`${userId} ${id}`} id={id} part={name}>
          {(trip) =>
            address === "today" ? (
              <Today fallback={<TripOutline />} trip={trip} />
            ) : (
              <TripView trip={trip} part={address} />
            )
          }
        </TripLoader>
      )}
    </MembersOrSaved>
  );
}

const loadVerdict = () => import("./papers/trip-verdict.tsx");
const Collar = lazy(async () => (await loadVerdict()).Collar);
const PapersDone = lazy(async () => (await loadVerdict()).PapersDone);
const PapersSign = lazy(async () => (await loadVerdict()).PapersSign);
const VerdictStrip = lazy(async () => (await loadVerdict()).VerdictStrip);

const Memory = lazy(async () => (await import("./overview/memory.tsx")).Memory);
const PapersPart = lazy(async () => (await import("./papers/papers-part.tsx")).PapersPart);
const DaysPart = lazy(async () => (await import("./days/days-part.tsx")).DaysPart);
const PackingPart = lazy(async () => (await import("./lists/packing-part.tsx")).PackingPart);
const MoneyPart = lazy(async () => (await import("./costs/money-part.tsx")).MoneyPart);

const PeoplePart = lazy(async () => (await import("./people/people-part.tsx")).PeoplePart);

const PrintedDeadlines = lazy(
  async () => (await import("./lists/printed-deadlines.tsx")).PrintedDeadlines,
);

const PrintedDays = lazy(async () => (await import("./days/printed-days.tsx")).PrintedDays);

const SavedCopy = lazy(async () => (await import("./saved-copy/saved-copy-card.tsx")).SavedCopy);

type TripViewProps = { trip: Trip; part: TripPart };

/** A trip with one of its parts; its head and tabs stay while the part changes. */
function TripView({ trip, part }: TripViewProps) {
  const own = useOwnPets();
  const pets = own.data ?? [];
  const today = useToday();
  const changes = useItemChanges(trip);
  const shown = withPendingChanges(trip, useQueuedOf(tripTarget(trip._id)));
  const traveling = pets.filter(({ _id }) => shown.petIds.includes(_id));
  const isOver = (lastDay(trip) ?? today) < today;
  usePartOfForm(trip._id, part);
  useLiveTrip(trip._id);

  const pending = (
    <PendingWrites target={tripTarget(trip._id)} section="details" others={queueSections} />
  );
  const printed = {
    trip,
    pets: [...pets, ...trip.othersPets],
    companions: [...traveling, ...othersPetsOf(trip)],
    items: changes.list,
    deadlines: <PrintedDeadlines trip={trip} today={today} />,
    today,
  };
  return (
    <>
      <div className="screen-only">
        {part === "overview" && isOver ? (
          <Memory fallback={<TripOutline />} trip={shown} pets={pets} changes={changes}>
            <TripActions trip={trip} pets={pets} isOver />
            {pending}
          </Memory>
        ) : (
          <>
            <Head
              trip={shown}
              pets={own.data || own.isError ? traveling : undefined}
              changes={changes}
              today={today}
              part={part}
              isOver={isOver}
            >
              {part === "overview" && (
                <>
                  <div className={styles.line}>
                    <PeopleLine trip={shown} />
                    <TripActions trip={trip} pets={pets} isOver={isOver} />
                  </div>
                  {pending}
                </>
              )}
            </Head>
            <div id={partId} className={`wrap ${styles.part}`}>
              {part !== "overview" && pending}
              <Part
                trip={trip}
                shown={shown}
                pets={pets}
                changes={changes}
                today={today}
                part={part}
                isOver={isOver}
              />
            </div>
          </>
        )}
        <div className={`wrap ${styles.foot}`}>
          {part !== "people" && <SavedCopy trip={trip} />}
          <p>
            <Link to={tripsPath}>All your trips</Link>
          </p>
        </div>
      </div>
      <PrintedTrip {...printed}>
        {part === "days" && (
          <PrintedDays fallback={<WholeTrip {...printed} />} trip={trip} today={today}>
            <WholeTrip {...printed} />
          </PrintedDays>
        )}
      </PrintedTrip>
    </>
  );
}

/** Leads to the part with the form that a queued write opens in, or with the heading of an earlier page's link. */
function usePartOfForm(tripId: string, part: TripPart): void {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const show = (target: TripPart | undefined, to = "") => {
    if (target && target !== part)
      void navigate(tripPath(tripId, target) + to, { replace: to !== "" });
  };
  useEditRequest((key) => show(partOfDraft(tripId, key)));
  useEffect(() => {
    if (part === "overview") show(partOfHash(hash), hash);
    // oxlint-disable-next-line react/exhaustive-deps -- an address is followed once
  }, [hash]);
}

type HeadProps = {
  trip: Trip;
  pets: readonly Pet[] | undefined;
  changes: ItemChanges;
  today: string;
  part: TripPart;
  isOver: boolean;
  children: ReactNode;
};

/** What is the same for every part of a trip's page, and the links to them. */
function Head({ trip, pets, changes, today, part, isOver, children }: HeadProps) {
  const slim = part !== "overview";
  const of = { trip, changes };
  const start = firstDay(trip);
  const whose = whoseText(trip);
  return (
    <>
      <TripHead
        trip={{ ...trip, people: null }}
        pets={pets && [...pets, ...othersPetsOf(trip)]}
        today={today}
        slim={slim}
        over={whose && <p className="meta">{whose}</p>}
        {...(!isOver && {
          collars: Object.fromEntries(
            [...(pets ?? []), ...trip.othersPets].map(({ _id }) => [
              _id,
              <Collar key={_id} {...of} petId={_id} />,
            ]),
          ),
          ...(pets && pets.length + trip.othersPets.length > 0 && { done: <PapersDone {...of} /> }),
        })}
        side={<Faces trip={trip} />}
      >
        {!isOver && part !== "people" && (
          <VerdictStrip {...of} slim={slim} isUnderWay={start !== null && start <= today} />
        )}
        {children}
      </TripHead>
      <TripTabs trip={trip} part={part} sign={isOver ? null : <PapersSign {...of} />} />
    </>
  );
}

type PartProps = HeadProps & { shown: Trip; pets: readonly Pet[] };

function Part({ trip, shown, pets, changes, today, part, isOver }: Omit<PartProps, "children">) {
  const fallback = <Outline height={420} />;
  switch (part) {
    case "overview":
      return <Overview trip={shown} pets={pets} changes={changes} today={today} />;
    case "papers":
      return (
        <PapersPart
          fallback={fallback}
          trip={trip}
          changes={changes}
          today={today}
          isOver={isOver}
        />
      );
    case "days":
      return (
        <DaysPart fallback={fallback} trip={trip} pets={pets} changes={changes} today={today} />
      );
    case "packing":
      return (
        <PackingPart fallback={fallback} trip={trip} pets={pets} changes={changes} today={today} />
      );
    case "money":
      return <MoneyPart fallback={fallback} trip={trip} pets={pets} />;
    case "people":
      return <PeoplePart fallback={fallback} trip={trip} />;
  }
}
