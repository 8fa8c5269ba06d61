import { utcDay, daysAfter } from "#contracts/kernel/days.ts";
import type { Item, Leg, Stay } from "#contracts/travel/trip-parts.ts";
import type { Place } from "#contracts/lookup/places.ts";
import { sql, type InsertObject, type RawBuilder } from "kysely";
import type { Schema, Trx } from "../src/platform/schema.ts";
import type { StoredCost } from "../src/travel/trips/costs.ts";
import { storedLeg } from "../src/travel/trips/legs.ts";
import { dayMs, petId, seedId, demoUserId } from "./ids.ts";

/** Airlines, flights and addresses of the demo data are made up, and sound like it. */
const napkinAir = { airline: "Napkin Air", airlineCode: "" };
const flight = { mode: "flight", fromPlace: null, toPlace: null, airside: false } as const;

type Trip = {
  name: string;
  destination: string;
  /** Where it leads; it starts in Chicago. */
  place: Place;
  /** Days from the day of seeding. */
  from: number;
  until?: number;
  notes: string;
  withPets?: boolean;
  legs?: (id: NewId, dayOf: DayOf) => Leg[];
  stays?: (id: NewId, dayOf: DayOf) => Stay[];
  items?: (id: NewId, dayOf: DayOf) => Item[];
  costs?: (id: NewId) => StoredCost[];
  /** Plans by the day of the trip, in their order; null for an idea. */
  entries?: readonly { day: number | null; time?: string; title: string; place?: string }[];
};
type NewId = (part: string) => string;
type DayOf = (days: number) => string;

const biscuit = petId("dana");
const chicago = "America/Chicago";
const santiago = "America/Santiago";

const trips: readonly Trip[] = [
  {
    name: "chile",
    destination: "Chile",
    place: { city: "Valparaíso", country: "CL", zone: santiago },
    from: 12,
    until: 26,
    notes:
      "Sea first, mountains second. Biscuit gets carsick on hairpins, so sit on the left going up. The aunt’s napkin says to turn at the blue church.",
    withPets: true,
    legs: (id, dayOf) => [
      {
        ...flight,
        ...napkinAir,
        _id: id("out"),
        flightNumber: "Crumb 12",
        from: "ORD",
        to: "SCL",
        departureDate: dayOf(12),
        departureTime: "18:05",
        departureZone: chicago,
        arrivalDate: null,
        arrivalTime: "08:50",
        arrivalZone: santiago,
        confirmation: "BISCUIT",
        pets: [{ petId: biscuit, how: "hold", carrierId: null }],
      },
      {
        ...flight,
        ...napkinAir,
        _id: id("back"),
        flightNumber: "Crumb 13",
        from: "SCL",
        to: "ORD",
        departureDate: dayOf(26),
        departureTime: "22:30",
        departureZone: santiago,
        arrivalDate: null,
        arrivalTime: "07:15",
        arrivalZone: chicago,
        confirmation: "",
        pets: [{ petId: biscuit, how: "hold", carrierId: null }],
      },
    ],
    stays: (id, dayOf) => [
      {
        _id: id("higuera"),
        name: "The Blue Door, upstairs",
        address: "3 Fig Tree Steps, behind the blue church, Valparaíso",
        checkIn: dayOf(13),
        checkInTime: "15:00",
        checkInUntil: null,
        checkOut: dayOf(25),
        checkOutTime: "11:00",
        zone: santiago,
        petFee: 24_000,
        petFeeCurrency: "CLP",
        confirmation: "Ask for the aunt",
      },
    ],
    items: (id, dayOf) => [
      ...[
        { text: "Measure the crate", due: null, done: true },
        { text: "Call the airline about the hold", due: null, done: true },
        { text: "Book the vet visit", due: dayOf(3), done: false },
        { text: "Freeze two water bowls", due: dayOf(11), done: false },
        { text: "Pack the napkin map", due: dayOf(11), done: false },
      ].map((line) => ({
        ...line,
        _id: id(line.text),
        list: "todo" as const,
        petId: null,
        person: "",
        assigneeId: null,
      })),
      ...[
        "Crate, measured three times",
        "Long lead",
        "Ginger cookies for the hairpins",
        "Towel",
      ].map((text, place) => ({
        _id: id(text),
        list: "packing" as const,
        petId: biscuit,
        person: "",
        assigneeId: null,
        text,
        due: null,
        done: place === 0,
      })),
      ...["Passport", "Level and tape measure", "Napkin map"].map((text) => ({
        _id: id(text),
        list: "packing" as const,
        petId: null,
        person: "Dana",
        assigneeId: null,
        text,
        due: null,
        done: false,
      })),
    ],
    costs: (id) => [
      { _id: id("vet"), what: "Vet visit", amount: 9_500, currency: "USD", paid: false },
      { _id: id("crate"), what: "Crate", amount: 14_999, currency: "USD", paid: true },
      {
        _id: id("fee"),
        what: "Pet fee at the Blue Door",
        amount: 24_000,
        currency: "CLP",
        paid: false,
      },
    ],
    entries: [
      { day: 13, time: "17:00", title: "Walk along the sea", place: "Playa Torpederas" },
      { day: 14, time: "09:30", title: "Ride the Ascensor Reina Victoria" },
      { day: 14, title: "Paint the door", place: "The blue church" },
      { day: 17, time: "10:00", title: "Bus to Isla Negra", place: "Terminal Rodoviario" },
      { day: 20, title: "Rest day" },
      { day: null, title: "Ask about the aunt's empanadas" },
      { day: null, title: "A bakery that lets Biscuit in" },
    ],
  },
  {
    name: "scotland",
    destination: "Scotland",
    place: { city: "Edinburgh", country: "GB", zone: "Europe/London" },
    from: 210,
    until: 224,
    notes: "By train and ferry, if Biscuit agrees to the ferry.",
    withPets: true,
  },
  {
    name: "duluth",
    destination: "Duluth",
    place: { city: "Duluth", country: "US", zone: chicago },
    from: -60,
    until: -56,
    notes: "A lake, some wind and a dog who met a very large gull. Both were surprised.",
    withPets: true,
    stays: (id, dayOf) => [
      {
        _id: id("pier"),
        name: "Cabin Gull",
        address: "1 Last Pier, Duluth",
        checkIn: dayOf(-60),
        checkInTime: null,
        checkInUntil: null,
        checkOut: dayOf(-56),
        checkOutTime: null,
        zone: chicago,
        petFee: 2_000,
        petFeeCurrency: "USD",
        confirmation: "",
      },
    ],
  },
];

