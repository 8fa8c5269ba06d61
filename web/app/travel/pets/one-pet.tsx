import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { AppError } from "#contracts/kernel/errors.ts";
import { petLoadFailed } from "#contracts/travel/pet-names.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { siteName } from "../../ui/meta.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { late } from "../../ui/late.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FactsCard } from "./facts-card.tsx";
import { PapersCard } from "./papers-card.tsx";
import { afterPetPath } from "../../links/pets.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { petDraftKey } from "./pet-draft-key.ts";
import { PetHead } from "./pet-head.tsx";
import { PetOutline } from "./pet-outline.tsx";
import styles from "./pet-page.module.css";
import { PrintedPet } from "./printed-pet.tsx";
import { RecordsSection } from "./records-section.tsx";
import { usePet } from "./use-pets.ts";
import { useToday } from "../../ui/use-today.ts";

const PetForm = late(async () => ({ default: (await import("./pet-form.tsx")).PetForm }));

/** One of one's own pets. Somebody else's is not there. */
export function OnePet({ id }: { id: string }) {
  const pet = usePet(id);
  if (pet.error instanceof AppError && pet.error.code === "NOT_FOUND") throw pet.error;
  if (pet.data) return <PetView pet={pet.data} />;
  if (!pet.isError) return <PetOutline />;
  return (
    <section className="wrap stack">
      <h1>Your pet</h1>
      <Notice onRetry={() => void pet.refetch()} busy={pet.isFetching}>
        {petLoadFailed}
      </Notice>
    </section>
  );
}

function PetView({ pet }: { pet: Pet }) {
  const { _id: id, petName } = pet;
  const today = useToday();
  // Who left something in the form, as by a crash, finds it open.
  const [editing, setEditing] = useState(() => hasDraft(petDraftKey(id)));

  useEffect(() => {
    document.title = `${petName} · ${siteName}`;
  }, [petName]);

  const endEditing = () => {
    setEditing(false);
    focusSoon("update-pet");
  };

  return (
    <>
      <section className={`wrap ${styles.page} ${styles.screen}`}>
        <p className={styles.crumb}>
          <Link to={afterPetPath}>
            <span aria-hidden>← </span>Your profile
          </Link>
        </p>
        <PetHead pet={pet} today={today} editing={editing} onUpdate={() => setEditing(true)} />
        <div className={`split ${styles.parts}`}>
          <div className="stack loose">
            {editing ? (
              <Suspense fallback={<Skeleton height={980} rounded />}>
                <PetForm
                  pet={pet}
                  title={
                    <h2 className={styles.title} tabIndex={-1} ref={takeFocus}>
                      Update {petName}
                    </h2>
                  }
                  onDone={endEditing}
                />
              </Suspense>
            ) : (
              <RecordsSection pet={pet} today={today} />
            )}
          </div>
          <aside className="stack loose" aria-label={`About ${petName}`}>
            <FactsCard pet={pet} today={today} />
            <PapersCard pet={pet} />
          </aside>
        </div>
      </section>
      <PrintedPet pet={pet} today={today} />
    </>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();
