import { Plus, ScanLine } from "lucide-react";
import type { RecordKind } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { counted } from "#format/plurals.ts";
import { possessive } from "#format/words.ts";
import { dayText } from "#format/dates.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../forms/queue/use-edit-request.ts";
import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { recordDraftKey, recordsTarget } from "./pet-draft-key.ts";
import { timeline, type TimedRecord } from "./record-state.ts";
import { RecordRow, recordTitleId } from "./record-row.tsx";
import styles from "./records.module.css";
import { chipText } from "./pet-text.ts";

const RecordForm = lazy(async () => (await import("./record-form.tsx")).RecordForm);

export type Records =
  | { is: "viewing" }
  | { is: "adding"; kind?: RecordKind }
  | { is: "editing"; id: string };

const addId = "add-record";

type RecordsSectionProps = {
  pet: Pet;
  today: string;
  records: Records;
  onChange: (records: Records) => void;
};

/** A pet's timeline of records. What newer ones replaced is folded. */
export function RecordsSection(props: RecordsSectionProps) {
  const { pet, today, records, onChange: setRecords } = props;
  useEditRequest((key) => {
    const opened = openOf(pet, (draftKey) => draftKey === key);
    if (opened.is !== "viewing") setRecords(opened);
  });
  const queued = useQueuedOf(recordsTarget(pet._id));
  const shown = pet.records.map((record) => withPendingChanges(record, queued));
  const timed = timeline(shown, today);
  const isEmpty = timed.length === 0 && pet.microchipNumber === null;

  // The focus goes to the saved record, else back to the button.
  const close = (focus: string) => {
    setRecords({ is: "viewing" });
    focusSoon(focus);
  };
  const isOpen = ({ record }: TimedRecord) => records.is === "editing" && records.id === record._id;
  const isEarlier = ({ state }: TimedRecord) => state.is === "replaced" || state.is === "over";
  const earlier = timed.filter(isEarlier);
  const current = timed.filter((one) => !isEarlier(one));
  const rowOf = (one: TimedRecord) =>
    isOpen(one) ? (
      <OpenRecord
        key={one.record._id}
        pet={pet}
        shown={one.record}
        onDone={() => close(recordTitleId(one.record._id))}
      />
    ) : (
      <RecordRow
        key={one.record._id}
        pet={pet}
        {...one}
        onEdit={() => setRecords({ is: "editing", id: one.record._id })}
        onGone={() => close(addId)}
        onRenew={() => setRecords({ is: "adding", kind: one.record.kind })}
      />
    );
  const add = (
    <Button
      id={addId}
      variant={isEmpty ? "go" : "sec"}
      small={!isEmpty}
      icon={<Plus aria-hidden />}
      onClick={() => setRecords({ is: "adding" })}
    >
      Add a record
    </Button>
  );

  return (
    <section className={styles.section} aria-labelledby="records-title">
      <Heading
        id="records-title"
        sentence="Vaccinations, tests and treatments: what's done and what's next."
        action={!isEmpty && records.is !== "adding" && add}
      >
        {possessive(pet.petName)} records
      </Heading>
      {records.is === "adding" && (
        <div className={`card pad ${styles.form}`}>
          <RecordForm
            fallback={<Skeleton height={720} rounded />}
            pet={pet}
            record={null}
            kind={records.kind}
            onDone={(saved) => close(saved ? recordTitleId(saved) : addId)}
          />
        </div>
      )}
      <PendingWrites target={recordsTarget(pet._id)} />
      {isEmpty && records.is !== "adding" && (
        <EmptyState
          drawing="passport"
          title="No records yet"
          sentence="Start with a vaccination. You'll see a warning here before it expires."
          action={add}
        />
      )}
      {!isEmpty && (
        <ol className={`card ${styles.line}`}>
          {current.map(rowOf)}
          {earlier.length > 0 && (
            <li>
              <details className={styles.earlier} open={earlier.some(isOpen)}>
                <summary>{counted(earlier.length, "earlier record")}</summary>
                <ol>{earlier.map(rowOf)}</ol>
              </details>
            </li>
          )}
          {pet.microchipNumber && (
            <ChipRow number={pet.microchipNumber} since={pet.microchipDate} />
          )}
        </ol>
      )}
    </section>
  );
}

type OpenRecordProps = { pet: Pet; shown: Pet["records"][number]; onDone: () => void };

/** The form of a record as it is saved, without the changes that wait for the network. */
const OpenRecord = ({ pet, shown, onDone }: OpenRecordProps) => (
  <li className={styles.open}>
    <RecordForm
      fallback={<Skeleton height={720} rounded />}
      pet={pet}
      record={pet.records.find(({ _id }) => _id === shown._id) ?? shown}
      onDone={onDone}
    />
  </li>
);

/** The form to open: the one whose draft key matches, as after a crash. */
export function openOf(
  { _id: petId, records }: Pet,
  matches: (draftKey: string) => boolean,
): Records {
  if (matches(recordDraftKey(petId, undefined))) return { is: "adding" };
  const record = records.find(({ _id }) => matches(recordDraftKey(petId, _id)));
  return record ? { is: "editing", id: record._id } : { is: "viewing" };
}

/** The microchip at the start of the timeline; it never expires. */
function ChipRow({ number, since }: { number: string; since: string | null }) {
  return (
    <li className={styles.row}>
      <span className={`${styles.dot} ${styles.plain}`}>
        <ScanLine size={16} aria-hidden />
      </span>
      <div className={styles.text}>
        <h3 className={`${styles.title} num`}>Microchip {chipText(number)}</h3>
        {since && <p className="meta">Microchipped on {dayText(since)}</p>}
      </div>
    </li>
  );
}
