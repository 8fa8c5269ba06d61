import { useQuery } from "@tanstack/react-query";
import { figureUrl } from "#art/urls.ts";
import { listCarriers, type Carrier } from "#contracts/travel/carriers.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { lengthText, weightText } from "#format/measures.ts";
import { Link } from "react-router";
import { callQuery, Queries } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { afterPetPath } from "../../links/pets.ts";
import { useOwnPets } from "../pets/index.ts";
import { CarrierBox, longestCm } from "./carrier-box.tsx";
import styles from "./carrier-box.module.css";

/** The member's carrier beside those of airlines, with the pet. */
export const OwnBag = () => (
  <Queries>
    <Own />
  </Queries>
);

function Own() {
  const carriers = useQuery(callQuery(listCarriers)).data;
  const [pet] = useOwnPets().data ?? [];
  const reader = useReader();
  if (!carriers) return null;
  const carrier = carriers.find(sizeOf);
  const size = carrier && sizeOf(carrier);
  return (
    <>
      <div className={styles.bag}>
        {size && size.lengthCm <= longestCm && <CarrierBox size={size} tone="yours" />}
        {pet && <Figure pet={pet} />}
      </div>
      {size ? (
        <>
          <b>{carrier?.name}</b>
          <span>{lengthText([size.lengthCm, size.widthCm, size.heightCm], reader)}</span>
        </>
      ) : (
        <Link to={afterPetPath}>Add the size of your carrier</Link>
      )}
      {pet && <span>{petText(pet, reader)}</span>}
    </>
  );
}

/** The pet's picture, or an animal of its kind: nothing is known of how tall or long a pet is. */
function Figure({ pet: { petPhoto, species } }: { pet: Pet }) {
  const isDrawn = species === "dog" || species === "cat";
  const src = petPhoto ?? (isDrawn ? figureUrl({ species, colour: "brown" }) : undefined);
  return src && <img src={src} alt="" width={60} height={60} loading="lazy" />;
}

function petText(pet: Pet, reader: ReturnType<typeof useReader>): string {
  const kg = pet.weightKg ?? kilograms(pet.weight);
  const name = kg ? `${pet.petName}, ${weightText(kg, reader)}` : pet.petName;
  return `${name}. Not to scale.`;
}

function sizeOf({ lengthCm, widthCm, heightCm }: Carrier) {
  return lengthCm && widthCm && heightCm ? { lengthCm, widthCm, heightCm } : undefined;
}
