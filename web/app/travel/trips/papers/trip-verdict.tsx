import { todayPath } from "../trip-keys.ts";
import { CircleCheck, CircleQuestionMark, Clock, Info, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Trip } from "#contracts/travel/trips.ts";
import { listText } from "#format/lists.ts";
import { inText } from "#format/words.ts";
import { dayText } from "#reference/readiness/requirement-text.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { addPetPath } from "../../../links/pets.ts";
import { waysPath } from "../../../links/check.ts";
import { papersPath } from "../../../links/trips.ts";
import { placeText } from "../../../lookup/places/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Outline } from "../../../ui/skeleton.tsx";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import head from "../trip-head.module.css";
import { noAnswers, petValues, withNewPet } from "../../question/index.ts";
import { firstDay } from "../calendar/trip-days.ts";
import { canEdit } from "../people/roles.ts";
import { MoveTrip } from "./move-trip.tsx";
import { StepButton } from "./papers-card.tsx";
import type { PapersTone } from "./pet-papers.ts";
import { useSteps } from "./step-dialog.tsx";
import { type JudgedPet, type TripPapers, useTripPapers } from "./use-papers.ts";

const signs = {
  blocked: OctagonX,
  due: Clock,
  unknown: CircleQuestionMark,
  ready: CircleCheck,
  info: Info,
};

const tones = ["blocked", "unknown", "due", "ready", "info"] as const;

/** The pet with the worst news. */
const worstOf = (judged: readonly JudgedPet[]): JudgedPet | undefined =>
  judged.toSorted(
    (one, other) => tones.indexOf(one.papers.tone) - tones.indexOf(other.papers.tone),
  )[0];

const beadOf = {
  blocked: "blocked",
  due: "due",
  window: "due",
  unknown: "unknown",
  met: "met",
} as const;
type Bead = (typeof beadOf)[keyof typeof beadOf];
const beads: readonly Bead[] = ["met", "due", "unknown", "blocked"];

/** The papers of a pet, or of all, by their state; what doesn't apply is none. */
function beadsOf({ readiness }: TripPapers, petId?: string): Bead[] {
  const all = readiness.pets
    .filter(({ key }) => petId === undefined || key === petId)
    .flatMap(({ requirements }) => requirements)
    .flatMap(({ verdict }) => (verdict === "exempt" ? [] : beadOf[verdict]));
  return all.toSorted((one, other) => beads.indexOf(one) - beads.indexOf(other));
}

type OfTrip = { trip: Trip; changes: ItemChanges };

/** A ring around a pet's portrait with a bead for each paper, thick where it is done or blocked. */
export function Collar({ trip, changes, petId }: OfTrip & { petId: string }) {
  const { papers } = useTripPapers(trip, changes.list);
  const all = papers ? beadsOf(papers, petId) : [];
  return (
    <svg viewBox="0 0 100 100" className={head.collar} aria-hidden>
      {all.map((bead, place) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- a bead has its place alone
          key={place}
          className={head[bead]}
          cx={50}
          cy={50}
          r={45.5}
          pathLength={all.length}
          strokeDasharray={all.length > 1 ? `0.78 ${all.length - 0.78}` : undefined}
          strokeDashoffset={-place}
        />
      ))}
    </svg>
  );
}

/** "Biscuit: 5 of 9 done, 1 blocked", the collar in words. */
export function PapersDone({ trip, changes }: OfTrip) {
  const { papers } = useTripPapers(trip, changes.list);
  const all = papers ? beadsOf(papers) : [];
  if (!papers || all.length === 0) return null;
  const count = (of: Bead) => all.filter((bead) => bead === of).length;
  const names = listText(papers.judged.map(({ pet }) => pet.petName));
  return (
    <>
      <span className={papers.judged.length > 1 ? undefined : head.alone}>{names}: </span>
      <b className="num">
        {count("met")} of {all.length} done
      </b>
      {count("blocked") > 0 && <span className="sr">, {count("blocked")} blocked</span>}
    </>
  );
}

/** A sign beside the name of the papers, where something blocks or is open. */
export function PapersSign({ trip, changes }: OfTrip) {
  const { papers } = useTripPapers(trip, changes.list);
  const tone = papers && worstOf(papers.judged)?.papers.tone;
  if (tone !== "blocked" && tone !== "unknown") return null;
  const Sign = signs[tone];
  return (
    <>
      <Sign size={16} aria-hidden className={head[`${tone}Sign`]} />
      <span className="sr">({tone === "blocked" ? "something blocks" : "open questions"})</span>
    </>
  );
}

type VerdictStripProps = OfTrip & {
  /** In one line, without its reason. */
  slim: boolean;
  /** The trip has begun. */
  isUnderWay: boolean;
};

