import type { Trip } from "#contracts/travel/trips.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { Button } from "../../../ui/button.tsx";
import { tripTarget, todosAnchor } from "../trip-keys.ts";
import { AddLines } from "./add-lines.tsx";
import { CheckList } from "./check-list.tsx";
import styles from "./lists.module.css";
import { byDue } from "./due-text.ts";
import { everyone, newItems } from "./items.ts";
import { todoTemplate } from "./templates.ts";
import { addLines, type ItemChanges } from "./use-item-changes.ts";

type TodoCardProps = { trip: Trip; changes: ItemChanges; today: string };

/** The member's own to-dos before the trip. */
export function TodoCard({ trip, changes, today }: TodoCardProps) {
  const items = byDue(changes.list.filter(({ list }) => list === "todo"));
  const add = (lines: readonly string[], due: string | null = null) =>
    addLines(changes, lines, (list) =>
      newItems(lines, "todo", everyone, list).map((item) => ({ ...item, due })),
    );
  return (
    <section className="card pad stack" aria-labelledby={todosAnchor}>
      <h2 id={todosAnchor} className={styles.title}>
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
      <AddLines tripId={trip._id} name="todo" title="To do" label="Add a to-do" onAdd={add} dated />
    </section>
  );
}
