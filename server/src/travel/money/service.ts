import { AppError } from "#contracts/kernel/errors.ts";
import { utcDay } from "#contracts/kernel/days.ts";
import type { TripMoney } from "#contracts/travel/money.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { type FeeLeg, knownFees, type KnownFees } from "#reference/money/known-fees.ts";
import { tripMoney } from "#reference/money/trip-money.ts";
import * as profiles from "../../accounts/profiles/service.ts";
import type { Session } from "../../platform/http/api.ts";
import type { Db } from "../../platform/schema.ts";
import * as pets from "../pets/service.ts";
import { airlineKeyOf, legRoutes } from "../readiness/service.ts";
import * as trips from "../trips/service.ts";
import type { OnlineRates } from "./online-rates.ts";

export type Deps = { db: Db; onlineRates: OnlineRates };

/**
 * What a trip costs, in the currency asked for, or in that of the caller. Throws NOT_FOUND where the caller may not read
 * the trip, NOT_YOURS where its owner doesn't show them what it costs.
 */
export async function getMoney(
  { db, onlineRates }: Deps,
  session: Session,
  id: string,
  currency?: string,
): Promise<TripMoney> {
  const { trip, owner } = await trips.getOwnedTrip(db, session, id);
  if (trip.shows?.costs === false)
    throw new AppError("NOT_YOURS", `${trip.owner.name} doesn't show you what this trip costs.`);
  const [reader, online, fees] = await Promise.all([
    profiles.readerOf(db, session.userId),
    onlineRates(),
    feesOf(db, owner, trip),
  ]);
  const money = tripMoney(trip, currency ?? reader.currency, online);
  return {
    ...money,
    knownFees: fees.known.map((fee) => ({ ...fee, sources: [...fee.sources] })),
    unknownFees: fees.unknown,
  };
}

/** The fees that our facts know for the pets of a trip, leg by leg. */
async function feesOf(db: Db, owner: trips.Owner, trip: Trip): Promise<KnownFees> {
  if (trip.petIds.length === 0) return { known: [], unknown: [] };
  const [home, own] = await Promise.all([
    profiles.getHome(db, owner.userId),
    pets.listDrawnPets(db, owner),
  ]);
  const onTrip = new Map([...trip.othersPets, ...own].map((pet) => [pet._id, pet] as const));
  const legs = (await legRoutes(trip, home)).map(({ leg, from, to, airlineCode }): FeeLeg => {
    const traveling = leg.pets.flatMap(({ petId, how }) => {
      const pet = onTrip.get(petId);
      const species = pet?.species === "dog" || pet?.species === "cat" ? pet.species : null;
      return pet ? [{ name: pet.petName, species, how }] : [];
    });
    const airline = airlineKeyOf(airlineCode) ?? (leg.airline || null);
    return { mode: leg.mode, from, to, airline, pets: traveling };
  });
  return knownFees(legs, utcDay());
}
