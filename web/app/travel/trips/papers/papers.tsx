import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { addPetPath } from "../../../links/pets.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useOwnPets } from "../../pets/index.ts";
import { followReadiness } from "../../readiness/index.ts";
import { addLines } from "../lists/add-items.ts";
import { everyone, newItems } from "../lists/items.ts";
import type { ItemChanges } from "../lists/use-item-changes.ts";
import { PapersCard } from "./papers-card.tsx";
import styles from "./papers.module.css";
import type { Step } from "./step.ts";
import { StepDialog, type FormStep } from "./step-dialog.tsx";

type PapersProps = { trip: Trip; changes: ItemChanges };

/** The answer for the pets of a trip, with what each line needs in a dialog. */
export function Papers({ trip, changes }: PapersProps) {
  const client = useQueryClient();
  const own = useOwnPets();
  const readiness = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const [open, setOpen] = useState<FormStep>();
  useEffect(() => followReadiness(client), [client]);
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
