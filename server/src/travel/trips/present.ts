import {
  months,
  type Attachment,
  type Entry,
  type ListedTrip,
  type Trip,
  type TripPhoto,
} from "#contracts/travel/trips.ts";
import { privateUrl, urlOf } from "../../platform/files/files.ts";
import { flatLegs } from "./legs.ts";
import { flatStay } from "./stays.ts";
import type { EntryRow } from "./entry-store.ts";
import { ofKind, type JourneyRow, type TripDetailRow, type TripRow } from "./store.ts";

/** A trip as its owner sees it. */
export const presentTrip = (row: TripDetailRow): Trip => ({
  ...presentListed(row),
  entries: row.entries.map(presentEntry),
});

const presentEntry = (row: EntryRow): Entry => ({
  _id: row.id,
  date: row.date,
  time: row.time,
  endTime: row.end_time,
  zone: row.zone,
  title: row.title,
  place: row.location,
  note: row.note,
  link: row.link,
  done: row.is_done,
  cost:
    row.cost_amount === null || row.cost_currency === null
      ? null
      : { amount: row.cost_amount, currency: row.cost_currency },
  photo: row.photo_id,
});

/** A trip in a list. */
export function presentListed(row: TripRow): ListedTrip {
  const own = new Set(row.own_pet_ids);
  const carriers = new Set(row.own_carrier_ids);
  const legs = row.legs.map((leg) => ({
    ...leg,
    pets: leg.pets
      .filter(({ petId }) => own.has(petId))
      .map(({ carrierId, ...pet }) => ({
        ...pet,
        carrierId: carrierId !== null && carriers.has(carrierId) ? carrierId : null,
      })),
  }));
  const repeated = row.repeated_pets.filter(({ petId }) => own.has(petId));
  const items = row.items.map((item) => ({
    ...item,
    // Items of earlier versions have none.
    assigneeId: item.assigneeId ?? null,
    petId: item.petId !== null && own.has(item.petId) ? item.petId : null,
  }));
  return {
    _id: row.id,
    destination: row.destination,
    month: row.month === null ? null : (months[row.month - 1] ?? null),
    day: row.day,
    year: row.year,
    endDate: row.end_date,
    notes: row.notes,
    ...flatStay(row.stays),
    ...flatLegs(row.legs),
    receipt: privateUrl(row.receipt_file),
    ticket: privateUrl(row.ticket_file),
    origin: row.origin,
    destinationPlace: row.destination_place,
    petIds: row.pet_ids ?? [],
    people: row.people,
    legs,
    ...(repeated.length > 0 && { repeatedPets: repeated }),
    stays: row.stays,
    items,
    costs: row.costs,
    rates: row.rates,
    attachments: presentAttachments(row),
    photos: presentPhotos(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** The parts of a trip that say where its pets are and when. */
export const presentJourney = (row: JourneyRow) => ({
  _id: row.id,
  version: row.version,
  destination: row.destination,
  month: row.month === null ? null : (months[row.month - 1] ?? null),
  day: row.day,
  year: row.year,
  endDate: row.end_date,
  origin: row.origin,
  destinationPlace: row.destination_place,
  people: row.people,
  legs: row.legs,
  petIds: row.pet_ids,
});

const presentPhotos = ({ attachments }: TripRow): TripPhoto[] =>
  ofKind(attachments, "photo").map((row) => ({
    _id: row.id,
    url: urlOf("private", row.file_id),
    caption: row.label,
    createdAt: new Date(row.created_at).toISOString(),
  }));

/** A document whose leg or stay was removed belongs to the whole trip. */
function presentAttachments({ attachments, legs, stays }: TripRow): Attachment[] {
  const parts = new Set([...legs, ...stays].map(({ _id }) => _id));
  const existingPart = (id: string | null) => (id !== null && parts.has(id) ? id : null);
  return ofKind(attachments, "document").map((row) => ({
    _id: row.id,
    url: urlOf("private", row.file_id),
    label: row.label,
    legId: existingPart(row.leg_id),
    stayId: existingPart(row.stay_id),
    createdAt: new Date(row.created_at).toISOString(),
  }));
}
