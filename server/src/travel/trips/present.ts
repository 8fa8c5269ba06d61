import {
  months,
  type Attachment,
  type Entry,
  type ListedTrip,
  type Trip,
  type TripPhoto,
} from "#contracts/travel/trips.ts";
import type { VenueTag } from "#contracts/lookup/tags.ts";
import type { OthersPet, TripRole } from "#contracts/travel/members.ts";
import { presentPerson } from "../../accounts/profiles/service.ts";
import { privateUrl, urlOf } from "../../platform/files/files.ts";
import { isOwner as isPetOwner } from "../pets/policy.ts";
import { presentDrawn } from "../pets/service.ts";
import { flatLegs } from "./legs.ts";
import { flatStay } from "./stays.ts";
import type { EntryRow } from "./entry-store.ts";
import { canEdit, isOwner } from "./policy.ts";
import { redacted, redactedWhole, shownTo } from "./redaction.ts";
import type { JourneyRow } from "./journey-store.ts";
import { ofKind, type TripDetailRow, type TripRow } from "./store.ts";

type Viewer = { userId: string };

/** A trip as its owner or a member sees it. */
export function presentTrip(row: TripDetailRow, viewer: Viewer): Trip {
  const { entries } = redactedWhole(row, viewer);
  const venues = new Map(row.venues?.map((venue) => [venue._id, venue]));
  return {
    ...presentListed(row, viewer),
    entries: entries.map((entry) => presentEntry(entry, venues.get(entry.venue_id ?? ""))),
  };
}

const presentEntry = (row: EntryRow, venue: VenueTag | undefined): Entry => ({
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
  ...(venue && { venue }),
});

/** What a viewer is on a trip that they may read. */
export function roleOf(row: Pick<TripRow, "owner_id" | "editor_ids">, viewer: Viewer): TripRole {
  if (isOwner.allows(viewer, row)) return "owner";
  return canEdit.allows(viewer, row) ? "editor" : "viewer";
}

/** The people of a trip: its owner, and its members in the order in which they joined. */
export function presentGroup({ owner_id: ownerId, member_ids, group }: TripRow) {
  const people = new Map(group.map((row) => [row.id, presentPerson(row)]));
  const owner = people.get(ownerId);
  if (!owner) throw new Error("A trip without an owner.");
  return { owner, members: member_ids.flatMap((id) => people.get(id) ?? []) };
}

/** Pets on a trip or one of its legs or lists that are not the viewer's. */
function presentOthersPets(row: TripRow, viewer: Viewer): OthersPet[] {
  const onTrip = petsOnTrip(row);
  return (row.group_pets ?? [])
    .filter(({ id, owner_id }) => !isPetOwner.allows(viewer, { owner_id }) && onTrip.has(id))
    .map((pet) => ({ ...presentDrawn(pet), ownerId: pet.owner_id }));
}

/** The pets that a trip has, or one of its legs or lists. */
export const petsOnTrip = ({ pet_ids, legs, items }: TripRow): Set<string> =>
  new Set([
    ...(pet_ids ?? []),
    ...legs.flatMap(({ pets }) => pets.map(({ petId }) => petId)),
    ...items.flatMap(({ petId }) => petId ?? []),
  ]);

/** A trip in a list. */
export function presentListed(whole: TripRow, viewer: Viewer): ListedTrip {
  const row = redacted(whole, viewer);
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
    role: roleOf(row, viewer),
    ...presentGroup(row),
    shows: shownTo(row, viewer),
    othersPets: presentOthersPets(row, viewer),
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

/** Those to whom the traveling pets of a trip belong, its owner first. */
export const petOwnersOf = (row: Pick<TripRow, "owner_id" | "pet_owner_ids">): string[] => [
  ...new Set([row.owner_id, ...(row.pet_owner_ids ?? [])]),
];

/** The parts of a trip that say where its pets are and when. */
export const presentJourney = (row: JourneyRow) => ({
  _id: row.id,
  ownerId: row.owner_id,
  petOwnerIds: petOwnersOf(row),
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
