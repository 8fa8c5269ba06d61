import { useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { Button } from "../../../ui/button.tsx";
import { EditFrame } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { TextField } from "../../../ui/field.tsx";
import { AddLines } from "./add-lines.tsx";
import { CheckList, ListFailure } from "./check-list.tsx";
import { packingListCodec } from "./line-codecs.ts";
import { byDue } from "./due-text.ts";
import styles from "./lists.module.css";
import { isOf, newItems, packingOwners, type Owner, everyone } from "./items.ts";
import { ownerName } from "../pet-names.ts";
import { tripTarget, todosAnchor } from "../trip-keys.ts";
import { TripSection } from "../trip-section.tsx";
import { addLines, type ItemChanges } from "./use-item-changes.ts";

type PackingProps = { trip: Trip; pets: readonly Pet[]; changes: ItemChanges };

/** The packing lists and to-dos of a trip. */
export const PackingPart = ({ today, ...of }: PackingProps & { today: string }) => (
  <div className="stack loose">
    <ListFailure of={of.changes} />
    <div className="split">
      <PackingLists {...of} />
      <TodoCard trip={of.trip} changes={of.changes} today={today} />
    </div>
  </div>
);

/** Packing lists of traveling pets, and of people by name. */
function PackingLists({ trip, pets, changes }: PackingProps) {
  const [begun, setBegun] = useState<readonly string[]>([]);
  const existing = packingOwners(changes.list, trip.petIds);
  const people = begun
    .filter((person) => !existing.some((owner) => owner.petId === null && owner.person === person))
    .map((person) => ({ petId: null, person }));
  const owners = [...existing, ...people];
  return (
    <TripSection id="packing" title="Packing" onEdit={undefined}>
      <div className={`card pad ${styles.lists}`}>
        <PendingWrites target={tripTarget(trip._id)} section="packing" />
        {owners.length === 0 && (
          <p className="meta">
            No packing lists yet.
            {changes.canEdit && " Add a pet to this trip, or add a list for a person."}
          </p>
        )}
        {owners.map((owner) => (
          <PackingList
            key={JSON.stringify(owner)}
            tripId={trip._id}
            owner={owner}
            name={ownerName(owner, [...pets, ...trip.othersPets])}
            changes={changes}
          />
        ))}
        {changes.canEdit && (
          <BeginList
            tripId={trip._id}
            onBegin={(person) => setBegun((before) => [...before, person])}
          />
        )}
      </div>
    </TripSection>
  );
}

type PackingListProps = {
  tripId: string;
  owner: Owner;
  name: string;
  changes: ItemChanges;
};

function PackingList({ tripId, owner, name, changes }: PackingListProps) {
  const items = changes.list.filter((item) => isOf(owner, item));
  const template = owner.petId ? petTemplate : personTemplate;
  const add = (lines: readonly string[]) =>
    addLines(changes, lines, (list) => newItems(lines, "packing", owner, list));
  const packed = items.filter(({ done }) => done).length;
  return (
    <div className={`stack tight ${styles.pack}`}>
      <div className="row apart">
        <h3 className={styles.subtitle}>{name}</h3>
        {items.length > 0 && (
          <span className="meta num">
            {packed} of {items.length} packed
          </span>
        )}
      </div>
      <CheckList items={items} label={`Packing list for ${name}`} changes={changes} />
      {items.length === 0 && !changes.canEdit && <p className="meta">Nothing on this list yet.</p>}
      {items.length === 0 && changes.canEdit && (
        <div className="screen-only flush">
          <Button variant="txt" small onClick={() => void add(template.lines)}>
            {template.name}
          </Button>
        </div>
      )}
      {changes.canEdit && (
        <AddLines
          tripId={tripId}
          name={`pack-${owner.petId ?? owner.person}`}
          title={`Packing list for ${name}`}
          label={`Add an item for ${name}`}
          onAdd={add}
        />
      )}
    </div>
  );
}

type BeginListProps = { tripId: string; onBegin: (person: string) => void };

/** Starts a person's packing list; it is saved with its first item. */
function BeginList({ tripId, onBegin }: BeginListProps) {
  const edit = useEdit(packingListCodec, null, {
    draftKey: `trip:${tripId}:packing-list`,
    create: async ({ body }) => body,
    onSaved: ({ person }) => onBegin(person),
  });
  return (
    <EditFrame
      name="packing-list"
      edit={edit}
      className={`${styles.add} ${styles.begin} ${styles.pack} screen-only`}
      summary={false}
    >
      <TextField
        {...edit.field("person")}
        placeholder="Person's name"
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit">Add list</Button>
    </EditFrame>
  );
}

type TodoCardProps = { trip: Trip; changes: ItemChanges; today: string };

/** The member's own to-dos before the trip. */
function TodoCard({ trip, changes, today }: TodoCardProps) {
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
          {changes.canEdit && (
            <div className="flush">
              <Button variant="txt" small onClick={() => void add(todoTemplate.lines)}>
                {todoTemplate.name}
              </Button>
            </div>
          )}
        </div>
      )}
      {changes.canEdit && (
        <AddLines
          tripId={trip._id}
          name="todo"
          title="To do"
          label="Add a to-do"
          onAdd={add}
          dated
        />
      )}
    </section>
  );
}

type Template = { name: string; lines: readonly string[] };

/** Common to-dos before a trip with a pet. */
const todoTemplate: Template = {
  name: "Add suggested to-dos",
  lines: [
    "Check the airline, train or ferry pet policy",
    "Find out which documents you need",
    "Book a vet appointment",
    "Measure the pet carrier",
    "Check the ID tag and microchip details",
    "Tell the hotel you're bringing a pet",
  ],
};

const petTemplate: Template = {
  name: "Add pet essentials",
  lines: [
    "Leash and harness",
    "Pet carrier",
    "Food, plus two extra days' worth",
    "Water bowl",
    "Blanket that smells like home",
    "Poop bags",
    "Medication",
    "Travel documents, with printed copies",
    "Towel",
    "Favorite toy",
  ],
};

const personTemplate: Template = {
  name: "Add travel essentials",
  lines: [
    "Passport",
    "Wallet",
    "Phone and charger",
    "Keys",
    "Medication",
    "Rain jacket",
    "Clothes that hide pet hair",
  ],
};
