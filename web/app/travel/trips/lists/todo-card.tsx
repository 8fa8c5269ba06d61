import type { Trip } from "#contracts/travel/trips.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { Button } from "../../../ui/button.tsx";
import { tripTarget } from "../trip-keys.ts";
import { LazyAddLines } from "./lazy.tsx";
import { CheckList } from "./check-list.tsx";
import styles from "./lists.module.css";
import { byDue } from "./due-text.ts";
import { addLines } from "./add-items.ts";
import { everyone, newItems } from "./items.ts";
import { todoTemplate } from "./templates.ts";
import type { ItemChanges } from "./use-item-changes.ts";

// It needs the texts of requirements.
const DeadlineList = lazy(async () => (await import("./deadline-list.tsx")).DeadlineList);

type TodoCardProps = { trip: Trip; changes: ItemChanges; today: string };

/** To-dos before the trip: the member's own, and what entry rules leave to do. */
export function TodoCard({ trip, changes, today }: TodoCardProps) {
  const items = byDue(changes.list.filter(({ list }) => list === "todo"));
  const add = (lines: readonly string[], due: string | null = null) =>
    addLines(changes, lines, (list) =>
      newItems(lines, "todo", everyone, list).map((item) => ({ ...item, due })),
    );
  return (
    <section className="card pad stack" aria-labelledby="todo-title">
      <h2 id="todo-title" className={styles.title}>
        To do
      </h2>
      <PendingWrites target={tripTarget(trip._id)} section="todo" />
      <CheckList items={items} label="To do" changes={changes} today={today} />
      {items.length === 0 && (
        <div className="screen-only">
          <p className="meta">No to-dos yet.</p>
          <div className="flush">
            <Button variant="txt" small onClick={() => void add(todoTemplate.lines)}>
              {todoTemplate.name}
            </Button>
          </div>
        </div>
      )}
      <LazyAddLines
        tripId={trip._id}
        name="todo"
        title="To do"
        label="Add a to-do"
        onAdd={add}
        dated
      />
      {trip.petIds.length > 0 && <DeadlineList trip={trip} today={today} />}
    </section>
  );
}
