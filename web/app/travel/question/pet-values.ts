import { kilograms } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { poundKg } from "#format/measures.ts";
import type { CheckValues } from "../../links/check.ts";
import { countryText } from "../../lookup/places/index.ts";

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
