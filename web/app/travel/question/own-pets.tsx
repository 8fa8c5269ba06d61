import { Check, Plus } from "lucide-react";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { poundKg } from "#format/measures.ts";
import { readerFor } from "#format/readers.ts";
import { regionLabels } from "#reference/country-names.ts";
import { useOwnProfile } from "../../accounts/viewer/index.ts";
import { Queries } from "../../data/queries.tsx";
import { addPetPath } from "../../links/pets.ts";
import { petKeys, type CheckValues } from "../../links/check.ts";
import { countryText } from "../../lookup/places/index.ts";
import { useToday } from "../../ui/use-today.ts";
import { PetPicture, useOwnPets } from "../pets/index.ts";
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

const precisions = { day: 10, month: 7, year: 4 } as const;

/** What the profile of a pet answers of the questions about it. */
export function petValues(pet: Pet, today: string, units: string): Partial<CheckValues> {
  const { species, breed, snubNosed, microchipNumber, microchipDate, readAt } = pet;
  const born = pet.birthDate?.slice(0, precisions[pet.birthPrecision ?? "day"]);
  const kg = pet.weightKg ?? kilograms(pet.weight);
  return {
    species: species ?? "",
    breed: breed.slice(0, 80),
    born: born ?? "",
    // Rounded up, so that a limit is never met by rounding.
    weight: kg ? String(units === "metric" ? kg : Math.ceil((kg / poundKg) * 100) / 100) : "",
    snub: snubNosed === null ? "" : snubNosed ? "yes" : "no",
    chip: microchipNumber || microchipDate || readAt ? "yes" : "",
    chipped: microchipDate ?? readAt ?? "",
    ...recordValues(pet, today),
  };
}

const isDone =
  (today: string) =>
  ({ givenAt, issuedAt }: Pet["records"][number]): boolean =>
    (givenAt ?? issuedAt ?? "") !== "" && (givenAt ?? issuedAt ?? "") <= today;

function recordValues({ records }: Pet, today: string): Partial<CheckValues> {
  const done = records
    .filter(isDone(today))
    .toSorted((a, b) =>
      (b.givenAt ?? b.issuedAt ?? "").localeCompare(a.givenAt ?? a.issuedAt ?? ""),
    );
  const last = (kind: string, fits: (each: Pet["records"][number]) => boolean = () => true) =>
    done.filter((each) => each.kind === kind && fits(each));
  const [rabies, earlier] = last("rabies");
  const [titer] = last("titre");
  const [worms] = last("parasite", ({ against }) => against.includes("tapeworm"));
  const [paper] = last("healthCertificate", ({ form }) => form !== "screwworm");
  const [influenza] = last("vaccination", ({ against }) => against.includes("influenza"));
  return {
    rabies: rabies?.givenAt ?? "",
    course: rabies?.course ?? "",
    until: rabies?.validUntil ?? "",
    vaccinated: rabies?.country ? countryText(rabies.country) : "",
    rabies2: earlier?.givenAt ?? "",
    titer: titer?.givenAt ?? "",
    level: titer?.valueIuPerMl == null ? "" : String(titer.valueIuPerMl),
    lab: titer?.laboratoryApproved == null ? "" : titer.laboratoryApproved ? "yes" : "no",
    received: titer?.receivedAt ?? "",
    worms: worms?.givenAt ?? "",
    wormtime: worms?.givenTime ?? "",
    influenza: influenza?.givenAt ?? "",
    certform: paper?.form ?? "",
    certified: paper?.issuedAt ?? "",
    endorsed: paper?.endorsedAt ?? "",
    passport: records.some(({ kind }) => kind === "euPassport") ? "yes" : "",
  };
}
