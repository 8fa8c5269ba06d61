import { airlineRows } from "./airlines.ts";
import { factOf, isKnown } from "./fact.ts";
import { asFact, type RawReference } from "./raw.ts";
import * as z from "zod/mini";

/** The facts of each airline, row by row. Throws if the collected data has a field that no row reads. */
export const airlineParts = (raw: RawReference) =>
  Object.entries(airlineRows).map(([key, rows]) => {
    const airline = raw.airlines[key] ?? {};
    const listed = z.parse(z.record(z.string(), z.unknown()), airline.seed);
    const read = new Set(rows.map(({ from }) => from));
    const all = [...Object.keys(airline), ...Object.keys(listed).map((each) => `seed/${each}`)];
    const unread = all.filter((each) => !read.has(each) && !ownFields.has(each));
    if (unread.length > 0) throw new Error(`${key} has unknown fields: ${unread.join(", ")}.`);
    const facts = rows.flatMap(({ from, name, value, ...row }) => {
      const fact = asFact(from.startsWith("seed/") ? listed[from.slice(5)] : airline[from]);
      if (!isKnown(fact)) return [];
      return [{ ...factOf(`${key}.${name}`, fact, value(fact.value)), ...row }];
    });
    const official = z.parse(z.object({ name: z.string(), official_page: z.url() }), airline);
    return { key, name: official.name, officialPage: official.official_page, facts };
  });

const ownFields = new Set(["name", "slug", "official_page", "seed"]);

/** US rules for service animals on flights. */
export const dotParts = (raw: RawReference) =>
  Object.entries(raw.us_dot_service_animals).map(([name, fact]) => {
    const lines = z.parse(z.union([z.string(), z.array(z.string())]), fact.value);
    return factOf(`dot.${name}`, fact, { is: "lines", lines: [lines].flat() });
  });
