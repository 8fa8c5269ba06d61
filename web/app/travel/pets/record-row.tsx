import {
  BookUser,
  FileInput,
  Paperclip,
  Pill,
  ScanLine,
  ShieldPlus,
  Stamp,
  Stethoscope,
  Syringe,
  TestTube,
  type LucideIcon,
} from "lucide-react";
import type { PetRecord, RecordKind } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Button } from "../../ui/button.tsx";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";
import { Chip } from "../../ui/tag.tsx";
import { recordTitle } from "./pet-text.ts";
import { detailsText } from "./record-details.ts";
import { stateText, type TimedRecord } from "./record-state.ts";
import styles from "./records.module.css";
import { useReader } from "../../data/reader.ts";

const RecordMenu = lazy(async () => (await import("./pet-menus.tsx")).RecordMenu);

type RecordRowProps = TimedRecord & {
  pet: Pet;
  onEdit: () => void;
  onGone: () => void;
  /** Adds a new record of the same type. */
  onRenew: () => void;
};

export const recordTitleId = (id: string): string => `record-${id}`;

/** One record on the timeline: its type, state and actions. */
export function RecordRow({ pet, record, state, onEdit, onGone, onRenew }: RecordRowProps) {
  const { _id: id, kind, document } = record;
  const Icon = recordIcons[kind];
  const sign = stateText(state);
  const { title, rest } = recordTitle(record);
  const days = daysOf(record);
  const details = detailsText(record, useReader());
  const name = `${title}${record.givenAt ? `, ${dayText(record.givenAt)}` : ""}`;

  return (
    <li className={styles.row}>
      <span className={`${styles.dot} ${styles[sign?.tone ?? "plain"]}`}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.text}>
        <h3 id={recordTitleId(id)} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        {days && <p className="meta">{days}</p>}
        {details && <p className="meta">{details}</p>}
        {rest && <p className={styles.note}>{rest}</p>}
        {state.is === "out" && (
          <div className={styles.document}>
            <Button variant="txt" small onClick={onRenew}>
              Add new record<span className="sr"> for {name}</span>
            </Button>
          </div>
        )}
        {document && (
          <div className={styles.document}>
            <ViewPrivateFile url={document} title={name} variant="txt" small>
              View document<span className="sr"> for {name}</span>
            </ViewPrivateFile>
          </div>
        )}
      </div>
      {sign && (
        <div className={styles.side}>
          <Chip tone={sign.tone}>{sign.label}</Chip>
        </div>
      )}
      <div className={styles.menu}>
        <RecordMenu petId={pet._id} record={record} name={name} onEdit={onEdit} onGone={onGone} />
      </div>
    </li>
  );
}

/** "Mar 12, 2026, Dr. Okafor. Valid until Mar 12, 2027." */
export function daysOf({ givenAt, validFrom, validUntil, issuer }: PetRecord): string {
  const issuedText = [givenAt && dayText(givenAt), issuer].filter(Boolean).join(", ");
  const good = [
    validFrom && validFrom !== givenAt && `from ${dayText(validFrom)}`,
    validUntil && `until ${dayText(validUntil)}`,
  ]
    .filter(Boolean)
    .join(" ");
  return [issuedText, good && `Valid ${good}`].filter(Boolean).join(". ");
}

/** The icon of each type of record. */
export const recordIcons: Record<RecordKind, LucideIcon> = {
  rabies: Syringe,
  vaccination: ShieldPlus,
  titre: TestTube,
  parasite: Pill,
  healthCertificate: Stethoscope,
  euPassport: BookUser,
  importForm: FileInput,
  permit: Stamp,
  identityCheck: ScanLine,
  other: Paperclip,
};
