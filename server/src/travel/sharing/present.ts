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
  documents: row.documents,
  documentsOnly: row.documents_until !== null,
  createdAt: row.created_at.toISOString(),
  expiresAt: endOf(row).toISOString(),
});

const endOf = ({ documents_until, expires_at }: Pick<ShareRow, "documents_until" | "expires_at">) =>
  documents_until ?? expires_at;

/** A document of a trip: its ID, or "receipt" or "ticket", and the ID of its file. */
export type TripDocument = { _id: string; label: string; fileId: string };

/** All documents of a trip. */
export function documentsOf({ receipt, ticket, attachments }: Trip): TripDocument[] {
  const all = [
    { _id: "receipt", label: "Receipt", url: receipt },
    { _id: "ticket", label: "Ticket", url: ticket },
    ...attachments.map(({ _id, label, url }) => ({ _id, label: label || "Document", url })),
  ];
  return all.flatMap(({ url, ...document }) => {
    const fileId = url?.split("/").at(-1);
    return fileId === undefined ? [] : [{ ...document, fileId }];
  });
}

/** The documents that a link shows. */
export const sharedDocuments = (
  trip: Trip,
  { documents }: Pick<ShareRow, "documents">,
): TripDocument[] => documentsOf(trip).filter(({ _id }) => documents.includes(_id));

type SharedDocumentsInput = { trip: Trip; token: string; share: ShareRow };

const presentDocuments = ({ trip, token, share }: SharedDocumentsInput): SharedTrip["documents"] =>
  sharedDocuments(trip, share).map(({ _id, label }) => ({
    _id,
    label,
    url: `/api/shared/${encodeURIComponent(token)}/documents/${_id}`,
  }));

/** Documents alone as readers of a link see them. */
export const presentSharedDocuments = (
  input: SharedDocumentsInput & { sharedBy: string },
): SharedTrip => ({
  sharedBy: input.sharedBy,
  destination: "",
  month: null,
  day: null,
  year: null,
  endDate: null,
  origin: null,
  destinationPlace: null,
  people: null,
  pets: [],
  legs: [],
  stays: [],
  entries: [],
  notes: null,
  costs: null,
  readiness: null,
  codes: false,
  documents: presentDocuments(input),
  documentsOnly: true,
  expiresAt: endOf(input.share).toISOString(),
});

type SharedTripInput = SharedDocumentsInput & {
  sharedBy: string;
  /** All pets of the owner. */
  pets: SharedTrip["pets"];
  /** Null where the link does not show them. */
  verdicts: TripVerdicts | null;
};

/** A trip as readers of a link see it. */
export function presentSharedTrip({
  trip,
  sharedBy,
  pets,
  verdicts,
  share,
  token,
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
      .map(({ _id, date, time, endTime, zone, title, place, venue }) => ({
        _id,
        date,
        time,
        endTime,
        zone,
        title,
        place,
        ...(venue && { venue }),
      })),
    notes: share.notes ? trip.notes : null,
    costs: share.costs ? trip.costs.filter(({ settles }) => !settles) : null,
    readiness: verdicts,
    codes: share.codes,
    documents: presentDocuments({ trip, token, share }),
    documentsOnly: false,
    expiresAt: share.expires_at.toISOString(),
  };
}
