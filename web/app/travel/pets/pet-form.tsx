import { Trash2 } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  confirmPetDelete,
  deletePet,
  petDeleted,
  petDeleteFailed,
  petSaveFailed,
  petUpdateFailed,
  createPet,
  updatePet,
  type Pet,
} from "#contracts/travel/pets.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { possessive } from "#format/words.ts";
import { call } from "../../data/browser.ts";
import { errorMessage, isNotFound } from "../../data/errors.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { afterPetPath } from "../../links/pets.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { petCodec } from "./pet-codec.ts";
import { petDraftKey } from "./pet-draft-key.ts";
import { PetPreview } from "./likeness.tsx";
import { PetFields } from "./pet-fields.tsx";
import { cachePet, forgetPet } from "./use-pets.ts";
import styles from "./forms.module.css";

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
        <EditForm
          name={pet ? "update-pet" : "pet"}
          edit={edit}
          action={pet ? "Save" : "Add pet"}
          beside={pet && <DeletePet pet={pet} />}
        >
          <PetFields edit={edit} compact={compact} />
        </EditForm>
      </div>
      {preview && <PetPreview edit={edit} />}
    </>
  );
}

/** Deletes a pet after a confirmation. */
function DeletePet({ pet: { _id: id, petName } }: { pet: Pet }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();

  const remove = async () => {
    try {
      await call(deletePet, { params: { id } });
    } catch (error) {
      // Another tab deleted it first.
      if (!isNotFound(error)) {
        throw new AppError("INTERNAL", `${petDeleteFailed} ${errorMessage(error, "")}`.trim());
      }
    }
    await navigate(afterPetPath);
    forgetPet(client, id);
    toast(petDeleted);
  };

  return (
    <>
      <Button
        variant="danger"
        className={styles.delete}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${petName}?`}
        sentence={`${confirmPetDelete} This also deletes all of ${possessive(petName)} records and documents, and can't be undone.`}
        action="Delete pet"
        busyText="Deleting…"
        cancelLabel={`Keep ${petName}`}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
