import { useQuery } from "@tanstack/react-query";
import type { Pet } from "#contracts/travel/pets.ts";
import { listTrips } from "#contracts/travel/trips.ts";
import { callQuery } from "../../data/queries.tsx";
import { expiries, type Expiry } from "./expiries.ts";

/** What of a pet expires before or during a trip; nothing until the trips have loaded. */
export function useExpiries(pet: Pet, today: string): Expiry[] {
  const { data: trips = [] } = useQuery(callQuery(listTrips));
  return expiries(pet, trips, today);
}
