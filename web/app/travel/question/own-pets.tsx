import { Check, Plus } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Link } from "react-router";
import type { Pet } from "#contracts/travel/pets.ts";
import { readerFor } from "#format/readers.ts";
import { regionLabels } from "#reference/country-names.ts";
import { useOwnProfile } from "../../accounts/viewer/index.ts";
import { Queries } from "../../data/queries.tsx";
import { addPetPath } from "../../links/pets.ts";
import { petKeys, type CheckValues } from "../../links/check.ts";
import { countryText } from "../../lookup/places/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { PetPicture, useOwnPets } from "../pets/index.ts";
import { petValues } from "./pet-values.ts";
import { petsIn, placeOfPet, withNewPet, withoutPet, withPetAt } from "./pets.ts";
import { amountKeys, noAnswers } from "./question.ts";
import type { Question } from "./question-form.tsx";
import styles from "./question.module.css";

type OwnPetsProps = {
  question: Question;
  /** The fields about a pet that isn't one of theirs. */
  about: ReactNode;
};

/** A member's own pets as chips, which answer what their profiles say; the home is where the trip starts. */
export const OwnPets = (props: OwnPetsProps) => (
  <Queries>
    <Chips {...props} />
  </Queries>
);

function Chips({ question: { values, set }, about }: OwnPetsProps) {
  const { data: pets, isError } = useOwnPets();
  const profile = useOwnProfile();
  const today = useToday();
  const isReady = (pets !== undefined || isError) && profile !== undefined;
  const reader = isReady ? readerFor(profile ?? undefined, navigator.language) : undefined;
  const units = values.units || (reader?.weight === "kg" && !hasAmounts(values) ? "metric" : "");
  const own = (pets ?? []).map((pet) => ({ pet, answers: petValues(pet, today, units) }));
  const begin = useEffectEvent(() => set(begun({ values, own, units, home: homeText(profile) })));
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
  if (!isReady) return <div className={styles.room} aria-busy />;
  if (own.length === 0) return <div className={styles.about}>{about}</div>;

  const places = placesOf(own, values);
  // What a profile leaves open is asked.
  const isOwn = values.species !== "" && places.includes(placeOfPet(values));
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>Who's going?</legend>
        {own.map(({ pet, answers }, index) => {
          const at = places[index];
          return (
            <button
              key={pet._id}
              type="button"
              aria-pressed={at !== undefined}
              onClick={() => set(at === undefined ? withOwn(values, answers) : without(values, at))}
            >
              <PetPicture pet={pet} width={320} />
              {pet.petName}
              {at !== undefined && <Check size={16} aria-hidden />}
            </button>
          );
        })}
        <Link to={addPetPath}>
          <Plus size={16} aria-hidden />
          Add a pet
        </Link>
      </fieldset>
      {!isOwn && <div className={styles.about}>{about}</div>}
    </>
  );
}

/** Whether a number was given that is in the units of the question. */
const hasAmounts = (values: CheckValues): boolean =>
  petsIn(values).some((pet) => amountKeys.some((key) => pet[key] !== ""));

type Own = { pet: Pet; answers: Partial<CheckValues> };

/** The place of each own pet in the question, where it is there; none for two of them. */
export function placesOf(
  own: readonly Pick<Own, "answers">[],
  values: CheckValues,
): (number | undefined)[] {
  const asked = petsIn(values);
  const taken = new Set<number>();
  return own.map(({ answers }) => {
    const at = asked.findIndex(
      (pet, index) =>
        !taken.has(index) &&
        (pet.species !== "" || pet.breed !== "") &&
        (["species", "breed", "born"] as const).every((key) => pet[key] === answers[key]),
    );
    if (at === -1) return undefined;
    taken.add(at);
    return at;
  });
}

type Start = {
  values: CheckValues;
  own: readonly Pick<Own, "answers">[];
  units: string;
  home: string;
};

/** What is known at the start, where the question says nothing of it. */
export function begun({ values, own, units, home }: Start): Partial<CheckValues> {
  const [first] = own;
  const isOpen = petKeys.every((key) => values[key] === "") && values.others === "";
  return {
    units,
    ...(isOpen && first?.answers),
    ...(home !== "" && values.from === "" && { from: home }),
    ...(home !== "" && values.home === "" && { home }),
  };
}

/** With one of their pets; it takes the place of one that nothing is said of. */
const withOwn = (values: CheckValues, answers: Partial<CheckValues>): CheckValues =>
  values.species === "" && values.breed === ""
    ? { ...values, ...answers }
    : withNewPet(values, answers);

function without(values: CheckValues, at: number): CheckValues {
  const about = withPetAt(values, at);
  return petsIn(values).length > 1
    ? withoutPet(about)
    : { ...about, ...Object.fromEntries(petKeys.map((key) => [key, noAnswers[key]])) };
}

/** "United States", or a region with rules of its own, such as "Hawaii". */
function homeText(profile: ReturnType<typeof useOwnProfile>): string {
  const { homeCountry = null, homeRegion = null } = profile ?? {};
  return (homeRegion && regionLabels[homeRegion]) || (homeCountry ? countryText(homeCountry) : "");
}
