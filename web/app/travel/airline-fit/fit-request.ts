import type { Carrier } from "#contracts/travel/carriers.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { ReadinessAnswer, ReadinessRequest } from "#contracts/travel/readiness.ts";

/** The cabin or the hold of a flight. */
export type Seat = "cabin" | "hold";

type FitQuestion = {
  pet: Pick<Pet, "_id" | "species" | "breed" | "weightKg" | "weight" | "snubNosed">;
  carrier: Pick<Carrier, "weightKg" | "lengthCm" | "widthCm" | "heightCm" | "soft"> | undefined;
  seat: Seat;
  airlineCode: string;
  today: string;
};

/** Any country: what depends on the pet is the same everywhere. */
const country = "US";

/** A flight of today that crosses no border, so that only the airline's limits count. */
export const fitRequest = ({
  pet,
  carrier,
  seat,
  airlineCode,
  today,
}: FitQuestion): ReadinessRequest => ({
  asOf: today,
  pets: [
    {
      key: pet._id.slice(0, 40),
      species: pet.species ?? "other",
      breed: pet.breed || null,
      weightKg: pet.weightKg ?? kilograms(pet.weight),
      snubNosed: pet.snubNosed,
      carrier: carrier ? sidesOf(carrier) : null,
      records: [],
    },
  ],
  trip: {
    legs: [
      {
        mode: "flight",
        from: { country },
        to: { country },
        departureDate: today,
        arrivalDate: today,
        airlineCode,
        how: seat,
      },
    ],
  },
});

const sidesOf = ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
  soft,
}: NonNullable<FitQuestion["carrier"]>) => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
  soft,
});

type Requirement = ReadinessAnswer["pets"][number]["requirements"][number];

/** What depends on the pet and its carrier, not on the flight. */
const ofPet: ReadonlySet<string> = new Set([
  "airline-weight",
  "airline-carrier",
  "airline-snub-nosed",
  "airline-hold",
]);

export const fitOf = ({ pets }: ReadinessAnswer): readonly Requirement[] =>
  (pets[0]?.requirements ?? []).filter(({ requirement }) => ofPet.has(requirement));
