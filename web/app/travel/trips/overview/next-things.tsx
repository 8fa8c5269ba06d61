import { useState } from "react";
import { Link } from "react-router";
import type { Author } from "#contracts/kernel/author.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { plural } from "#format/plurals.ts";
import type { Item } from "#contracts/travel/trip-parts.ts";
import { isToDo } from "#reference/readiness/steps.ts";
import { InUnits } from "../../../accounts/viewer/index.ts";
import { papersPath, tripPath } from "../../../links/trips.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { Outline } from "../../../ui/skeleton.tsx";
import { Chip } from "../../../ui/tag.tsx";
import { ListFailure } from "../lists/check-list.tsx";
import { dueText } from "../lists/due-text.ts";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { StepButton } from "../papers/papers-card.tsx";
import { useSteps } from "../papers/step-dialog.tsx";
import {
  type Step,
  isSameStep,
  type Next,
  type StepContext,
  stepsOf,
  todoText,
} from "../papers/step.ts";
import { useTripPapers, type JudgedPet } from "../papers/use-papers.ts";
import type { AnswerItem } from "../../requirements/index.ts";
import styles from "./overview.module.css";

const shownFirst = 3;

type NextThingsProps = { trip: Trip; changes: ItemChanges; today: string };

/** The first things to do of the one list, and all of it after a tap. */
export function NextThings({ trip, changes, today }: NextThingsProps) {
  const { papers, isError } = useTripPapers(trip, changes.list);
  const [take, dialog] = useSteps(trip, changes);
  const [all, setAll] = useState(false);
  if (!papers && !isError) return <Outline height={360} />;
  const hidden = (papers?.readiness.deadlines ?? []).filter((deadline) => deadline.hidden);
  const things = thingsOf({
    judged: papers?.judged ?? [],
    context: papers?.context ?? { asOf: today, items: changes.list, legs: trip.legs.length },
    next: papers?.next,
    hidden: new Set(hidden.map(({ id }) => id)),
  });
  const count = things.length;
  return (
    <section aria-labelledby="things-title">
      <Heading
        id="things-title"
        action={
          count > shownFirst && (
            <Button variant="txt" small data-reads aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? "First three" : `All ${count}`}
              <span className="sr"> things to do</span>
            </Button>
          )
        }
      >
        {count > shownFirst && !all
          ? "Next three things"
          : plural(count, "Thing to do", "Things to do")}
      </Heading>
      <ListFailure of={changes} />
      {count === 0 && (
        <p className="card pad">
          Nothing left to do.{" "}
          {changes.canEdit && <Link to={tripPath(trip._id, "packing")}>Add a to-do</Link>}
        </p>
      )}
      <ol className={styles.things}>
        {things.slice(0, all ? count : shownFirst).map((thing, place) => (
          <ThingRow
            key={thing.key}
            thing={thing}
            number={place + 1}
            papersAt={papersPath(trip._id)}
            today={today}
            onStep={take}
            people={changes.people}
            onDone={changes.canEdit ? (item) => void changes.tick(item, true) : undefined}
          />
        ))}
      </ol>
      {dialog}
    </section>
  );
}

type ThingRowProps = {
  thing: Thing;
  number: number;
  papersAt: string;
  today: string;
  onStep: (step: Step) => void;
  people: readonly Author[];
  /** Undefined for a reader who can't change the trip. */
  onDone: ((item: Item) => void) | undefined;
};

function ThingRow({ thing, number, papersAt, today, onStep, people, onDone }: ThingRowProps) {
  const { title, about, due } = thing;
  const assignee =
    thing.is === "todo" ? people.find(({ _id }) => _id === thing.item.assigneeId) : undefined;
  const isLate = due !== null && due < today;
  return (
    <li className="card">
      <span className={`num ${styles.number}`} aria-hidden>
        {number}
      </span>
      <div className={styles.thing}>
        <h3>
          <InUnits text={title} />
        </h3>
        {about && <p className="meta">{about}</p>}
      </div>
      <div className={styles.act}>
        {due !== null ? (
          <Chip tone={isLate ? "blocked" : "due"}>
            <InUnits text={dueText(due, today)} />
          </Chip>
        ) : (
          thing.is === "paper" && (
            <Chip tone={thing.verdict === "blocked" ? "blocked" : "unknown"}>
              {thing.verdict === "blocked" ? "Blocked" : "Unknown"}
            </Chip>
          )
        )}
        {assignee && (
          <span className={`meta ${styles.who}`}>
            <Avatar face={assignee} size="s" />
            {assignee.username}
          </span>
        )}
        {thing.is === "todo" ? (
          onDone && (
            <Button small onClick={() => onDone(thing.item)}>
              Mark done<span className="sr">: {title}</span>
            </Button>
          )
        ) : thing.step ? (
          <StepButton step={thing.step} onStep={onStep} />
        ) : (
          <Link to={papersAt}>
            Open papers<span className="sr">: {title}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** One thing to do for a trip: what a border or an airline asks, or a to-do of the member. */
type Thing = {
  key: string;
  title: string;
  /** For whom and for which border. */
  about: string;
  /** The last day to do it. */
  due: string | null;
} & (
  | { is: "paper"; verdict: AnswerItem["verdict"]; step: Step | undefined }
  | { is: "todo"; item: Item }
);

type Input = {
  judged: readonly JudgedPet[];
  context: StepContext;
  /** The step that has a button already. */
  next: Next | undefined;
  /** The requirements that the member hid from their lists. */
  hidden: ReadonlySet<string>;
};

/** What blocks and can be done, then all that has a day, the soonest first, then what is unknown, then the rest. */
const rankOf = (thing: Thing): number => {
  if (thing.is === "paper" && thing.verdict === "blocked") return 0;
  if (thing.is === "paper" && thing.verdict === "unknown") return 2;
  return thing.due === null ? 3 : 1;
};

/** The one list of what is to do: open requirements and open to-dos, the worst and soonest first. */
export function thingsOf({ judged, context, next, hidden }: Input): Thing[] {
  const papers = judged.flatMap((each) =>
    each.papers.items
      .filter(({ requirements }) => !requirements.every(({ id }) => hidden.has(id)))
      .flatMap((item) => paperThing(item, each, context, next) ?? []),
  );
  const booked = new Set(
    judged.flatMap(({ pet, papers: { items } }) => items.map((item) => todoText(item, pet))),
  );
  const todos = context.items
    .filter(({ list, done, text }) => list === "todo" && !done && !booked.has(text))
    .map((item): Thing => {
      const { _id: key, text: title, due } = item;
      return { is: "todo", key, title, about: "", due, item };
    });
  return [...papers, ...todos].toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || (one.due ?? "9999").localeCompare(other.due ?? "9999"),
  );
}

function paperThing(
  item: AnswerItem,
  { pet, papers }: JudgedPet,
  context: StepContext,
  next: Next | undefined,
): Thing | undefined {
  const { id: key, verdict, title, date } = item;
  const steps = stepsOf(item, pet, context);
  const isOpen =
    verdict === "unknown" || isToDo(item) || (verdict === "blocked" && steps.length > 0);
  if (!isOpen) return undefined;
  const where = papers.open.find(({ id }) => id === key)?.where;
  return {
    is: "paper",
    key,
    title,
    about: [pet.petName, where].filter(Boolean).join(" · "),
    due: verdict === "due" || verdict === "window" ? (date ?? null) : null,
    verdict,
    step: steps.find((step) => !isSameStep(step, next)),
  };
}
