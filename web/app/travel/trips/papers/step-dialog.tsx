import type { Pet } from "#contracts/travel/pets.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { useOwnProfile } from "../../../accounts/viewer/index.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LazyHomeForm } from "../../household/index.ts";
import { LazyLivedForm, LazyPetForm, LazyRecordForm } from "../../pets/index.ts";
import type { Step } from "./step.ts";

const DetailsForm = lazy(async () => (await import("../details-form.tsx")).DetailsForm);
const LegsForm = lazy(async () => (await import("../legs/legs-form.tsx")).LegsForm);

export type FormStep = Exclude<Step, { is: "todo" }>;

type StepDialogProps = {
  /** Undefined while none is open. */
  step: FormStep | undefined;
  trip: Trip;
  pets: readonly Pet[];
  onClose: () => void;
};

/** The form that a step needs, in a dialog over the trip. */
export function StepDialog({ step, trip, pets, onClose }: StepDialogProps) {
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
