import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { daysAfter, utcDay } from "#contracts/kernel/days.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createTrip, months, updateTrip } from "#contracts/travel/trips.ts";
import { type Person, newPerson } from "../../../testing/people.ts";
import type { TestServer } from "../../../testing/server.ts";

export const today = utcDay();

export type Traveler = Person & { id: string; petId: string };

/** A member in Germany with a dog that has a chip and no records. */
export async function travelerWithDog(server: TestServer, petName = "Rex"): Promise<Traveler> {
  const person = await newPerson(server);
  const { _id: id } = await person.call(getOwnProfile);
  await person.call(updateProfile, { params: { id }, body: { homeCountry: "DE" } });
  const pet = { petName, species: "dog", microchipDate: "2024-02-01" } as const;
  const { _id: petId } = await person.call(createPet, {
    body: { ...pet, birthDate: "2023-05-01" },
  });
  return { ...person, id, petId };
}

const startOn = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const name = months[month - 1];
  return { year, day: date, ...(name && { month: name }) };
};

// In the zone of `today`, so that tests don't depend on the hour.
const berlin = { city: "Berlin", country: "DE", zone: "UTC" };
const dublin = { city: "Dublin", country: "IE", zone: "Europe/Dublin" };

/** A flight from Berlin to Dublin that arrives at 10:00 on a day. */
const flightOn = (departureDate: string) => ({
  mode: "flight" as const,
  from: "BER",
  to: "DUB",
  departureDate,
  departureTime: "08:00",
  departureZone: "Europe/Berlin",
  arrivalDate: departureDate,
  arrivalTime: "10:00",
  arrivalZone: "Europe/Dublin",
});

/** A trip from Berlin to Dublin in so many days, one way. */
export async function tripToDublin({ call, petId }: Traveler, days: number): Promise<string> {
  const day = daysAfter(today, days);
  const { _id } = await call(createTrip, {
    body: {
      destination: "Dublin",
      ...startOn(day),
      origin: berlin,
      destinationPlace: dublin,
      petIds: [petId],
      legs: [flightOn(day)],
    },
  });
  return _id;
}

/** Moves the flight of such a trip. */
export const moveFlight = (call: Call, id: string, days: number) => {
  const day = daysAfter(today, days);
  return call(updateTrip, { params: { id }, body: { ...startOn(day), legs: [flightOn(day)] } });
};

/** Vaccinates a dog so that it may travel at once. */
export async function addRabies({ call, petId }: Traveler): Promise<void> {
  const params = { id: petId };
  const rabies = { givenAt: daysAfter(today, -100), validUntil: daysAfter(today, 265) };
  await call(createRecord, {
    params,
    body: { kind: "rabies", ...rabies, country: "DE", course: "primary" },
  });
}
