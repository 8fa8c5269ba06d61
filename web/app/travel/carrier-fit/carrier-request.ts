import type { Pet } from "#contracts/travel/pets.ts";
import type { ReadinessRequest } from "#contracts/travel/readiness.ts";
import { fitRequest, type Seat } from "../airline-fit/index.ts";
import { airlines } from "../question/index.ts";
import type { CarrierSize } from "./sizes.ts";

type CarrierQuestion = {
  size: CarrierSize;
  /** Undefined where only the carrier counts. */
  pet: Pet | undefined;
  seat: Seat;
  today: string;
};

/** Stands for any pet, where only the carrier's size is compared. */
const anyPet = {
  _id: "carrier",
  species: "dog" as const,
  breed: "",
  weight: "",
  weightKg: null,
  snubNosed: null,
};

/** A flight of today with each airline, in the order of `airlines`. */
export function carrierRequest({ size, pet, seat, today }: CarrierQuestion): ReadinessRequest {
  const [lengthCm, widthCm, heightCm] = size.sides;
  const sides = { lengthCm, widthCm, heightCm, weightKg: null, soft: null };
  const requests = airlines.map(({ code }) =>
    fitRequest({
      pet: pet ?? anyPet,
      carrier: sides,
      seat,
      airlineCode: code,
      country: code === "AM" ? "MX" : "US",
      today,
    }),
  );
  const [first] = requests;
  return {
    asOf: today,
    pets: first?.pets ?? [],
    trip: { legs: requests.flatMap(({ trip }) => trip.legs) },
  };
}
