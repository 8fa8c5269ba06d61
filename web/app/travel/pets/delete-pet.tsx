import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import { confirmPetDelete, petDeleted, petDeleteFailed } from "#contracts/travel/pet-names.ts";
import { deletePet, type Pet } from "#contracts/travel/pets.ts";
import { errorMessage, isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { afterPetPath } from "../../links/pets.ts";
import { forgetPet } from "./use-pets.ts";

/** Deletes a pet once somebody has said twice that they mean it. */
export function DeletePet({ pet: { _id: id, petName } }: { pet: Pet }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();

  const remove = async () => {
    await call(deletePet, { params: { id } }).catch((error: unknown) => {
      // Another tab was faster.
      if (isNotFound(error)) return;
      throw new AppError("INTERNAL", `${petDeleteFailed} ${errorMessage(error, "")}`.trim());
    });
    await navigate(afterPetPath);
    forgetPet(client, id);
    toast(petDeleted);
  };

  return (
    <>
      <Button look="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${petName}?`}
        sentence={`${confirmPetDelete} All records and papers of ${petName} go too, and cannot be brought back.`}
        action="Delete pet"
        busyText="Deleting..."
        keep={`Keep ${petName}`}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
