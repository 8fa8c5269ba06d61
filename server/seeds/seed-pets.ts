import { utcDay, daysAfter } from "#contracts/kernel/days.ts";
import type { Against } from "#contracts/travel/pet-records.ts";
import { sql, type Insertable } from "kysely";
import type { Schema, Trx } from "../src/platform/schema.ts";
import { dayMs, joined, petId, seedId, demoUserId } from "./ids.ts";
import { portraitOf } from "./portraits.ts";
import { demo } from "./demo/index.ts";
import type { SeedPet, SeedRecord } from "./demo/shapes.ts";

/** Another ground than behind the same face as its person's avatar. */
const turn = 4;

/** Seeds the pets of the demo data with their records, seen from the day of seeding. */
export async function seedPets(trx: Trx, now: Date): Promise<void> {
  const today = utcDay(now);
  const seeded = demo.pets.map((pet, index) => {
    const before = demo.pets.slice(0, index).filter(({ by }) => by === pet.by);
    return { pet, place: before.length, id: petId(pet.by, before.length) };
  });
  await trx
    .insertInto("pets")
    .values(seeded.map(({ pet, place, id }) => petRow(pet, { id, place, today })))
    .execute();
  const records = seeded.flatMap(({ pet, id }) =>
    (pet.records ?? []).map((record, place) => recordRow(record, { petId: id, place, now, today })),
  );
  await trx.insertInto("pet_records").values(records).execute();
}

const speciesOf = { dog: "dog", cat: "cat", bird: "other", rabbit: "other" } as const;

type Spot = { id: string; place: number; today: string };

function petRow(seed: SeedPet, { id, place, today }: Spot): Insertable<Schema["pets"]> {
  const pet = seed.pet ?? demo.demoUsers.find(({ key }) => key === seed.by)?.pet;
  if (!pet) throw new Error(`No demo user is called ${seed.by}.`);
  const { born, microchip, weightKg } = seed;
  return {
    id,
    owner_id: demoUserId(seed.by),
    pet_name: pet.name,
    bio: seed.bio,
    breed: pet.breed,
    species: speciesOf[pet.species],
    colour: pet.colour,
    drawn_photo: portraitOf(seed.by, pet, turn + place),
    sex: seed.sex ?? null,
    age: seed.age ?? null,
    birth_date: born ? daysAfter(yearsBefore(today, born.years), -born.days) : null,
    weight: weightKg === undefined ? "" : `${weightKg} kg`,
    weight_kg: weightKg ?? null,
    length_cm: seed.lengthCm ?? null,
    height_cm: seed.heightCm ?? null,
    width_cm: seed.widthCm ?? null,
    snub_nosed: seed.snubNosed ?? null,
    neutered: seed.neutered ?? null,
    microchip_number: microchip?.number ?? null,
    microchip_date: microchip ? daysAfter(today, -microchip.daysAgo) : null,
    created_at: new Date(joined),
    updated_at: new Date(joined),
  };
}

/** The day so many years earlier; the last of February becomes the 28th, which every year has. */
const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace("02-29", "02-28")}`;

type Place = { petId: string; place: number; now: Date; today: string };

function recordRow(
  { kind, given, until, issuer, note, facts = {} }: SeedRecord,
  { petId, place, now, today }: Place,
): Insertable<Schema["pet_records"]> {
  // Written down when it was given; what is older than the account, with it; what is only booked, yesterday.
  const at = new Date(Math.max(joined, now.getTime() + Math.min(given, -1) * dayMs));
  return {
    id: seedId(`record:${petId}:${place}`, at.getTime()),
    pet_id: petId,
    kind,
    given_at: daysAfter(today, given),
    valid_from: null,
    valid_until: until === undefined ? null : daysAfter(today, until),
    issuer: issuer ?? "",
    note: note ?? "",
    country: facts.country ?? null,
    course: facts.course ?? null,
    against: sql<readonly Against[]>`${JSON.stringify(facts.against ?? [])}::jsonb`,
    value_iu_per_ml: facts.valueIuPerMl ?? null,
    form: facts.form ?? null,
    departure_country: facts.departureCountry ?? null,
    created_at: at,
    updated_at: at,
  };
}
