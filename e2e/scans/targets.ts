import * as z from "zod/mini";

/** A parameter of the path or of the query. */
type Slot = { in: "path" | "query"; name: string };

/** One API call, with a valid example body. */
export type Target = {
  method: string;
  /** As in the OpenAPI document: `/api/hoots/{id}`. */
  path: string;
  slots: Slot[];
  body: Record<string, unknown> | undefined;
};

const Schema = z.record(z.string(), z.unknown());
const Operation = z.object({
  parameters: z.optional(z.array(z.object({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(Schema) })) }),
  ),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

/** All calls of the OpenAPI document. */
export async function targetsOf(address: string): Promise<Target[]> {
  const response = await fetch(`${address}/api/openapi.json`);
  const { paths } = z.parse(Document, await response.json());
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]): Target => {
      const schema = requestBody?.content["application/json"]?.schema;
      const body = schema && sampleOf(schema);
      return {
        method: method.toUpperCase(),
        path,
        slots: parameters.flatMap(({ name, in: place }) =>
          place === "path" || place === "query" ? [{ in: place, name }] : [],
        ),
        body: isRecord(body) ? body : undefined,
      };
    }),
  );
}

/** The URL of a target with a value in one slot, and example values in the others. Nothing is encoded. */
export function addressOf({ path, slots }: Target, examples: Usual, put?: Slot, what = ""): string {
  const valueOf = (slot: Slot) => (slot === put ? what : usualOf(examples, path, slot));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots.find((one) => one.in === "path" && one.name === name);
    return slot ? valueOf(slot) : name;
  });
  return put?.in === "query" ? `${filled}?${put.name}=${what}` : filled;
}

/** Existing IDs by collection, such as `hoots`. */
export type Usual = Record<string, string>;

const text: Record<string, string> = {
  from: "US",
  to: "MX",
  country: "Mexico",
  airline: "delta",
  service: "vet",
  location: "Berlin",
  token: "a".repeat(43),
};

const usualOf = (examples: Usual, path: string, { name }: Slot): string =>
  text[name] ??
  examples[name] ??
  examples[path.split("/")[2] ?? ""] ??
  "019b8d62-7a80-7aae-99f4-8419a74b6016";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An example value for a schema, valid enough to pass most early checks. */
function sampleOf(schema: Record<string, unknown>): unknown {
  const { const: only, enum: some, anyOf, type, properties, format, minimum } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(some)) return some[0];
  if (Array.isArray(anyOf)) return isRecord(anyOf[0]) ? sampleOf(anyOf[0]) : null;
  if (isRecord(properties)) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => [
        name,
        isRecord(shape) ? sampleOf(shape) : "x",
      ]),
    );
  }
  if (type === "array") return [];
  if (type === "number" || type === "integer") return typeof minimum === "number" ? minimum : 1;
  if (type === "boolean") return true;
  if (format === "email") return "scan@example.com";
  return type === "string" ? "text" : null;
}
