import * as z from "zod/mini";
import type { FieldErrors } from "#contracts/kernel/errors.ts";
import type { ChosenFiles } from "./draft-files.ts";
import { fieldErrors } from "./field-errors.ts";
import type { Difference } from "./fields.ts";
import { same } from "./same.ts";
import { entriesOf, group, type Combined, type Fields } from "./group.ts";

/**
 * A codec says once how the fields of a noun are edited. The draft, the blank value, the request body, the changed
 * fields and the text of a conflict follow from it; `useEdit` is the form over it.
 *
 *     export const leg = group<Leg>()({ _id: id(), airline: text("Airline"), departureDate: day("Departure date") });
 *
 *     export const petCodec = codec({
 *       noun: "pet",
 *       resource: Pet,               // what the server answers, also beside a CONFLICT
 *       create: createPet.body,      // leave out what the form cannot do
 *       update: updatePet.body,
 *       fields: {
 *         petName: text("Pet name"),
 *         species: choice("Species", ["", ...species]),
 *         weight: text("Weight"),
 *         petPhoto: file("Photo"),
 *       },
 *       // Rules across fields:
 *       print: (pet) => ({ weight: weightText(pet) }),
 *       parse: ({ weight }) => ({ weightKg: kilograms(weight) }),
 *       check: (pet) => petErrors(pet, localDay()),
 *     });
 */
export function codec<
  R extends object,
  V extends object,
  C extends z.ZodMiniType = z.ZodMiniType<never>,
  U extends z.ZodMiniType = z.ZodMiniType<never>,
>({ noun, resource, create, update, ...parts }: CodecParts<R, V, C, U>): Codec<R, V, C, U> {
  const { fields, blank, schema, print, parse } = group<R>()(parts.fields, parts);
  const names = Object.keys(fields);
  const partialValues = z.partial(schema);

  /** The body of a request: what differs from what is there, and of a new one what is not empty. */
  const body = (values: V, current: R | null): Record<string, unknown> => {
    const parsed = Object.entries(parse(values));
    if (!current) {
      const always = new Set(
        entriesOf(fields).flatMap(([name, field]) => (field.always ? [name] : [])),
      );
      return Object.fromEntries(
        parsed.filter(([name, value]) => !isEmpty(value) || always.has(name as keyof V)),
      );
    }
    const before = parse(print(current));
    return Object.fromEntries(
      parsed.filter(([name, value]) => value !== undefined && !same(value, before[name])),
    );
  };

  return {
    noun,
    resource,
    create,
    update,
    fields,
    blank,
    print,
    body,
    // Fields that came later are absent from older drafts.
    draft: z.object({
      seen: z.nullable(partialValues),
      changes: partialValues,
      attempt: z.nullable(attempt),
      sent: z._default(z.array(z.object({ changes: partialValues, attempt })), []),
      queued: z.optional(z.string()),
    }) as unknown as z.ZodMiniType<EditDraft<V>>,
    errors(values, current, chosen) {
      const endpointBody: z.ZodMiniType | undefined = current ? update : create;
      const wrong = endpointBody && fieldErrors(endpointBody, body(values, current));
      const missing: FieldErrors = {};
      for (const [name, { required }] of entriesOf(fields)) {
        if (!current && required !== undefined && !chosen[String(name)])
          missing[String(name)] = required;
      }
      return inOrder({ ...parts.check?.(values), ...wrong, ...missing }, names);
    },
    differences: (before, current, mine) =>
      entriesOf(fields).flatMap(([name, field]) => {
        const [old, fresh] = [before[name], current[name]];
        if (old === undefined || same(old, fresh)) return [];
        if (field.differences) return field.differences(old, fresh);
        const mineText = field.show(mine[name]);
        const theirs = field.show(fresh);
        const isContested = !same(mine[name], old) && mineText !== theirs;
        return [{ label: field.label, theirs, ...(isContested && { mine: mineText }) }];
      }),
  };
}

/** An edit: the values at its start (null for something new), and the changes. */
export type EditDraft<V> = {
  seen: Partial<V> | null;
  changes: Partial<V>;
  /** The idempotency key of the last try, and for which files it holds. */
  attempt: Attempt | null;
  /** What left the form and is not saved yet. */
  sent: readonly Sent<V>[];
  /** The ID of the queued write that is edited. */
  queued?: string | undefined;
};

export type Sent<V> = { changes: Partial<V>; attempt: Attempt };

const attempt = z.object({ key: z.string(), files: z.string() });

type Attempt = z.output<typeof attempt>;

type CodecParts<R, V, C, U> = Combined<V, R> & {
  noun: string;
  resource: z.ZodMiniType<R>;
  create?: C;
  update?: U;
  fields: Fields<V, R>;
  /** Checks beyond the schemas of the bodies. */
  check?: (values: NoInfer<V>) => FieldErrors | undefined;
};

export type Codec<R extends object, V extends object, C = unknown, U = unknown> = {
  noun: string;
  resource: z.ZodMiniType<R>;
  create: C | undefined;
  update: U | undefined;
  fields: Fields<V, R>;
  blank: V;
  draft: z.ZodMiniType<EditDraft<V>>;
  print: (resource: R) => V;
  body: (values: V, current: R | null) => Record<string, unknown>;
  /** `chosen` are files that go out beside the body. */
  errors: (values: V, current: R | null, chosen: ChosenFiles) => FieldErrors;
  differences: (before: Partial<V>, current: V, mine: V) => Difference[];
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** Errors in the order of the fields, so that the summary reads like the form. */
function inOrder(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const placeOf = (path: string) => {
    const place = names.indexOf(path.split(".")[0] ?? "");
    return place < 0 ? names.length : place;
  };
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
  );
}
