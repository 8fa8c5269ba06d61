import { createHash } from "node:crypto";
import { UUID } from "uuidv7";

export const dayMs = 24 * 60 * 60 * 1000;

/** When the demo users joined. */
export const joined = new Date("2026-01-05T09:00:00Z").getTime();

/** An id of the demo data: in the order of its moment, and the same each time for the same name and moment. */
export function seedId(name: string, at: number): string {
  const bytes = createHash("sha256").update(name).digest();
  const [a, b, c] = [
    bytes.readUInt16BE(0) & 0xfff,
    bytes.readUInt32BE(2) >>> 2,
    bytes.readUInt32BE(6),
  ];
  return UUID.fromFieldsV7(Math.floor(at), a, b, c).toString();
}

/** The id of a traveler, by key. */
export const demoUserId = (key: string): string => seedId(`traveller:${key}`, joined);

/** The id of a traveler's pet: their first one, or the one at another place in their list. */
export const petId = (key: string, place = 0): string =>
  seedId(`pet:${key}:${place}`, joined + (1 + place) * 60_000);
