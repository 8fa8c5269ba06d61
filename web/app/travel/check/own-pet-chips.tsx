import { PawPrint } from "lucide-react";
import { Queries } from "../../data/queries.tsx";
import actions from "../../ui/actions.module.css";
import { useToday } from "../../ui/use-today.ts";
import type { CheckValues } from "../../links/check.ts";
import { useOwnPets } from "../pets/index.ts";
import { petValues } from "./pet-values.ts";

type OwnPetChipsProps = {
  units: string;
  onChoose: (pet: Partial<CheckValues>, name: string) => void;
};

/** A member's own pets, to fill in what their profiles say. */
export const OwnPetChips = (props: OwnPetChipsProps) => (
  <Queries>
    <Chips {...props} />
  </Queries>
);

function Chips({ units, onChoose }: OwnPetChipsProps) {
  const { data: pets = [] } = useOwnPets();
  const today = useToday();
  if (pets.length === 0) return null;
  return (
    <>
      <p>Your pets:</p>
      {pets.map((pet) => (
        <button
          key={pet._id}
          type="button"
          className={actions.action}
          onClick={() => onChoose(petValues(pet, today, units), pet.petName)}
        >
          <PawPrint size={18} aria-hidden />
          {pet.petName}
        </button>
      ))}
    </>
  );
}