/** Seeds the trips of a traveler, seen from the day of seeding. */
export async function seedTrips(trx: Trx, now: Date): Promise<void> {
  const dayOf = (days: number) => daysAfter(utcDay(now), days);
  for (const [place, trip] of trips.entries()) {
    const at = now.getTime() - (30 + place) * dayMs;
    const id = seedId(`plan:${trip.name}`, at);
    await trx.insertInto("plans").values(tripRow(trip, { id, at, dayOf })).execute();
    await seedEntries(trx, id, trip, at, dayOf);
    if (!trip.withPets) continue;
    await trx.insertInto("plan_pets").values({ plan_id: id, pet_id: biscuit }).execute();
  }
}

async function seedEntries(
  trx: Trx,
  tripId: string,
  { name, entries = [] }: Trip,
  at: number,
  dayOf: DayOf,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ day, time = null, title, place = "" }, position) => ({
    plan_id: tripId,
    id: seedId(`plan:${name}:entry ${position}`, at),
    date: day === null ? null : dayOf(day),
    position,
    time,
    end_time: null,
    zone: null,
    title,
    location: place,
    link: null,
    cost_amount: null,
    cost_currency: null,
    photo_id: null,
  }));
  await trx.insertInto("plan_entries").values(rows).execute();
}

function tripRow(
  trip: Trip,
  { id, at, dayOf }: { id: string; at: number; dayOf: DayOf },
): InsertObject<Schema, "plans"> {
  const [year = 0, month = 1, day = 1] = dayOf(trip.from).split("-").map(Number);
  const newId = (part: string) => seedId(`plan:${trip.name}:${part}`, at);
  return {
    id,
    owner_id: demoUserId("dana"),
    destination: trip.destination,
    month,
    day,
    year,
    end_date: trip.until === undefined ? null : dayOf(trip.until),
    notes: trip.notes,
    people: 1,
    legs: asJson((trip.legs?.(newId, dayOf) ?? []).map(storedLeg)),
    origin: asJson({ city: "Chicago", country: "US", zone: chicago }),
    destination_place: asJson(trip.place),
    stays: asJson(trip.stays?.(newId, dayOf) ?? []),
    items: asJson(trip.items?.(newId, dayOf) ?? []),
    costs: asJson(trip.costs?.(newId) ?? []),
    created_at: new Date(at),
    updated_at: new Date(at),
  };
}

/** The driver would write a list as an array of PostgreSQL; these columns are JSON. */
const asJson = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
