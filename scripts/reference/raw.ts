import { readFileSync } from "node:fs";
import * as z from "zod/mini";

const RawFact = z.object({
  value: z.unknown(),
  basis: z.enum(["source", "seed", "derived", "not_found", "memory"]),
  confidence: z.enum(["high", "medium", "low"]),
  paraphrase: z.string(),
  sources: z.array(z.object({ id: z.string(), address: z.nullable(z.string()) })),
  note: z.optional(z.string()),
});

const facts = z.array(RawFact);

const RawCountry = z.object({
  iso2: z.string(),
  export_documents: facts,
  export_fees: facts,
  import_documents: z.record(z.string(), facts),
  import_fees: facts,
  rules: z.record(z.string(), z.union([RawFact, z.string()])),
});

const RawProvider = z.object({
  name: z.string(),
  services: z.array(z.string()),
  address: z.string(),
  address_complete: z.boolean(),
  contact: z.nullable(z.string()),
  fact: RawFact,
});

const RawReference = z.object({
  meta: z.object({ compiled: z.iso.date() }),
  sources: z.record(
    z.string(),
    z.object({
      title: z.string(),
      address: z.nullable(z.string()),
      stored_date: z.string(),
      kind: z.string(),
    }),
  ),
  country_classes: z.record(z.string(), z.record(z.string(), RawFact)),
  countries: z.record(z.string(), RawCountry),
  airlines: z.record(z.string(), z.record(z.string(), z.unknown())),
  us_dot_service_animals: z.record(z.string(), RawFact),
  local_providers: z.record(z.string(), z.unknown()),
  cities: z.array(z.object({ city: z.string(), country: z.string(), route_value: z.string() })),
});

export type RawFact = z.output<typeof RawFact>;
export type RawCountry = z.output<typeof RawCountry>;
export type RawProvider = z.output<typeof RawProvider>;
export type RawReference = z.output<typeof RawReference>;

/** Reads the collected travel data. Throws if its shape is different. */
export const readReference = (file: string): RawReference =>
  z.parse(RawReference, JSON.parse(readFileSync(file, "utf8")));

export const asFact = (value: unknown): RawFact => z.parse(RawFact, value);
export const asProviders = (value: unknown): RawProvider[] => z.parse(z.array(RawProvider), value);
