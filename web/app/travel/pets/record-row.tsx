import { deleteRecord } from "#contracts/travel/pet-records.ts";
import {
  Pencil,
  Trash2,
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
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { PetRecord, RecordKind } from "#contracts/travel/pet-records.ts";
import { petUpdateFailed, type Pet } from "#contracts/travel/pets.ts";
import { dayText } from "#format/dates.ts";
import { isNotFound, reworded } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { recordTitle } from "./pet-text.ts";
import { detailsText } from "./record-details.ts";
import { stateText, type TimedRecord } from "./record-state.ts";
import styles from "./records.module.css";
import { forgetRecord } from "./use-pets.ts";
import { useReader } from "../../data/reader.ts";

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
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { _id: id, kind, document } = record;
  const Icon = recordIcons[kind];
  const sign = stateText(state);
  const { title, rest } = recordTitle(record);
  const days = daysOf(record);
  const details = detailsText(record, useReader());
  const name = `${title}${record.givenAt ? `, ${dayText(record.givenAt)}` : ""}`;

  const remove = async () => {
    try {
      await call(deleteRecord, { params: { id: pet._id, recordId: id } });
    } catch (error) {
      // Another tab deleted it first.
      if (!isNotFound(error)) throw reworded(error, petUpdateFailed);
    }
    forgetRecord(client, pet._id, id);
    toast("Record deleted.");
    onGone();
  };

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
      <div className={styles.side}>
        {sign && <Chip tone={sign.tone}>{sign.label}</Chip>}
        <span className={styles.buttons}>
          <IconButton label={`Edit ${name}`} onClick={onEdit}>
            <Pencil size={20} aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${name}`} onClick={() => setAsking(true)}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Delete “${name}”?`}
        sentence={
          document ? "This also deletes its document and can't be undone." : "This can't be undone."
        }
        action="Delete record"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
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
