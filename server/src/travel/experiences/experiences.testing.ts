import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createTrip } from "#contracts/travel/trips.ts";

/** The day of a leg that is over in every time zone. */
export const pastDay = daysAfter(utcDay(), -10);

const mexicoCity = { city: "Mexico City", country: "MX", zone: "America/Mexico_City" };

/** A trip of a pet with one leg, by default a past flight of Delta from the USA to Mexico; returns the parameters of its leg. */
export async function pastTrip(
  call: Call,
  leg: object = {},
): Promise<{ id: string; legId: string }> {
  const { _id: petId } = await call(createPet, { body: { petName: "Rex", species: "dog" } });
  const trip = await call(createTrip, {
    body: {
      destination: "Mexico City",
      destinationPlace: mexicoCity,
      petIds: [petId],
      legs: [{ from: "JFK", to: "MEX", airlineCode: "DL", departureDate: pastDay, ...leg }],
    },
  });
  return { id: trip._id, legId: trip.legs[0]?._id ?? "" };
}
