import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  petSaveFailed,
  petUpdateFailed,
  createPet,
  updatePet,
  type Pet,
} from "#contracts/travel/pets.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { safeNext } from "../../data/safe-next.ts";
import { afterPetPath } from "../../links/pets.ts";
import { toast } from "../../ui/toast.tsx";
import { petCodec, type PetValues } from "./pet-codec.ts";
import { petDraftKey } from "./pet-draft-key.ts";
import { PetFields } from "./pet-fields.tsx";
import { cachePet } from "./use-pets.ts";
import { FilePicture } from "../../ui/files/preview.tsx";
import type { FileChange } from "../../ui/file-field.tsx";
import { Stamped } from "./stamped.tsx";
import styles from "./forms.module.css";
import { PetPicture } from "./pet-picture.tsx";
import { drawnPortrait } from "#art/pet-portrait.ts";

type PetFormProps = {
  /** null for a new one. */
  pet: Pet | null;
  /** Stands above the fields. */
  title?: ReactNode;
  /** Called to close the form; without it the form cannot be closed. */
  onDone?: () => void;
  /** Shows a preview next to the form. */
  preview?: boolean;
  /** Shows fewer fields, as a part of another page. */
  compact?: boolean;
};

/** Adds a pet, or changes one. */
export function PetForm({ pet, title, onDone, preview, compact }: PetFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = useSearchParams()[0].get("next");
  const edit = useEdit(petCodec, pet, {
    draftKey: petDraftKey(pet?._id),
    create: (request) => call(createPet, request),
    update: (request, { _id: id }) => call(updatePet, { params: { id }, ...request }),
    onSaved: async (saved, isNew) => {
      cachePet(client, saved);
      onDone?.();
      toast(isNew ? `${saved.petName} added.` : `${saved.petName} updated.`);
      if (isNew) await navigate(safeNext(next, afterPetPath));
    },
    onConflict: (newer) => cachePet(client, newer),
    onClose: onDone,
    // The spec's sentences end with their own period, or with that of the message.
    failure: ({ message }) => ({
      title: pet ? petUpdateFailed(message) : petSaveFailed(message.replace(/\.$/, "")),
      message: "",
    }),
  });
  return (
    <>
      <div className="card pad stack">
        {title}
        <EditForm name={pet ? "update-pet" : "pet"} edit={edit} action={pet ? "Save" : "Add pet"}>
          <PetFields edit={edit} compact={compact} />
        </EditForm>
      </div>
      {preview && <Preview values={edit.values} photo={edit.files["petPhoto"]} />}
    </>
  );
}

type PreviewProps = { values: PetValues; photo: FileChange };

/** A preview of a new pet: its photo, or a drawing until there is one. */
function Preview({ values, photo }: PreviewProps) {
  const { petName, breed, species, colour } = values;
  const pet = { _id: "preview", petName: petName || "?", breed, species: species || null, colour };
  return (
    <div className={styles.preview} aria-hidden>
      <Stamped>
        {photo ? (
          <FilePicture file={photo} alt="" className={styles.photo} />
        ) : (
          <PetPicture pet={{ ...pet, petPhoto: null }} width={320} eager />
        )}
      </Stamped>
      <p className={styles.name}>{petName.trim() || "Your pet"}</p>
      {!photo && drawnPortrait(pet) && <p className="meta">Illustration until you add a photo.</p>}
    </div>
  );
}
