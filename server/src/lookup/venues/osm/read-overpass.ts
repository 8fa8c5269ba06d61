import type { FileHandle } from "node:fs/promises";
import * as z from "zod/mini";
import { placeKeys } from "./categories.ts";
import type { Kind, Position } from "./entities.ts";
import { FileError, tagsMax, textBytesMax } from "./file-error.ts";
import { readJsonArray } from "./json-array.ts";
import type { Tags } from "./tags.ts";

const Point = z.object({ lat: z.optional(z.unknown()), lon: z.optional(z.unknown()) });
const whole = z.int().check(z.gte(0));

/** An element of an answer of Overpass: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out. */
const Element = z.extend(Point, {
  type: z.string(),
  id: z.optional(whole),
  version: z.optional(whole),
  center: z.optional(Point),
  tags: z.optional(z.record(z.string(), z.string())),
});
type Element = z.output<typeof Element>;

const Rest = z.object({
  elements: z.array(z.unknown()),
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  remark: z.optional(z.string()),
});

/** A thing of an answer. Its position is that of a node, or the center that Overpass computed. */
type Found = { kind: Kind; id: number; version: number; tags: Tags; position: Position };

const kinds: readonly Kind[] = ["node", "way", "relation"];

/** How many elements are visited before what they left is written. */
const restEvery = 1_000;

type Visit = { entity: (entity: Found) => void; rest: () => Promise<void> };

/** Reads an answer of Overpass in JSON, with `out center` for ways and relations. Throws FileError. */
export async function readOverpass(
  file: FileHandle,
  visit: Visit,
): Promise<{ elements: number; dataAt: Date | null }> {
  let elements = 0;
  let dataAt: Date | null = null;
  const chunks = file.createReadStream({ autoClose: false, start: 0, highWaterMark: 256 * 1024 });
  for await (const part of readJsonArray(chunks, "elements")) {
    if ("rest" in part) {
      dataAt = timeIn(part.rest);
      continue;
    }
    elements += 1;
    const found = elementIn(part.item, `the element at byte ${part.at}`);
    if (found) visit.entity(found);
    if (elements % restEvery === 0) await visit.rest();
  }
  await visit.rest();
  return { elements, dataAt };
}

/** The time of the data. Throws FileError where Overpass gave up: then its list is not whole. */
function timeIn(rest: unknown): Date | null {
  const parsed = z.safeParse(Rest, rest);
  if (!parsed.success) throw new FileError("The file isn't an answer of Overpass.");
  const { osm3s, remark } = parsed.data;
  if (remark !== undefined && /error/i.test(remark)) {
    throw new FileError(`Overpass gave up, so its answer isn't complete: ${remark.slice(0, 200)}`);
  }
  const time = new Date(osm3s?.timestamp_osm_base ?? "");
  return Number.isNaN(time.getTime()) ? null : time;
}

/** The time of the data in an answer that is read at once; null for any other text. */
export function dataTimeIn(text: string): Date | null {
  try {
    return timeIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** undefined for an element that can't be a place. */
function elementIn(item: unknown, place: string): Found | undefined {
  const parsed = z.safeParse(Element, item);
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join(".") ?? "";
    throw new FileError(`The file is damaged in ${place}: it has no valid ${at}.`);
  }
  const { type, id, version = 0, tags = {} } = parsed.data;
  const kind = kinds.find((one) => one === type);
  if (!kind || id === undefined) return undefined;
  checkTags(tags, place);
  const own = new Map(Object.entries(tags));
  if (!Array.from(own.keys()).some((key) => placeKeys.has(key))) return undefined;
  return { kind, id, version, tags: own, position: positionOf(parsed.data) };
}

function checkTags(tags: Record<string, string>, place: string): void {
  const entries = Object.entries(tags);
  if (entries.length > tagsMax) {
    throw new FileError(`${place} has more than the ${tagsMax} tags that are allowed.`);
  }
  const longest = Math.max(0, ...entries.map(([key, value]) => Math.max(key.length, value.length)));
  if (longest > textBytesMax) {
    throw new FileError(
      `A text in ${place} has ${longest} characters; ${textBytesMax} are allowed.`,
    );
  }
}

/** Not a number where it is missing. */
function positionOf({ lat, lon, center }: Element): Position {
  const number = (value: unknown) => (typeof value === "number" ? value : Number.NaN);
  return { latitude: number(lat ?? center?.lat), longitude: number(lon ?? center?.lon) };
}
