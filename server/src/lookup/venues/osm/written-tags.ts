import type { VenueChanges } from "#contracts/lookup/venue-suggestions.ts";
import type { VenueCategory } from "#contracts/lookup/tags.ts";
import { tagsOf } from "./categories.ts";

/** Keys and values for OpenStreetMap; null for a tag that goes. */
export type OsmTags = ReadonlyMap<string, string | null>;

/** The values of a place as tags, under those of the keys that are read which mappers use most (place.ts, pet-policy.ts). */
export function osmTags({ category, emergency, pets = {}, ...values }: VenueChanges): OsmTags {
  const [tag] = category === undefined ? [] : tagsOf(category);
  const { fee } = pets;
  const isAmount = fee !== "yes" && fee !== "no";
  const tags: [key: string, value: string | number | null | undefined][] = [
    ...(tag ? [tag] : []),
    ["emergency", emergency === false ? null : emergency && "yes"],
    ["name", values.name],
    ["addr:full", values.address],
    ["phone", values.phone],
    ["website", values.website],
    ["opening_hours", values.openingHours],
    ["dog", pets.policy],
    ["dog:charge", isAmount ? fee : undefined],
    ["dog:fee", isAmount ? undefined : fee],
    ["dog:maxweight", pets.maxKg],
    ["dog:description", pets.note],
  ];
  return new Map(
    tags.flatMap(([key, value]): [string, string | null][] =>
      value === undefined ? [] : [[key, value === null ? null : `${value}`]],
    ),
  );
}

/**
 * The tags of a place that has closed: what it was, with a prefix, and no longer what it is
 * (wiki.openstreetmap.org/wiki/Lifecycle_prefix). None where its category has several tags: it isn't known which one it had.
 */
export function closedTags(category: VenueCategory): OsmTags {
  const [tag, ...others] = tagsOf(category);
  if (!tag || others.length > 0) return new Map();
  const [key, value] = tag;
  return new Map([
    [`disused:${key}`, value],
    [key, null],
  ]);
}
