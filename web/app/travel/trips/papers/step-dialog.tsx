import { type ReactNode, useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { useOwnProfile } from "../../../accounts/viewer/index.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LazyHomeForm } from "../../household/index.ts";
import { LazyLivedForm, LazyPetForm, LazyRecordForm, useOwnPets } from "../../pets/index.ts";
import { everyone, newItems } from "../lists/items.ts";
import { addLines, type ItemChanges } from "../lists/use-item-changes.ts";
import type { Step } from "./step.ts";

/** Takes the steps of a trip's papers: a to-do at once, a form in the dialog that comes with it. */
export function useSteps(
  trip: Trip,
  changes: ItemChanges,
): readonly [take: (step: Step) => void, dialog: ReactNode] {
  const own = useOwnPets();
  const [open, setOpen] = useState<FormStep>();
  const take = (step: Step) => {
    if (step.is === "todo") void addTodo(step, changes);
    else setOpen(step);
  };
  const dialog = (
    <StepDialog step={open} trip={trip} pets={own.data ?? []} onClose={() => setOpen(undefined)} />
  );
  return [take, dialog];
}

async function addTodo(
  { text, due }: Extract<Step, { is: "todo" }>,
  changes: ItemChanges,
): Promise<void> {
  const isSaved = await addLines(changes, [text], (list) =>
    newItems([text], "todo", everyone, list).map((item) => ({ ...item, due })),
  );
  if (isSaved) toast("Added to your to-dos.");
}

const DetailsForm = lazy(async () => (await import("../details-form.tsx")).DetailsForm);
const LegsForm = lazy(async () => (await import("../legs/legs-form.tsx")).LegsForm);

type FormStep = Exclude<Step, { is: "todo" }>;

type StepDialogProps = {
  /** Undefined while none is open. */
  step: FormStep | undefined;
  trip: Trip;
  pets: readonly Pet[];
  onClose: () => void;
};

/** The form that a step needs, in a dialog over the trip. */
function StepDialog({ step, trip, pets, onClose }: StepDialogProps) {
  const pet = step && "petId" in step ? pets.find(({ _id }) => _id === step.petId) : undefined;
  return (
    <Dialog
      open={step !== undefined}
      onClose={onClose}
      title={step ? titleOf(step, pet) : ""}
      closable
      wide
    >
      {step && <StepForm step={step} trip={trip} pet={pet} pets={pets} onClose={onClose} />}
    </Dialog>
  );
}

const titleOf = ({ label }: FormStep, pet: Pet | undefined): string =>
  pet ? `${label} for ${pet.petName}` : label;

const outline = <Skeleton height={360} rounded />;

type StepFormProps = Omit<StepDialogProps, "step"> & { step: FormStep; pet: Pet | undefined };

function StepForm({ step, trip, pet, pets, onClose }: StepFormProps) {
  const profile = useOwnProfile();
  switch (step.is) {
    case "details":
      return <DetailsForm fallback={outline} trip={trip} pets={pets} onDone={onClose} />;
    case "legs": {
      const traveling = pets.filter(({ _id }) => trip.petIds.includes(_id));
      return <LegsForm fallback={outline} trip={trip} pets={traveling} onDone={onClose} />;
    }
    case "home":
      return profile && <LazyHomeForm fallback={outline} profile={profile} onDone={onClose} />;
    case "record":
      return (
        pet && (
          <LazyRecordForm
            fallback={outline}
            pet={pet}
            record={null}
            kind={step.kind}
            against={step.against}
            untitled
            onDone={onClose}
          />
        )
      );
    case "editRecord": {
      const record = pet?.records.find(({ _id }) => _id === step.recordId);
      return (
        pet &&
        record && (
          <LazyRecordForm fallback={outline} pet={pet} record={record} untitled onDone={onClose} />
        )
      );
    }
    case "pet":
      return pet && <LazyPetForm fallback={outline} pet={pet} onDone={onClose} />;
    case "lived":
      return pet && <LazyLivedForm fallback={outline} pet={pet} onDone={onClose} />;
  }
}