/** What is known of the papers of all pets in one sentence, with the one button for what to do now. */
export function VerdictStrip({ trip, changes, slim, isUnderWay }: VerdictStripProps) {
  const { papers, isError, isFetching, retry } = useTripPapers(trip, changes.list);
  const [take, dialog] = useSteps(trip, changes);
  if (!papers) {
    return isError ? (
      <Notice onRetry={retry} busy={isFetching}>
        Couldn't check your pets' documents. Try again.
      </Notice>
    ) : (
      <Outline height={slim ? 64 : 150} />
    );
  }
  const { judged, next, move, pets } = papers;
  const worst = worstOf(judged);
  const first = isUnderWay ? (
    <LinkButton variant="go" small={slim} to={todayPath(trip._id)}>
      Open today
    </LinkButton>
  ) : next?.is === "move" ? (
    move && <MoveTrip trip={trip} variant="go" small={slim} {...move} />
  ) : (
    next && <StepButton step={next.step} variant="go" small={slim} onStep={take} />
  );
  if (!worst) {
    return (
      <Strip
        tone="unknown"
        slim={slim}
        title="No pets on this trip yet"
        text={
          canEdit(trip) && "Select which pets travel to see what each border requires, and by when."
        }
        button={
          !canEdit(trip) ? null : pets.length === 0 ? (
            <LinkButton variant="go" small={slim} to={addPetPath}>
              Add your pet
            </LinkButton>
          ) : (
            <StepButton
              step={{ is: "details", label: "Select the pets" }}
              variant="go"
              small={slim}
              onStep={take}
            />
          )
        }
      >
        {dialog}
      </Strip>
    );
  }
  return (
    <Strip
      tone={worst.papers.tone}
      slim={slim}
      title={titleOf(worst, papers)}
      text={
        <>
          {textOf(worst, papers)} <Link to={papersPath(trip._id)}>Rules and sources</Link>
          {(worst.papers.tone === "blocked" || worst.papers.tone === "unknown") && (
            <>
              {" · "}
              <Link to={waysOf(trip, papers)}>Ways that work</Link>
            </>
          )}
        </>
      }
      button={first}
    >
      {dialog}
    </Strip>
  );
}

type StripProps = {
  tone: PapersTone;
  slim: boolean;
  title: string;
  text: ReactNode;
  button: ReactNode;
  children: ReactNode;
};

function Strip({ tone, slim, title, text, button, children }: StripProps) {
  const Sign = signs[tone];
  return (
    <section className={classes(head.strip, head[`${tone}Strip`])} aria-label="Papers in short">
      <Sign size={28} aria-hidden />
      <p className={head.verdict}>
        <InUnits text={title} />
      </p>
      {!slim && <p className={head.why}>{text}</p>}
      {button && <div className={`screen-only ${head.act}`}>{button}</div>}
      {children}
    </section>
  );
}

/** The page of the ways there, with what the trip and the profiles of its pets answer. */
function waysOf(trip: Trip, { judged, pets, readiness }: TripPapers): string {
  const { origin, destinationPlace, destination, people } = trip;
  const units = "metric";
  const route = {
    units,
    from: origin ? placeText(origin) : "",
    to: destinationPlace ? placeText(destinationPlace) : destination,
    date: firstDay(trip) ?? "",
    people: people ? String(people) : "",
  };
  const going = pets.filter(({ _id }) => judged.some(({ pet }) => pet._id === _id));
  const [first, ...others] = going.map((pet) => petValues(pet, readiness.asOf, units));
  return waysPath(others.reduce(withNewPet, { ...noAnswers, ...route, ...first }));
}

function titleOf({ pet, papers }: JudgedPet, { readiness, move }: TripPapers): string {
  if (papers.tone === "blocked" && move) {
    const earliest = readiness.pets.find(({ key }) => key === pet._id)?.earliest;
    if (earliest) return `${pet.petName} can't leave before ${dayText(earliest, readiness.asOf)}`;
  }
  const first = papers.items.find(({ verdict }) => verdict === "blocked");
  if (papers.tone === "blocked" && first)
    return `${pet.petName} can't go as planned: ${inText(first.title)}`;
  return `${pet.petName}: ${papers.headline}`;
}

/** Why, or what comes first; then how the other pets stand. */
function textOf(worst: JudgedPet, { judged }: TripPapers): ReactNode {
  const { tone, items, sentence } = worst.papers;
  const first = items.find(({ verdict }) =>
    tone === "blocked" ? verdict === "blocked" : verdict === "due" || verdict === "window",
  );
  const own =
    tone === "blocked"
      ? first?.reasons[0]?.sentence
      : tone === "due"
        ? first && `First: ${first.title}.`
        : sentence;
  const others = judged
    .filter((each) => each !== worst)
    .map(({ pet, papers }) => `${pet.petName}: ${papers.headline}.`);
  return <InUnits text={[own, ...others].filter(Boolean).join(" ")} />;
}
