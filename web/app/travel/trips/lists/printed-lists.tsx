import type { Item } from "#contracts/travel/trip-parts.ts";
import { dayText } from "#format/dates.ts";
import { byDue } from "./due-text.ts";
import { isOf, packingOwners } from "./items.ts";
import { ownerName, type NamedPet } from "../pet-names.ts";
import styles from "../printed-trip.module.css";

type PrintedListsProps = { items: readonly Item[]; pets: readonly NamedPet[] };

/** The to-do list and the packing lists, with printed checkboxes. */
export function PrintedLists({ items, pets }: PrintedListsProps) {
  const todo = byDue(items.filter(({ list }) => list === "todo"));
  const owners = packingOwners(items, []);
  return (
    <>
      {todo.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>To do</p>
          <Boxes items={todo} />
        </div>
      )}
      {owners.length > 0 && (
        <div className={styles.part}>
          <p className={styles.name}>Packing</p>
          {owners.map((owner) => (
            <div key={JSON.stringify(owner)} className={styles.pack}>
              <p className={styles.place}>{ownerName(owner, pets)}</p>
              <Boxes items={items.filter((item) => isOf(owner, item))} columns />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const Boxes = ({ items, columns }: { items: readonly Item[]; columns?: boolean }) => (
  <ul className={columns ? styles.columns : styles.lines}>
    {items.map(({ _id, text, due, done }) => (
      <li key={_id} className={styles.line}>
        <span className={styles.box}>{done && "✓"}</span>
        <span>{text}</span>
        {due && <span className={styles.faint}>due {dayText(due)}</span>}
      </li>
    ))}
  </ul>
);
