import type { Carrier } from "#contracts/travel/carriers.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import { kilograms } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import { breed } from "#reference/breeds.ts";
import type * as engine from "#reference/readiness/request.ts";
import { livedBefore, type Travel } from "./places-before.ts";
import {
  journeyOf,
  type AirportOf,
  type Home,
  type JourneyLeg,
  type JourneyTrip,
} from "./trip-legs.ts";

/** Everything that a person's trips are judged by. */
export type Household = {
  pets: readonly Pet[];
  carriers: readonly Carrier[];
  home: Home | null;
  /** The person's trips, for where their pets were before. */
  travels: readonly Travel[];
};

export type TripOfPets = JourneyTrip & {
  _id: string;
  petIds: readonly string[];
  people: number | null;
};

/** A question that the engine can answer, or a pet or trip of which too little is known. */
export type TripRequest = {
  pets: readonly engine.Pet[];
  trip: engine.Trip;
  /** Pets that no rule can judge, with the path of what is missing. */
  unclear: readonly { petId: string; missing: string; because: string }[];
};

/** The readiness request of a trip: its traveling pets with their records, and its legs. */
export function tripRequest(
  trip: TripOfPets,
  household: Household,
  airportOf: AirportOf,
): TripRequest {
  const { home, travels } = household;
  const traveling = household.pets.filter(({ _id }) => trip.petIds.includes(_id));
  const journey = journeyOf(trip, home, airportOf);
  if (journey.is === "unknown") {
    const { missing, because } = journey;
    const unclear = traveling.map(({ _id: petId }) => ({ petId, missing, because }));
    return { pets: [], trip: { legs: [] }, unclear };
  }
  const start = journey.legs[0]?.leg.departureDate;
  return {
    pets: traveling.map((pet) => ({
      ...petOf(pet),
      lived: livedBefore(pet, { _id: trip._id, start }, { home, travels }),
    })),
    trip: {
      residence: home?.country ?? null,
      people: trip.people,
      legs: journey.legs.map((each) => ofPets(each, household.carriers)),
    },
    unclear: traveling.flatMap(({ _id: petId, species }, index) =>
      species === null
        ? [
            {
              petId,
              missing: `pets.${index}.species`,
              because: "We don't know whether this pet is a dog or a cat.",
            },
          ]
        : [],
    ),
  };
}

/** A leg with what each pet's place on it says. */
function ofPets({ leg, of }: JourneyLeg, carriers: readonly Carrier[]): engine.Leg {
  if (!of || of.pets.length === 0) return leg;
  const carrierOf = (id: string | null | undefined) => {
    const carrier = carriers.find(({ _id }) => _id === id);
    return carrier ? sidesOf(carrier) : undefined;
  };
  const byPet = of.pets.map(({ petId, how, carrierId }) => {
    const carrier = carrierOf(carrierId);
    return [petId, { how: seatOf(how), ...(carrier && { carrier }) }] as const;
  });
  return { ...leg, byPet: Object.fromEntries(byPet) };
}

type How = Leg["pets"][number]["how"];

/** Beside its person, as on a train, is no place that a rule asks about. */
const seatOf = (how: How): engine.Seat | null => (how === "with" ? null : how);

const sidesOf = ({ weightKg, lengthCm, widthCm, heightCm, soft }: Carrier): engine.Carrier => ({
  weightKg,
  lengthCm,
  widthCm,
  heightCm,
  soft,
});

const precisions = { day: 10, month: 7, year: 4 } as const;

/** A pet with all its records, in their order, so that paths of the answer count them. */
export const petOf = (pet: Pet): engine.Pet => ({
  key: pet._id,
  species: pet.species ?? "other",
  breed: pet.breed || null,
  birthDate: pet.birthDate?.slice(0, precisions[pet.birthPrecision ?? "day"]) ?? null,
  weightKg: pet.weightKg ?? kilograms(pet.weight),
  // As a check says: what the owner left open follows from the breed.
  snubNosed: pet.snubNosed ?? breed(pet.breed)?.snubNosed ?? null,
  microchip:
    pet.microchipNumber || pet.microchipDate || pet.readAt
      ? { implantedAt: pet.microchipDate, readAt: pet.readAt }
      : null,
  records: pet.records.map(recordOf),
});

const recordOf = (record: PetRecord): engine.PetRecord => ({
  kind: record.kind,
  givenAt: record.givenAt,
  givenTime: record.givenTime,
  givenZone: record.givenZone,
  validUntil: record.validUntil,
  country: record.country,
  course: record.course,
  product: record.product || null,
  dose: record.dose,
  against: record.against.length > 0 ? record.against : null,
  valueIuPerMl: record.valueIuPerMl,
  laboratoryApproved: record.laboratoryApproved,
  receivedAt: record.receivedAt,
  inPassport: record.inPassport,
  form: record.form,
  model: record.model || null,
  issuedAt: record.issuedAt,
  endorsedAt: record.endorsedAt,
  checkedAt: record.checkedAt,
  departureCountry: record.departureCountry,
  holderResidence: record.holderResidence,
});
