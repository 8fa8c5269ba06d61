import { Plus, ScanLine } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { possessive } from "#format/words.ts";
import { petPath } from "../../links/pets.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Chip } from "../../ui/tag.tsx";
import { useToday } from "../../ui/use-today.ts";
import styles from "./records.module.css";
import { chipText, recordTitle } from "./pet-text.ts";
import { daysOf, recordIcons } from "./record-row.tsx";
import { stateText, timeline, type TimedRecord } from "./record-state.ts";
import { useOwnPets } from "./use-pets.ts";

/** How many records the profile shows; the pet's page has all. */
const shown = 4;

/** The records of one of the member's pets as a timeline; nothing without a pet. */
export function PetRecords() {
  const { data: pets = [] } = useOwnPets();
  const today = useToday();
  const [selected, setSelected] = useState<string>();
  const pet = pets.find(({ _id }) => _id === selected) ?? firstToShow(pets, today);
  if (!pet) return null;
  const { _id, petName, records, microchipNumber } = pet;
  const isEmpty = records.length === 0 && microchipNumber === null;
  const add = (
    <LinkButton to={petPath(_id)} variant={isEmpty ? "go" : "sec"} icon={<Plus aria-hidden />}>
      Add a record
    </LinkButton>
  );
  return (
    <section aria-labelledby="pet-records">
      <Heading
        id="pet-records"
        sentence="Vaccinations, tests and treatments: what's done and what's next."
        action={
          !isEmpty && (
            <LinkButton small to={petPath(_id)}>
              {records.length > shown ? `View all ${records.length} records` : "Manage records"}
            </LinkButton>
          )
        }
      >
        {possessive(petName)} records
      </Heading>
      {pets.length > 1 && (
        <ul className={styles.pets} aria-label="Pets with records">
          {pets.map((each) => (
            <li key={each._id}>
              <Button
                small
                variant={each === pet ? "pri" : "sec"}
                aria-pressed={each === pet}
                onClick={() => setSelected(each._id)}
              >
                {each.petName}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <EmptyState
          drawing="passport"
          level="h3"
          title="No records yet"
          sentence="Start with a vaccination. You'll see a warning here before it expires."
          action={add}
        />
      ) : (
        <Timeline pet={pet} today={today} />
      )}
    </section>
  );
}

/** The most urgent records, and the microchip. */
function Timeline({ pet, today }: { pet: Pet; today: string }) {
  const { records, microchipNumber, microchipDate } = pet;
  return (
    <ol className={`card ${styles.line}`}>
      {timeline(records, today)
        .slice(0, shown)
        .map((timed) => (
          <RecordLine key={timed.record._id} petId={pet._id} {...timed} />
        ))}
      {microchipNumber && (
        <Line
          icon={<ScanLine size={16} aria-hidden />}
          title={<span className="num">Microchip {chipText(microchipNumber)}</span>}
        >
          {microchipDate && <p className="meta">Microchipped on {dayText(microchipDate)}</p>}
        </Line>
      )}
    </ol>
  );
}

function RecordLine({ petId, record, state }: TimedRecord & { petId: string }) {
  const Icon = recordIcons[record.kind];
  const sign = stateText(state);
  const days = daysOf(record);
  return (
    <Line
      icon={<Icon size={16} aria-hidden />}
      tone={sign?.tone}
      title={
        <Link className={styles.petRecordsTitle} to={petPath(petId)} prefetch="intent">
          {recordTitle(record).title}
        </Link>
      }
      side={sign && <Chip tone={sign.tone}>{sign.label}</Chip>}
    >
      {days && <p className="meta">{days}</p>}
    </Line>
  );
}

type LineProps = {
  icon: ReactNode;
  tone?: "ready" | "due" | "blocked" | "info" | undefined;
  title: ReactNode;
  side?: ReactNode;
  children: ReactNode;
};

const Line = ({ icon, tone, title, side, children }: LineProps) => (
  <li className={styles.row}>
    <span className={classes(styles.dot, styles[tone ?? "plain"])}>{icon}</span>
    <div className={styles.text}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
    {side && <div className={styles.side}>{side}</div>}
  </li>
);

/** The pet whose records matter most: expired before expiring soon, then the first with records, then the first. */
function firstToShow(pets: readonly Pet[], today: string): Pet | undefined {
  const [first] = pets.toSorted((one, other) => rank(one, today) - rank(other, today));
  return first;
}

function rank({ records, microchipNumber }: Pet, today: string): number {
  const state = timeline(records, today)[0]?.state.is;
  if (state === "out") return 0;
  if (state === "soon") return 1;
  return records.length > 0 || microchipNumber !== null ? 2 : 3;
}
