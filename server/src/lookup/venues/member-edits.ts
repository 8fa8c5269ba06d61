import type { VenueChanges } from "#contracts/lookup/venue-suggestions.ts";
import { correctableFields, type CorrectableField, type Venue } from "#contracts/lookup/venues.ts";
import { uuidv7 } from "uuidv7";
import { moment } from "../../platform/db/moment.ts";
import type { Publish } from "../../platform/events.ts";
import type { Db, Trx } from "../../platform/schema.ts";
import {
  insertVenue,
  listChecks,
  lockRow,
  unsetClosed,
  updateVenue,
  type VenueColumns,
} from "./member-store.ts";
import { spatialKey } from "./spatial-key.ts";
import { findVenue, type VenueRow } from "./store.ts";

declare module "../../platform/events.ts" {
  interface DomainEvents {
    "venues.changed": object;
  }
}

/** What a place needs to have. */
type NewVenue = VenueChanges & Required<Pick<VenueChanges, "category" | "name" | "position">>;

/** Adds a place that a member suggested; returns its ID. */
export async function addVenue(trx: Trx, publish: Publish, values: NewVenue): Promise<string> {
  const id = uuidv7();
  const { category, name, position } = values;
  await insertVenue(trx, {
    ...columnsOf(values),
    id,
    source: "member",
    category,
    name,
    ...placeOf(position),
    checked_at: new Date(),
  });
  publish({ what: "venues.changed" });
  return id;
}

/** Gives a place the values that a member corrected. Later imports leave them alone. */
export async function changeVenue(
  trx: Trx,
  publish: Publish,
  venue: VenueRow,
  changes: VenueChanges,
): Promise<void> {
  const { category = venue.category } = changes;
  // It may be no vet any more since this was suggested.
  const isNoVet = category !== "vet" && ("category" in changes || "emergency" in changes);
  const columns = { ...columnsOf(changes), ...(isNoVet && { emergency: false }) };
  // A position is corrected as a whole, in the name of its latitude.
  const corrected = Object.keys(columns).filter(
    (column) => column !== "longitude" && column !== "spatial_key",
  );
  if (corrected.length > 0) await updateVenue(trx, venue.id, columns, corrected);
  // What has these values already is checked again.
  publish({ what: "venues.changed" });
}

/** Closes a place that a member found closed, also one that an import closed. Later imports don't open it again. */
export async function closeVenue(trx: Trx, publish: Publish, venue: VenueRow): Promise<void> {
  await updateVenue(trx, venue.id, { closed_at: venue.closed_at ?? new Date() }, ["closed_at"]);
  publish({ what: "venues.changed" });
}

/** Opens a place that was closed in this way. Imports may close it from now on. */
export async function reopenVenue(trx: Trx, publish: Publish, id: string): Promise<void> {
  await unsetClosed(trx, id);
  publish({ what: "venues.changed" });
}

/** A place, locked until the end of the transaction; undefined if it doesn't exist. */
export async function lockVenue(trx: Trx, id: string): Promise<VenueRow | undefined> {
  await lockRow(trx, id);
  return findVenue(trx, id);
}

/** The changes without the values that a place has already. */
export function changesBeyond(venue: VenueRow, changes: VenueChanges): VenueChanges {
  const { pets, position, ...others } = changes;
  const now = {
    name: venue.name,
    category: venue.category,
    emergency: venue.emergency,
    address: venue.address,
    phone: venue.phone,
    website: venue.website,
    openingHours: venue.opening_hours,
  };
  const petsNow = {
    policy: venue.pet_policy,
    fee: venue.pet_fee,
    maxKg: venue.pet_max_kg,
    note: venue.pet_note,
  };
  const newPets = differing(pets ?? {}, petsNow);
  const isMoved =
    position !== undefined &&
    (position.latitude !== venue.latitude || position.longitude !== venue.longitude);
  return {
    ...differing(others, now),
    ...(Object.keys(newPets).length > 0 && { pets: newPets }),
    ...(isMoved && { position }),
  };
}

const differing = <T extends object>(values: T, now: Record<keyof T, unknown>): Partial<T> => {
  const changed: Partial<T> = { ...values };
  for (const key in changed) {
    if (changed[key] === undefined || changed[key] === now[key]) delete changed[key];
  }
  return changed;
};

const columnNames = {
  category: "category",
  emergency: "emergency",
  name: "name",
  address: "address",
  phone: "phone",
  website: "website",
  openingHours: "opening_hours",
} as const;
const petColumnNames = {
  policy: "pet_policy",
  fee: "pet_fee",
  maxKg: "pet_max_kg",
  note: "pet_note",
} as const;

/** The column that stands for a value in `corrected`. */
const columnOf: Record<CorrectableField, string> = {
  ...columnNames,
  position: "latitude",
  "pets.policy": petColumnNames.policy,
  "pets.fee": petColumnNames.fee,
  "pets.maxKg": petColumnNames.maxKg,
  "pets.note": petColumnNames.note,
  closedAt: "closed_at",
};

/** What members corrected of places, each value with the moment of its last check. */
export async function correctionsOf(
  db: Db,
  rows: readonly VenueRow[],
): Promise<(row: VenueRow) => Venue["corrections"]> {
  const ids = rows.filter(({ corrected }) => corrected.length > 0).map(({ id }) => id);
  const checks = ids.length === 0 ? [] : await listChecks(db, ids);
  return ({ id, corrected }) =>
    correctableFields
      .filter((field) => corrected.includes(columnOf[field]))
      .map((field) => {
        const check = checks.find((one) => one.venue_id === id && one.field === field);
        return { field, checkedAt: check ? moment(check.checked_at) : null };
      });
}

function columnsOf({ pets = {}, position, ...values }: VenueChanges): VenueColumns {
  return {
    ...renamed(values, columnNames),
    ...renamed(pets, petColumnNames),
    ...(position && placeOf(position)),
  };
}

/** The values under other names, without those that are missing. */
const renamed = (values: object, names: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const column = names[name];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );

const placeOf = ({ latitude, longitude }: NewVenue["position"]) => ({
  latitude,
  longitude,
  spatial_key: spatialKey(latitude, longitude),
});
