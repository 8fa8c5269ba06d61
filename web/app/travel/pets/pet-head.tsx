import { Pencil, Printer } from "lucide-react";
import type { Pet } from "#contracts/travel/pets.ts";
import { Button } from "../../ui/button.tsx";
import { Leash } from "../../ui/heading.tsx";
import { DeletePet } from "./delete-pet.tsx";
import styles from "./pet-page.module.css";
import { PetPicture } from "./pet-picture.tsx";
import { factsLine } from "./pet-text.ts";
import { Stamped } from "./stamped.tsx";

type PetHeadProps = { pet: Pet; today: string; editing: boolean; onUpdate: () => void };

/** A pet's stamp and name, and what can be done with it. */
export function PetHead({ pet, today, editing, onUpdate }: PetHeadProps) {
  const { petName, bio } = pet;
  return (
    <div className={styles.head}>
      <div className={styles.stamp}>
        <Stamped>
          <PetPicture pet={pet} width={320} eager />
        </Stamped>
      </div>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{petName}</h1>
        <Leash />
        <p className={styles.facts}>{factsLine(pet, today)}</p>
      </div>
      {bio && <p className={styles.bio}>{bio}</p>}
      <div className={styles.actions}>
        {!editing && (
          <Button id="update-pet" icon={<Pencil aria-hidden />} onClick={onUpdate}>
            Update
          </Button>
        )}
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        {!editing && <DeletePet pet={pet} />}
      </div>
    </div>
  );
}
