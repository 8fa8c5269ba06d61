import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { callQuery } from "../../../data/queries.tsx";
import { addPetPath } from "../../../links/pets.ts";
import { papersAnchor } from "../../../links/trips.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useOwnPets, LazyLivedForm, LazyPetForm, LazyRecordForm } from "../../pets/index.ts";
import { followReadiness } from "../../readiness/index.ts";
import { addLines } from "../lists/add-items.ts";
import { everyone, newItems } from "../lists/items.ts";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { useOwnProfile } from "../../../accounts/viewer/index.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LazyHomeForm } from "../../household/index.ts";
import { PapersCard } from "./papers-card.tsx";
import styles from "./papers.module.css";
import type { Step } from "./step.ts";

type PapersProps = { trip: Trip; changes: ItemChanges };

/** The answer for the pets of a trip, with what each line needs in a dialog. */
export function Papers({ trip, changes }: PapersProps) {
  const client = useQueryClient();
  const own = useOwnPets();
  const readiness = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const [open, setOpen] = useState<FormStep>();
  useEffect(() => followReadiness(client), [client]);
  useShownByAddress(readiness.isPending || own.isPending);
  const pets = own.data ?? [];

  const take = (step: Step) => {
    if (step.is === "todo") void addTodo(step, changes);
    else setOpen(step);
  };

  const retry = () => {
    if (own.isError) void own.refetch();
    if (readiness.isError) void readiness.refetch();
  };

  const dialog = (
    <StepDialog step={open} trip={trip} pets={pets} onClose={() => setOpen(undefined)} />
  );
  if (readiness.data && own.data) {
    const judged = readiness.data.pets.filter(({ key }) => pets.some(({ _id }) => _id === key));
    if (judged.length > 0) {
      return (
        <>
          {readiness.isError && (
            <Notice onRetry={retry} busy={readiness.isFetching}>
              This may be out of date: the latest answer couldn't load.
            </Notice>
          )}
          <PapersCard
            trip={trip}
            pets={pets}
            items={changes.list}
            readiness={readiness.data}
            onStep={take}
          />
          {dialog}
        </>
      );
    }
    return (
      <>
        <NoPets hasOwn={pets.length > 0} onSelect={(label) => setOpen({ is: "details", label })} />
        {dialog}
      </>
    );
  }
  if (readiness.isError || own.isError) {
    return (
      <Notice onRetry={retry} busy={readiness.isFetching || own.isFetching}>
        Couldn't check your pets' documents. Try again.
      </Notice>
    );
  }
  return (
    <div aria-busy>
      <AfterAWhile>
        <Skeleton height={320} rounded />
      </AfterAWhile>
    </div>
  );
}

/** A link to this part leads here once what is above has its height. */
function useShownByAddress(isPending: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isPending && hash === `#${papersAnchor}`)
      document.getElementById(papersAnchor)?.scrollIntoView();
  }, [isPending, hash]);
}

type NoPetsProps = { hasOwn: boolean; onSelect: (label: string) => void };

/** In place of the answer, while no pet travels. */
function NoPets({ hasOwn, onSelect }: NoPetsProps) {
  const label = "Select the pets";
  return (
    <div className={`card pad ${styles.empty}`}>
      {hasOwn ? (
        <>
          <p>Select which pets travel to see what each border requires, and by when.</p>
          <Button variant="go" onClick={() => onSelect(label)}>
            {label}
          </Button>
        </>
      ) : (
        <>
          <p>Add your pet to see what each border requires, and by when.</p>
          <LinkButton variant="go" to={addPetPath}>
            Add your pet
          </LinkButton>
        </>
      )}
    </div>
  );
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
