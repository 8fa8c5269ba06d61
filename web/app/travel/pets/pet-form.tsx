import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { localDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { petSaveFailed, petUpdateFailed } from "#contracts/travel/pet-names.ts";
import { createPet, Pet, petErrors, updatePet } from "#contracts/travel/pets.ts";
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
import type { PetFiles } from "./field-props.ts";
import { afterPetPath } from "../../links/pets.ts";
import { changedText, changesOf, PetDraft, wordsOf } from "./pet-draft.ts";
import { PetFields } from "./pet-fields.tsx";
import { petDraftKey } from "./pet-draft-key.ts";
import { Preview } from "./preview.tsx";
import { useLeft } from "./use-left.ts";
import { keepPet } from "./use-pets.ts";

type PetFormProps = {
  /** null for a new one. */
  pet: Pet | null;
  /** Stands above the fields. */
  title?: ReactNode;
  /** The form is to close; without it there is no way to close it. */
  onDone?: () => void;
  /** Shows beside the form how the pet will look. */
  preview?: boolean;
  /** Takes less room, as a part of another page. */
  compact?: boolean;
};

/** Adds a pet, or changes one. What another tab changed meanwhile is shown, not overwritten. */
export function PetForm({ pet, ...rest }: PetFormProps) {
  const [base, setBase] = useState(pet);
  return <PetFormOf key={base?.version ?? 0} base={base} onTake={setBase} {...rest} />;
}

type PetFormOfProps = Omit<PetFormProps, "pet"> & {
  base: Pet | null;
  onTake: (now: Pet) => void;
};

function PetFormOf({ base, title, onTake, onDone, preview, compact }: PetFormOfProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [blank] = useState<PetDraft>({ from: base });
  const draft = useDraft({ key: petDraftKey(base?._id), schema: PetDraft, empty: blank });
  /** The pet as it is now, as far as is known. */
  const [now, setNow] = useState(base);
  const [files, setFiles] = useState<PetFiles>({});
  const upload = useUpload();
  const sending = useOnce();
  const done = useRef(false);

  const { from } = draft.value;
  const words = wordsOf(draft.value, now);
  const changes = changesOf(draft.value, now);
  const hasFiles = Object.values(files).some((file) => file !== undefined);
  const isDirty = () => !done.current && (hasFiles || Object.keys(changes).length > 0);
  const isStale = from !== null && now !== null && from.version !== now.version;

  const check = () => {
    const days = { birthDate: words.birthDate || null, microchipDate: words.microchipDate || null };
    const schema = now ? updatePet.body : createPet.body;
    return fieldErrors(schema, changes) ?? petErrors(days, localDay());
  };
  const left = useLeft(check);

  const finish = () => {
    done.current = true;
    draft.discard();
    onDone?.();
  };

  const create = async () => {
    const body = z.parse(createPet.body, changes);
    const key = sending.keyFor([body, ...Object.entries(files).map(nameOfFile)]);
    const made = await upload.run({ ...files }, (ready, way) =>
      call(createPet, { body, files: ready, key, ...way }),
    );
    // Canceled on the way: everything stays as it was.
    if (!made) return;
    sending.done();
    keepPet(client, made);
    finish();
    toast(`${made.petName} is here.`);
    await navigate(afterPetPath);
  };

  const change = async (over: Pet) => {
    const body = z.parse(updatePet.body, changes);
    const params = { id: over._id };
    try {
      const saved = await upload.run({ ...files }, (ready, way) =>
        call(updatePet, { params, body, files: ready, ifVersion: over.version, ...way }),
      );
      if (!saved) return;
      keepPet(client, saved);
      toast(`${saved.petName} is up to date.`);
      finish();
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
      return isDirty() ? change(now) : finish();
    },
    words: ({ message }) => ({ title: failure(now, message), message: "" }),
  });

  return (
    <>
      <div className="card pad stack">
        {title}
        <DraftNote of={draft} />
        <Form name={base ? "update-pet" : "pet"} of={form}>
          {isStale && (
            <ConflictNotice
              key={now.version}
              what="pet"
              changes={changedText(from, now)}
              onTake={() => {
                draft.discard();
                keepPet(client, now);
                onTake(now);
              }}
            />
          )}
          <PetFields
            pet={now}
            compact={compact}
            words={words}
            set={draft.set}
            left={left}
            wrong={form.state.is === "refused" ? form.state.fields : {}}
            files={files}
            setFiles={(change) => setFiles((known) => ({ ...known, ...change }))}
          />
          <UploadBar of={upload} />
          <div className="row">
            <SubmitButton of={form} busyText="Saving...">
              {isStale ? "Save mine anyway" : now ? "Save" : "Add pet"}
            </SubmitButton>
            {onDone && <Button onClick={finish}>Cancel</Button>}
          </div>
        </Form>
      </div>
      {preview && <Preview words={words} photo={files.petPhoto} />}
      <LeaveWarning when={isDirty} />
    </>
  );
}

// The spec's sentences end with a full stop of their own, or with that of the message.
const failure = (pet: Pet | null, message: string): string =>
  pet ? petUpdateFailed(message) : petSaveFailed(message.replace(/\.$/, ""));

const nameOfFile = ([name, file]: [string, FileChange]) =>
  file ? [name, file.name, file.size, file.lastModified] : [name];

/** The pet as it is now, where that is what stands in the way. */
function conflicting(error: unknown): Pet | undefined {
  if (!(error instanceof AppError) || error.code !== "CONFLICT") return undefined;
  return z.safeParse(Pet, error.current).data;
}
