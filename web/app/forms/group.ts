import * as z from "zod/mini";
import { same } from "./same.ts";
import type { FieldCodec } from "./fields.ts";

/** A field of each name, as it stands in R. */
export type Fields<V, R> = {
  [K in keyof V]: FieldCodec<V[K], K extends keyof R ? R[K] : never>;
};

export type Combined<V, R> = {
  /** Values that follow from more than the field of the same name. */
  print?: (resource: R) => Partial<NoInfer<V>>;
  /** What more than one field says together; undefined is not sent. */
  parse?: (values: NoInfer<V>) => Record<string, unknown>;
};

/** Fields that stand together, such as those of one flight of a trip. */
export type Group<V extends object, R> = {
  fields: Fields<V, R>;
  blank: V;
  schema: z.ZodMiniObject;
  print: (resource: R) => V;
  parse: (values: V) => Record<string, unknown>;
};

/** `group<Leg>()({ airline: text("Airline"), … })`: the parentheses let the values follow from the fields. */
export const group =
  <R extends object>() =>
  <V extends object>(fields: Fields<V, R>, { print, parse }: Combined<V, R> = {}): Group<V, R> => {
    // Every name of the fields is there, with the value of its field.
    const each = (valueOf: (field: AnyField, name: keyof V) => unknown) =>
      Object.fromEntries(
        entriesOf(fields).map(([name, field]) => [name, valueOf(field, name)]),
      ) as V;
    return {
      fields,
      blank: each(({ blank }) => blank),
      schema: z.object(
        Object.fromEntries(entriesOf(fields).map(([name, { schema }]) => [name, schema])),
      ),
      print(resource) {
        const printed: Partial<V> = print?.(resource) ?? {};
        const wire = new Map<PropertyKey, unknown>(Object.entries(resource));
        return each((field, name) =>
          name in printed ? printed[name] : field.print(wire.get(name)),
        );
      },
      parse: (values) => ({
        ...each((field, name) => field.parse(values[name])),
        ...parse?.(values),
      }),
    };
  };

// oxlint-disable-next-line typescript/no-explicit-any -- fields of all kinds, each of which gets its own values
type AnyField = FieldCodec<any, any>;

export const entriesOf = <V extends object, R>(fields: Fields<V, R>): [name: keyof V, AnyField][] =>
  Object.entries(fields) as [keyof V, AnyField][];

/** The names of the fields that hold files. */
export const fileNames = <V extends object, R>({ fields }: { fields: Fields<V, R> }): string[] =>
  entriesOf(fields)
    .filter(([, { isFile }]) => isFile)
    .map(([name]) => String(name));

type ListParts<I extends object> = {
  /** An item in a few lines. */
  show: (item: I) => string;
  /** Whether something was written in it; items without are not sent. */
  isFilled?: (item: I) => boolean;
};

/** Items in an order, each a group of fields. An item of which nothing was written is not sent. */
export const list = <I extends object, W>(
  label: string,
  item: Group<I, W>,
  {
    show,
    isFilled = (one) => !same({ ...one, _id: "" }, { ...item.blank, _id: "" }),
  }: ListParts<I>,
): FieldCodec<readonly I[], readonly W[]> => ({
  label,
  // The items of a draft have all of the group's fields.
  schema: z.array(item.schema) as unknown as z.ZodMiniType<readonly I[]>,
  blank: [],
  print: (wire) => wire.map(item.print),
  parse: (items) => items.filter(isFilled).map(item.parse),
  show: (items) => items.map(show).join("\n"),
  differences: (before, current) => {
    const textAt = (items: readonly I[], place: number) => {
      const one = items[place];
      return one ? show(one) : "Removed";
    };
    return Array.from({ length: Math.max(before.length, current.length) }, (_, place) => place)
      .filter((place) => textAt(before, place) !== textAt(current, place))
      .map((place) => ({ label: `${label} ${place + 1}`, theirs: textAt(current, place) }));
  },
});
