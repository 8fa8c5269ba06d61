import type { VenueCategory } from "#contracts/lookup/tags.ts";
import {
  openingHoursMax,
  venueAddressMax,
  venueNameMax,
  venuePhoneMax,
  venueWebsiteMax,
} from "#contracts/lookup/venues.ts";
import { isPhone } from "#contracts/kernel/text.ts";
import { ruleFor } from "./categories.ts";
import { isAboutPets, type PetRules, petRulesOf } from "./pet-policy.ts";
import { cleanLine, uncutLine } from "./text.ts";
import { firstOf, type Tags, valuesOf } from "./tags.ts";

/** What the tags of a place say, without its position. */
export type PlaceValues = PetRules & {
  category: VenueCategory;
  emergency: boolean;
  name: string;
  name_en: string | null;
  address: string | null;
  phone: string | null;
  website: string | null;
  opening_hours: string | null;
};

/** Why something with the tags of a place is left out. */
export type LeftOut = "nothing about pets" | "no name" | "no longer there" | "private";

/** What the tags of a thing say about it as a place; undefined if it is none. */
export function placeOf(tags: Tags): PlaceValues | { leftOut: LeftOut } | undefined {
  const rule = ruleFor(tags);
  if (!rule) return undefined;
  const { category, unnamed = false, onlyWithPets = false } = rule;
  if (onlyWithPets && !isAboutPets(tags)) return { leftOut: "nothing about pets" };
  if (isGone(tags)) return { leftOut: "no longer there" };
  if (isOutdoors(category) && isPrivate(tags)) return { leftOut: "private" };
  const name = nameOf(tags, category);
  if (name === null && !unnamed) return { leftOut: "no name" };
  const pets = petRulesOf(tags);
  return {
    category,
    emergency: category === "vet" && isForEmergencies(tags),
    name: name ?? "",
    name_en: cleanLine(tags.get("name:en"), venueNameMax),
    address: addressOf(tags),
    phone: phoneOf(tags),
    website: websiteOf(tags),
    opening_hours: uncutLine(tags.get("opening_hours"), openingHoursMax),
    ...pets,
    // It is made for dogs.
    ...(category === "dog-park" && !isAboutPets(tags) && { pet_policy: "yes" }),
  };
}

/** A practice or a business may be known by who runs it; a park or a station isn't. */
function nameOf(tags: Tags, category: VenueCategory): string | null {
  const others = isOutdoors(category) || category === "transport" ? [] : ["operator", "brand"];
  return cleanLine(firstOf(tags, "name", "name:en", ...others), venueNameMax);
}

const isGone = (tags: Tags) =>
  ["disused", "abandoned", "demolished", "razed"].some((key) => tags.get(key) === "yes");

const isOutdoors = (category: VenueCategory) =>
  ["park", "dog-park", "beach", "trail"].includes(category);

const isPrivate = (tags: Tags) =>
  valuesOf(tags, "access").some((value) => value === "private" || value === "no");

const isForEmergencies = (tags: Tags) =>
  ["emergency", "veterinary:emergency"].some((key) => valuesOf(tags, key).includes("yes"));

/** `addr:full`, or street and number, then postcode and city; some mappers write `contact:` for `addr:`. */
function addressOf(tags: Tags): string | null {
  const part = (name: string) => firstOf(tags, `addr:${name}`, `contact:${name}`);
  const street = [part("street") ?? tags.get("addr:place"), part("housenumber")];
  const city = [part("postcode"), part("city") ?? tags.get("addr:suburb")];
  const lines = [street, city].map((parts) => parts.filter(Boolean).join(" ")).filter(Boolean);
  const isKnown = street[0] !== undefined;
  const text = tags.get("addr:full") ?? (isKnown ? lines.join(", ") : undefined);
  return cleanLine(text, venueAddressMax);
}

/** The first of the numbers; `emergency:phone` of a vet comes last, because few have it and it may cost. */
function phoneOf(tags: Tags): string | null {
  const text = firstOf(
    tags,
    "phone",
    "contact:phone",
    "contact:mobile",
    "mobile",
    "emergency:phone",
  );
  const number = uncutLine(text?.split(/[;,]/)[0], venuePhoneMax);
  return number !== null && isPhone(number) ? number : null;
}

/** An address with http or https and without a password; many leave `http://` out. */
function websiteOf(tags: Tags): string | null {
  const text = firstOf(tags, "website", "contact:website", "url")?.split(/[;\s]/)[0] ?? "";
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text);
  const url = URL.parse(isBare ? `http://${text}` : text);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  const isPlain = url.username === "" && url.password === "" && url.hostname.includes(".");
  return isPlain ? uncutLine(url.href, venueWebsiteMax) : null;
}
