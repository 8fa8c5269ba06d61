import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { localDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  createRecord,
  PetRecord,
  recordErrors,
  updateRecord,
} from "#contracts/travel/pet-records.ts";
import { petUpdateFailed } from "#contracts/travel/pet-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { Button } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../ui/draft.tsx";
import type { FileChange } from "../../ui/file-field.tsx";
import { UploadBar } from "../../ui/files/upload-bar.tsx";
import { useUpload } from "../../ui/files/use-upload.ts";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { LeaveWarning } from "../../ui/leave-warning.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../ui/use-form.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { recordDraftKey } from "./pet-draft-key.ts";
import { changedText, changesOf, RecordDraft, wordsOf } from "./record-draft.ts";
import { RecordFields } from "./record-fields.tsx";
import styles from "./records.module.css";
import { useLeft } from "./use-left.ts";
import { keepRecord } from "./use-pets.ts";

type RecordFormProps = {
  pet: Pet;
  /** null for a new one. */
  record: PetRecord | null;
  /** The form is to close; told the id of what was saved. */
  onDone: (saved?: string) => void;
};

/** Adds a record to a pet, or changes one. What another tab changed meanwhile is shown, not overwritten. */
export function RecordForm({ record, ...rest }: RecordFormProps) {
  const [base, setBase] = useState(record);
  return <RecordFormOf key={base?.version ?? 0} base={base} onTake={setBase} {...rest} />;
}

type RecordFormOfProps = Omit<RecordFormProps, "record"> & {
  base: PetRecord | null;
  onTake: (now: PetRecord) => void;
};

function RecordFormOf({ pet: { _id: petId }, base, onTake, onDone }: RecordFormOfProps) {
  const client = useQueryClient();
  const [blank] = useState<RecordDraft>({ from: base });
  const key = recordDraftKey(petId, base?._id);
  const draft = useDraft({ key, schema: RecordDraft, empty: blank });
  /** The record as it is now, as far as is known. */
  const [now, setNow] = useState(base);
  const [document, setDocument] = useState<FileChange>();
  const upload = useUpload();
  const sending = useOnce();
  const done = useRef(false);

  const { from } = draft.value;
  const words = wordsOf(draft.value, now);
  const changes = changesOf(draft.value, now);
  const isDirty = () => !done.current && (document !== undefined || draft.isDirty());
  const isStale = from !== null && now !== null && from.version !== now.version;

  const check = () => {
    const schema = now ? updateRecord.body : createRecord.body;
    const { givenAt, validFrom, validUntil } = words;
    const days = {
      givenAt: givenAt || null,
      validFrom: validFrom || null,
      validUntil: validUntil || null,
    };
    return fieldErrors(schema, changes) ?? recordErrors(days, localDay());
  };
  const left = useLeft(check);

  const finish = (saved?: PetRecord) => {
    done.current = true;
    draft.discard();
    if (saved) {
      keepRecord(client, petId, saved);
      toast("The record is saved.");
    }
    onDone(saved?._id);
  };

  const create = async () => {
    const body = z.parse(createRecord.body, changes);
    const file = document && [document.name, document.size, document.lastModified];
    const made = await upload.run({ document }, (files, way) =>
      call(createRecord, {
        params: { id: petId },
        body,
        files,
        key: sending.keyFor([body, file]),
        ...way,
      }),
    );
    // Canceled on the way: everything stays as it was.
    if (!made) return;
    sending.done();
    finish(made);
  };

  const change = async (over: PetRecord) => {
    const body = z.parse(updateRecord.body, changes);
    const params = { id: petId, recordId: over._id };
    try {
      const saved = await upload.run({ document }, (files, way) =>
        call(updateRecord, { params, body, files, ifVersion: over.version, ...way }),
      );
      if (saved) finish(saved);
    } catch (error) {
      const newer = conflicting(error);
      if (!newer) throw error;
      upload.cancel();
      setNow(newer);
    }
  };

  const form = useForm({
    check: () => {
      left.forget();
      return check();
    },
    send: () => {
      if (!now) return create();
      return document !== undefined || Object.keys(changes).length > 0 ? change(now) : finish();
    },
    words: ({ message }) => ({ title: petUpdateFailed(message), message: "" }),
  });

  return (
    <>
      <h3 className={styles.formTitle} tabIndex={-1} ref={takeFocus}>
        {base ? "Edit record" : "Add a record"}
      </h3>
      <DraftNote of={draft} />
      <Form name="record" of={form}>
        {isStale && (
          <ConflictNotice
            key={now.version}
            what="record"
            changes={changedText(from, now)}
            onTake={() => {
              draft.discard();
              keepRecord(client, petId, now);
              onTake(now);
            }}
          />
        )}
        <RecordFields
          words={words}
          set={draft.set}
          left={left}
          document={document}
          setDocument={setDocument}
          current={now?.document}
        />
        <UploadBar of={upload} />
        <div className="row">
          <SubmitButton of={form} busyText="Saving...">
            {isStale ? "Save mine anyway" : "Save record"}
          </SubmitButton>
          <Button onClick={() => finish()}>Cancel</Button>
        </div>
      </Form>
      <LeaveWarning when={isDirty} />
    </>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

/** The record as it is now, where that is what stands in the way. */
function conflicting(error: unknown): PetRecord | undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") return undefined;
  return z.safeParse(PetRecord, error.current).data;
}
