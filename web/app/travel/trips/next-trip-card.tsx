import { CircleCheck, CircleQuestionMark, Clock, Info, OctagonX } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { type Item, noDates } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import type { PetVerdict } from "#contracts/travel/verdicts.ts";
import { listText } from "#format/lists.ts";
import { inText } from "#format/words.ts";
import { borderInSentence } from "#reference/border-text.ts";
import { classes } from "../../ui/classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import { useToday } from "../../ui/use-today.ts";
import { addPetPath } from "../../links/pets.ts";
import { papersPath, tripPath } from "../../links/trips.ts";
import { destinationOf, verdictText } from "../labels/index.ts";
import { lookOfPet, useOwnPets } from "../pets/index.ts";
import { daysToGo, firstDay, tripDays } from "./calendar/trip-days.ts";
import { LazyTripCardMap } from "./lazy.ts";
import { byDue, dueText } from "./lists/due-text.ts";
import { taskText } from "./papers/step.ts";
import { useTripVerdicts } from "./papers/use-verdicts.ts";
import { canEdit, whoseText } from "./people/roles.ts";
import { firstPet, type NamedPet, petNameOf } from "./pet-names.ts";
import styles from "./trips.module.css";
import { hasPlaces, toGoText } from "./trip-text.ts";

type NextTripCardProps = {
  trip: ListedTrip;
  level?: "h2" | "h3";
  /** Without the poster, where one stands above already. */
  plain?: boolean;
};

/** The trip that comes next: its verdict, how far it is, what is due and one button for what to do now. */
export function NextTripCard({ trip, level: Title = "h2", plain = false }: NextTripCardProps) {
  const own = useOwnPets();
  const today = useToday();
  const verdicts = useTripVerdicts(trip.petIds.length > 0 ? trip._id : undefined);
  if (own.isPending || verdicts.isPending) return <Skeleton height={plain ? 260 : 340} rounded />;

  const pets = own.data ?? [];
  const toGo = daysToGo(trip, today);
  const going = pets.filter(({ _id }) => trip.petIds.includes(_id));
  const names = [...going, ...trip.othersPets].map(({ petName }) => petName);
  const whose = whoseText(trip);
  const unchecked = going.filter(({ _id }) => verdicts.pets.every(({ petId }) => petId !== _id));
  const failed = own.isError ? own : verdicts.isError && verdicts;
  const named = [...pets, ...trip.othersPets];
  const judged = worstFirst(verdicts.pets).filter(({ petId }) => petNameOf(petId, named));
  const [worst, ...others] = judged;
  const isUnderWay = toGo === undefined && firstDay(trip) !== null;
  return (
    <article className={`card ${styles.next}`}>
      <div className={styles.nextParts}>
        {!plain && <NextPoster trip={trip} pet={firstPet(trip, pets)} />}
        <div className={styles.nextText}>
          <div className={styles.nextHead}>
            <div>
              <p className={`meta ${styles.over}`}>
                <b>{isUnderWay ? "Under way" : "Next trip"}</b>
                {toGo !== undefined && ` · ${inText(toGoText(toGo))}`}
              </p>
              <Title className={styles.nextName}>
                <Link to={tripPath(trip._id)} prefetch="intent">
                  {destinationOf(trip)}
                </Link>
              </Title>
              <p className="meta num">
                {tripDays(trip) || noDates}
                {names.length > 0 && ` · with ${listText(names)}`}
              </p>
              {whose && <p className="meta">{whose}</p>}
            </div>
            {/* A total that leaves out a pet would be better than what is known. */}
            {!failed && unchecked.length === 0 && (
              <Ring progress={progressOf(verdicts.pets, trip.items)} />
            )}
          </div>
          {failed ? (
            <Notice onRetry={() => void failed.refetch()}>
              Couldn't check your pets' documents. Try again.
            </Notice>
          ) : (
            <>
              {worst && <Verdict of={worst} name={petNameOf(worst.petId, named) ?? ""} />}
              {unchecked.length > 0 && (
                <p className="meta">
                  Not checked yet: {listText(unchecked.map(({ petName }) => petName))}.
                </p>
              )}
            </>
          )}
          <div className={styles.ahead}>
            <DueLines trip={trip} others={others} pets={named} today={today} />
            {!plain && hasPlaces(trip) && (
              <div className={styles.map}>
                <LazyTripCardMap trip={trip} />
              </div>
            )}
          </div>
          <div className="row">
            <TaskButton trip={trip} worst={worst} pets={pets} />
          </div>
        </div>
      </div>
    </article>
  );
}

function NextPoster({ trip, pet }: { trip: ListedTrip; pet: Pet | undefined }) {
  const look = pet && lookOfPet(pet);
  const place = destinationOf(trip);
  const poster = { place, shape: "landscape", ...(look && { pet: look }) } as const;
  return (
    <ThemedPicture
      className={styles.nextPoster}
      day={posterUrl({ ...poster, time: "day" })}
      night={posterUrl({ ...poster, time: "night" })}
    />
  );
}

const arcs = ["met", "due", "blocked", "unknown"] as const;

