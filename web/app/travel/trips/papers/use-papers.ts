import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Item } from "#contracts/travel/trip-parts.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { getTripReadiness, type TripReadiness } from "#contracts/travel/readiness.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { callQuery } from "../../../data/queries.tsx";
import { useOwnPets } from "../../pets/index.ts";
import { followReadiness } from "../../readiness/index.ts";
import { canEdit } from "../people/roles.ts";
import { daysToMove, petPapers, type PetPapers } from "./pet-papers.ts";
import { nextOf, type Next, type StepContext, type StepPet } from "./step.ts";

export type JudgedPet = { pet: StepPet; papers: PetPapers };

/** What every part of a trip's page knows of the papers of its pets. */
export type TripPapers = {
  readiness: TripReadiness;
  /** All of the member's pets. */
  pets: readonly Pet[];
  /** Those that travel. */
  judged: readonly JudgedPet[];
  context: StepContext;
  /** The first step of all. */
  next: Next | undefined;
  /** By how many days the trip has to move, and from which day; undefined where that clears nothing. */
  move: { start: string; days: number } | undefined;
};

type PapersState = {
  papers: TripPapers | undefined;
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
};

/** The answer for the pets of a trip. Parts of the page that ask for it share one request. */
export function useTripPapers(trip: Trip, items: readonly Item[]): PapersState {
  const client = useQueryClient();
  const own = useOwnPets();
  const readiness = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  useEffect(() => followReadiness(client), [client]);
  const retry = () => {
    if (own.isError) void own.refetch();
    if (readiness.isError) void readiness.refetch();
  };
  return {
    papers: readiness.data && own.data && papersOf(trip, items, own.data, readiness.data),
    isError: own.isError || readiness.isError,
    isFetching: own.isFetching || readiness.isFetching,
    retry,
  };
}

function papersOf(
  trip: Trip,
  items: readonly Item[],
  pets: readonly Pet[],
  readiness: TripReadiness,
): TripPapers {
  const { asOf, journey } = readiness;
  const others = trip.othersPets.map((pet) => ({ ...pet, records: [], isOthers: true }));
  const judged = readiness.pets.flatMap((answer) => {
    const pet: StepPet | undefined = [...pets, ...others].find(({ _id }) => _id === answer.key);
    return pet ? [{ pet, papers: petPapers(answer, readiness) }] : [];
  });
  const context = { asOf, items, legs: trip.legs.length, readOnly: !canEdit(trip) };
  const days = canEdit(trip) ? daysToMove(readiness) : undefined;
  const start = journey[0]?.departureDate;
  return {
    readiness,
    pets,
    judged,
    context,
    next: nextOf(judged, { ...context, canMove: days !== undefined }),
    move: days !== undefined && start ? { start, days } : undefined,
  };
}
