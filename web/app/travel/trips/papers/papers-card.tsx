import { CalendarPlus, ClipboardPlus, CalendarClock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Item } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { TripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { daysAfter } from "#contracts/kernel/days.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { counterPath } from "../../../links/pets.ts";
import { Button, type ButtonVariant } from "../../../ui/button.tsx";
import type { AnswerItem } from "../../requirements/index.ts";
import { errorMessage } from "../../../data/errors.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.tsx";
import { changeTrip, type TripBody } from "../change-trip.ts";
import { detailsFailure } from "../trip-text.ts";
import { firstDay, tripDate } from "../calendar/trip-days.ts";
import { daysToMove, petPapers, type PetPapers } from "./pet-papers.ts";
import { OnePetPapers } from "./one-pet-papers.tsx";
import styles from "./papers.module.css";
import {
  hasTodo,
  isForAuthority,
  type Step,
  stepsOf,
  isOfAirline,
  type StepContext,
  type StepPet,
} from "./step.ts";

type PapersCardProps = {
  trip: Trip;
  /** All of the member's pets. */
  pets: readonly Pet[];
  items: readonly Item[];
  readiness: TripReadiness;
  onStep: (step: Step) => void;
};

/** The next step, then each pet's line and requirements. */
export function PapersCard({ trip, pets, items, readiness, onStep }: PapersCardProps) {
  const { asOf, journey } = readiness;
  const context = { asOf, items, legs: trip.legs.length };
  const shown = readiness.pets.flatMap((answer) => {
    const pet = pets.find(({ _id }) => _id === answer.key);
    return pet ? [{ pet, papers: petPapers(answer, readiness) }] : [];
  });
  const days = daysToMove(readiness);
  const start = journey[0]?.departureDate;
  const next = nextOf(shown, { ...context, canMove: days !== undefined });
  const mover = (variant: ButtonVariant): ReactNode =>
    days !== undefined &&
    start && <MoveTrip trip={trip} start={start} days={days} variant={variant} />;
  const some = shown.filter(({ papers }) => papers.tone === "blocked");

  const actionsFor = (place: number) => (id: string) => {
    const one = shown[place];
    const item = one?.papers.items.find((each) => each.id === id);
    if (!one || !item) return null;
    const steps = stepsOf(item, one.pet, context);
    return (
      <LineActions
        steps={steps.filter((step) => !isSame(step, next))}
        isListed={hasTodo(item, one.pet, items)}
        authority={isForAuthority(item, steps) ? journey[item.leg]?.authority : undefined}
        onStep={onStep}
      >
        {item.verdict === "blocked" && next?.is !== "move" && mover("sec")}
        {item.verdict === "blocked" && some.length < shown.length && (
          <span className="meta">
            {days === undefined ? "Or travel" : "Or go on these dates"} without {one.pet.petName}.
          </span>
        )}
      </LineActions>
    );
  };

  return (
    <div className={`card pad ${styles.card}`}>
      {next && (
        <div className={`screen-only ${styles.next}`}>
          {next.is === "move" ? (
            mover("go")
          ) : (
            <StepButton step={next.step} variant="go" onStep={onStep} />
          )}
          <span className="meta">{next.hint}</span>
        </div>
      )}
      {shown.map(({ pet, papers }, place) => (
        <OnePetPapers
          key={pet._id}
          name={pet.petName}
          papers={papers}
          counter={counterPath(pet._id, trip._id)}
          actionsOf={actionsFor(place)}
        />
      ))}
    </div>
  );
}

const isSame = (step: Step, next: Next | undefined): boolean =>
  next?.is === "step" && JSON.stringify(next.step) === JSON.stringify(step);

type StepButtonProps = { step: Step; variant?: ButtonVariant; onStep: (step: Step) => void };

const StepButton = ({ step, variant = "sec", onStep }: StepButtonProps) => (
  <Button
    small={variant !== "go"}
    variant={variant}
    icon={step.is === "todo" ? <CalendarPlus aria-hidden /> : <ClipboardPlus aria-hidden />}
    onClick={() => onStep(step)}
  >
    {step.label}
  </Button>
);

type LineActionsProps = {
  steps: readonly Step[];
  /** A to-do for it is on the list. */
  isListed: boolean;
  /** Who to ask where no field decides it. */
  authority: TripReadiness["journey"][number]["authority"] | undefined;
  onStep: (step: Step) => void;
  children: ReactNode;
};

function LineActions({ steps, isListed, authority, onStep, children }: LineActionsProps) {
  return (
    <>
      {steps.map((step) => (
        <StepButton key={step.label} step={step} onStep={onStep} />
      ))}
      {isListed && <span className="meta">On your to-do list.</span>}
      {authority && (
        <span>
          Ask{" "}
          {authority.address ? (
            <a href={authority.address} rel="noopener">
              {authority.name}
            </a>
          ) : (
            authority.name
          )}
          .
        </span>
      )}
      {children}
    </>
  );
}

/** The one next step of a trip, with what it is about. */
type Next = { hint: string } & ({ is: "step"; step: Step } | { is: "move" });

type Shown = { pet: StepPet; papers: PetPapers };
type NextContext = StepContext & {
  /** A later start clears what blocks. */
  canMove: boolean;
};

/**
 * What clears a block: how the pet travels, or the move of the trip; else what is due first, or the field that settles
 * what is unknown. A pet that can't go at all has nothing to do.
 */
export function nextOf(shown: readonly Shown[], context: NextContext): Next | undefined {
  const stuck = linesOf(shown).filter(({ item }) => isOfAirline(item));
  const seat = firstStep(stuck, context);
  if (seat) return seat;
  const blocked = shown.filter(({ papers }) => papers.tone === "blocked");
  if (context.canMove && blocked.length > 0) {
    const names = blocked.map(({ pet }) => pet.petName).join(" and ");
    return { is: "move", hint: `Removes what's blocking ${names}.` };
  }
  const lines = linesOf(shown.filter((each) => !blocked.includes(each)));
  const due = lines
    .filter(({ item }) => isToDo(item))
    .toSorted((a, b) => (a.item.date ?? "9999").localeCompare(b.item.date ?? "9999"));
  const unknown = lines.filter(({ item }) => item.verdict === "unknown");
  return firstStep(due, context) ?? firstStep(unknown, context);
}

const linesOf = (shown: readonly Shown[]): Line[] =>
  shown.flatMap(({ pet, papers }) => papers.items.map((item) => ({ pet, item })));

type Line = { pet: StepPet; item: AnswerItem };

function firstStep(lines: readonly Line[], context: StepContext): Next | undefined {
  for (const { pet, item } of lines) {
    const [step] = stepsOf(item, pet, context);
    if (step) return { is: "step", step, hint: `${pet.petName}: ${item.title}` };
  }
  return undefined;
}

type MoveTripProps = {
  trip: Trip;
  /** The day on which the trip begins now. */
  start: string;
  days: number;
  variant: ButtonVariant;
};

/** Moves the whole trip to the first day on which it is possible, after a confirmation. */
function MoveTrip({ trip, start, days, variant }: MoveTripProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const to = dayText(daysAfter(start, days));
  const count = counted(days, "day");

  const move = async () => {
    try {
      await changeTrip(client, trip, (now) => movedTrip(now, days));
    } catch (error) {
      throw new AppError("INTERNAL", detailsFailure(errorMessage(error, "")));
    }
    toast(`Trip moved to ${to}.`);
  };

  return (
    <>
      <Button
        small={variant !== "go"}
        variant={variant}
        icon={<CalendarClock aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Move the trip
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Start on ${to}?`}
        sentence={`This moves the trip's dates, its flights and other legs, and its stays ${count} later. Bookings with airlines and hotels don't change, and to-dos keep their dates.`}
        action="Move the trip"
        actionVariant="pri"
        busyText="Moving…"
        cancelLabel="Keep the dates"
        onConfirm={move}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type Movable = Pick<Trip, "month" | "day" | "year" | "endDate" | "legs" | "stays">;

/** The changes that move a trip by so many days: its dates, legs and stays. */
export function movedTrip(trip: Movable, days: number): TripBody {
  const move = (day: string | null) => (day === null ? null : daysAfter(day, days));
  const start = firstDay(trip);
  return {
    ...(start !== null && tripDate(daysAfter(start, days))),
    endDate: move(trip.endDate),
    legs: trip.legs.map((leg) => ({
      ...leg,
      departureDate: move(leg.departureDate),
      arrivalDate: move(leg.arrivalDate),
    })),
    stays: trip.stays.map((stay) => ({
      ...stay,
      checkIn: move(stay.checkIn),
      checkOut: move(stay.checkOut),
    })),
  };
}
