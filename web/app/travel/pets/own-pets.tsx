import { Plus, Pencil } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { petLoadFailed, type Pet } from "#contracts/travel/pets.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useReader } from "../../data/reader.ts";
import { Chip } from "../../ui/tag.tsx";
import { excerpt } from "../../ui/text.ts";
import { destinationOf } from "../labels/index.ts";
import { PetPicture } from "./pet-picture.tsx";
import { factsLine, papersSign } from "./pet-text.ts";
import { useExpiries } from "./trip-expiries.tsx";
import styles from "./pets.module.css";
import { addPetPath, petPath } from "../../links/pets.ts";
import { Household } from "../household/index.ts";
import { PetStrip, StripOutline } from "./pet-strip.tsx";
import { useOwnPets } from "./use-pets.ts";
import { useToday } from "../../ui/use-today.ts";

const PetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);

type Cards = { is: "viewing" } | { is: "editing"; id: string };

/** A member's own pets as cards that can be edited, or the form for a first pet; and their household, unless brief. */
export function OwnPets({ brief }: { brief: boolean }) {
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
      {!brief && pets.data && pets.data.length > 0 && (
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

type OwnCardProps = { pet: Pet; today: string; onUpdate: () => void };

/** A pet as its owner sees it: the card links to its page, and a button opens the form. */
function OwnCard({ pet, today, onUpdate }: OwnCardProps) {
  const { _id, petName } = pet;
  const reader = useReader();
  const [next] = useExpiries(pet, today);
  const expiry = next && {
    kind: next.record.kind,
    is: next.is,
    place: excerpt(destinationOf(next.trip), 20),
  };
  const sign = papersSign(pet, today, expiry);
  return (
    <li>
      <article className={`card ${styles.card}`}>
        <PetPicture pet={pet} className={styles.picture} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <Link className="cover-link" to={petPath(_id)} prefetch="intent">
              {petName}
            </Link>
          </h3>
          <p className="meta">{factsLine(pet, today, reader)}</p>
          <Chip tone={sign.tone}>{sign.label}</Chip>
          <Button
            variant="txt"
            small
            id={updateId(_id)}
            className={styles.update}
            icon={<Pencil aria-hidden />}
            onClick={onUpdate}
          >
            Update<span className="sr"> {petName}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}

/** The button that gets the focus when the form closes. */
const updateId = (id: string): string => `update-pet-${id}`;
