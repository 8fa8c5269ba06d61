import { Plus } from "lucide-react";
import { useState } from "react";
import { petLoadFailed } from "#contracts/travel/pets.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OwnCard, updateId } from "./own-card.tsx";
import styles from "./own-pets.module.css";
import { addPetPath } from "../../links/pets.ts";
import { Household } from "../household/index.ts";
import { PetStrip, StripOutline } from "./pet-strip.tsx";
import { useOwnPets } from "./use-pets.ts";
import { useToday } from "../../ui/use-today.ts";

const PetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);

type Cards = { is: "viewing" } | { is: "editing"; id: string };

/** A member's own pets as cards that can be edited, or the form for a first pet. */
export function OwnPets() {
  const [cards, setCards] = useState<Cards>({ is: "viewing" });
  const pets = useOwnPets();
  const today = useToday();
  const editing = cards.is === "editing" && pets.data?.find(({ _id }) => _id === cards.id);

  const endEditing = (id: string) => {
    setCards({ is: "viewing" });
    focusSoon(updateId(id));
  };

  return (
    <div>
      <Heading
        action={
          // Without a pet, the form is below.
          pets.data?.length !== 0 && (
            <LinkButton to={addPetPath} icon={<Plus aria-hidden />} small>
              Add a pet
            </LinkButton>
          )
        }
      >
        Pets
      </Heading>
      {editing ? (
        <PetForm
          fallback={<Skeleton height={720} rounded />}
          pet={editing}
          title={
            <h3 className={styles.title} tabIndex={-1} ref={takeFocus}>
              Update {editing.petName}
            </h3>
          }
          onDone={() => endEditing(editing._id)}
        />
      ) : pets.data?.length === 0 ? (
        <FirstPet />
      ) : pets.data ? (
        <PetStrip label="Your pets">
          {pets.data.map((pet) => (
            <OwnCard
              key={pet._id}
              pet={pet}
              today={today}
              onUpdate={() => setCards({ is: "editing", id: pet._id })}
            />
          ))}
        </PetStrip>
      ) : pets.isError ? (
        <Notice onRetry={() => void pets.refetch()} busy={pets.isFetching}>
          {petLoadFailed}
        </Notice>
      ) : (
        <StripOutline />
      )}
      {pets.data && pets.data.length > 0 && (
        <div className={styles.household}>
          <Household fallback={<Skeleton height={240} rounded />} />
        </div>
      )}
    </div>
  );
}

function FirstPet() {
  return (
    <PetForm
      fallback={<Skeleton height={560} rounded />}
      pet={null}
      compact
      title={<h3 className={styles.title}>Who's traveling with you?</h3>}
    />
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();