/** "5 of 9 done" in a ring, with what is met, due, blocked and unknown as its parts. */
function Ring({ progress }: { progress: Progress }) {
  const { met, all } = progress;
  if (all === 0) return null;
  const before = (part: (typeof arcs)[number]) =>
    arcs.slice(0, arcs.indexOf(part)).reduce((sum, each) => sum + progress[each], 0);
  const gap = all > 1 ? all * 0.025 : 0;
  return (
    <p className={styles.ring}>
      <svg viewBox="0 0 44 44" aria-hidden>
        {arcs.map((part) =>
          progress[part] === 0 ? null : (
            <circle
              key={part}
              className={styles[part]}
              cx={22}
              cy={22}
              r={19.5}
              pathLength={all}
              strokeDasharray={`${Math.max(progress[part] - gap, gap)} ${all}`}
              strokeDashoffset={-before(part)}
            />
          ),
        )}
      </svg>
      <b className="num">{met}</b> <span className="num">of {all} done</span>
    </p>
  );
}

const signs = {
  blocked: OctagonX,
  due: Clock,
  unknown: CircleQuestionMark,
  ready: CircleCheck,
  info: Info,
};

/** The worst verdict of the pets, with the requirement that decides it. */
function Verdict({ of, name }: { of: PetVerdict; name: string }) {
  const { tone, text } = verdictText(of);
  const Sign = signs[tone];
  const { first } = of;
  const border = first?.border ? `, for ${borderInSentence(first.border)}` : "";
  return (
    <div className={classes(styles.verdict, styles[tone])}>
      <Sign size={22} aria-hidden />
      <div>
        <p>
          <b>{text}</b>
        </p>
        <p>{first ? `${name}: ${inText(first.title)}${border}` : name}</p>
      </div>
    </div>
  );
}

type DueLinesProps = {
  trip: ListedTrip;
  others: readonly PetVerdict[];
  pets: readonly NamedPet[];
  today: string;
};

/** At most so many to-dos; the trip has them all. */
const toDosShown = 2;

/** The other pets in one line each, then the to-dos that have a day. */
function DueLines({ trip, others, pets, today }: DueLinesProps) {
  const toDos = byDue(trip.items)
    .filter(({ list, done, due }) => list === "todo" && !done && due !== null)
    .slice(0, toDosShown);
  if (others.length + toDos.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {others.map((each) => (
        <li key={each.petId}>
          <b>{petNameOf(each.petId, pets)}</b> {inText(verdictText(each).text)}
        </li>
      ))}
      {toDos.map(({ _id, text, due }) => (
        <li key={_id}>
          <b className="num">{due && dueText(due, today)}</b> {text}
        </li>
      ))}
    </ul>
  );
}

type TaskButtonProps = { trip: ListedTrip; worst: PetVerdict | undefined; pets: readonly Pet[] };

/** What to do now, by what is known of the pets; else the trip itself. */
function TaskButton({ trip, worst, pets }: TaskButtonProps) {
  const name = worst && petNameOf(worst.petId, pets);
  // Only the owner of a pet can do what is next for it.
  const text = worst && (name ? taskText(worst, name) : "See what's left to do");
  const open = (
    <Link className={styles.open} to={tripPath(trip._id)} prefetch="intent">
      Open the trip
    </Link>
  );
  if ((text === undefined && trip.petIds.length > 0) || !canEdit(trip)) {
    return (
      <LinkButton variant="pri" to={tripPath(trip._id)}>
        Open the trip
      </LinkButton>
    );
  }
  return (
    <>
      {pets.length === 0 ? (
        <LinkButton variant="go" to={addPetPath}>
          Add your pet
        </LinkButton>
      ) : (
        <LinkButton variant="go" to={papersPath(trip._id)}>
          {text ?? "Select the pets"}
        </LinkButton>
      )}
      {open}
    </>
  );
}

const lastDay = ({ first }: PetVerdict) => first?.by ?? first?.until ?? "9999";

/** The weakest verdict first: what blocks, then what is unknown, then what is to do by its last day. */
export function worstFirst(verdicts: readonly PetVerdict[]): PetVerdict[] {
  const rank = ({ verdict, todo }: PetVerdict) =>
    verdict === "blocked" ? 0 : verdict === "unknown" ? 1 : todo > 0 ? 2 : 3;
  return verdicts.toSorted(
    (one, other) => rank(one) - rank(other) || lastDay(one).localeCompare(lastDay(other)),
  );
}

/** How many requirements of all pets are met, and how many there are; those that don't apply don't count. */
export type Progress = { met: number; due: number; blocked: number; unknown: number; all: number };

/** Of a trip without pets, the to-dos count. */
export function progressOf(verdicts: readonly PetVerdict[], items: readonly Item[]): Progress {
  const sum = (...of: (keyof PetVerdict["counts"])[]) =>
    verdicts.flatMap(({ counts }) => of.map((each) => counts[each])).reduce((a, b) => a + b, 0);
  const of = {
    met: sum("met"),
    due: sum("due", "window"),
    blocked: sum("blocked"),
    unknown: sum("unknown"),
  };
  const all = of.met + of.due + of.blocked + of.unknown;
  if (all > 0) return { ...of, all };
  const toDos = items.filter(({ list }) => list === "todo");
  const met = toDos.filter(({ done }) => done).length;
  return { ...of, met, due: toDos.length - met, all: toDos.length };
}
