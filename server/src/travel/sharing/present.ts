import type { Trip } from "#contracts/travel/trips.ts";
import type { TripVerdicts } from "#contracts/travel/verdicts.ts";
import type { Share, SharedTrip } from "#contracts/travel/shares.ts";
import type { ShareRow } from "./store.ts";

/** A link as the trip's owner sees it. */
export const presentShare = (row: ShareRow, url: string): Share => ({
  _id: row.id,
  url,
  costs: row.costs,
  notes: row.notes,
  codes: row.codes,
  readiness: row.readiness,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

type SharedTripInput = {
  trip: Trip;
  sharedBy: string;
  /** All pets of the owner. */
  pets: SharedTrip["pets"];
  /** Null where the link does not show them. */
  verdicts: TripVerdicts | null;
  share: Pick<ShareRow, "costs" | "notes" | "codes" | "expires_at">;
};

/** A trip as readers of a link see it. */
export function presentSharedTrip({
  trip,
  sharedBy,
  pets,
  verdicts,
  share,
}: SharedTripInput): SharedTrip {
  const travelingPetIds = new Set(trip.petIds);
  return {
    sharedBy,
    destination: trip.destination,
    month: trip.month,
    day: trip.day,
    year: trip.year,
    endDate: trip.endDate,
    origin: trip.origin,
    destinationPlace: trip.destinationPlace,
    people: trip.people,
    pets: pets.filter(({ _id }) => travelingPetIds.has(_id)),
    legs: trip.legs.map((leg) => ({
      ...leg,
      confirmation: share.codes ? leg.confirmation : "",
      pets: leg.pets
        .filter(({ petId }) => travelingPetIds.has(petId))
        .map((pet) => ({ ...pet, carrierId: null })),
    })),
    stays: trip.stays.map((stay) => ({
      ...stay,
      confirmation: share.codes ? stay.confirmation : "",
      petFee: share.costs ? stay.petFee : null,
      petFeeCurrency: share.costs ? stay.petFeeCurrency : null,
    })),
    entries: trip.entries
      .filter(({ date }) => date !== null)
      .map(({ _id, date, time, endTime, zone, title, place }) => ({
        _id,
        date,
        time,
        endTime,
        zone,
        title,
        place,
      })),
    notes: share.notes ? trip.notes : null,
    costs: share.costs ? trip.costs.filter(({ settles }) => !settles) : null,
    readiness: verdicts,
    codes: share.codes,
    expiresAt: share.expires_at.toISOString(),
  };
}
