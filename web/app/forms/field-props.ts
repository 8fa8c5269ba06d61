import * as z from "zod/mini";
import { remaining } from "../ui/remaining.ts";
import type { FieldCodec, StoredFile } from "./fields.ts";
import type { Group } from "./group.ts";

/** Names of the fields that are typed, or chosen among several. */
export type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;
/** Names of the fields that hold a file. */
export type FileName<V> = { [K in keyof V]: V[K] extends StoredFile ? K : never }[keyof V] & string;
/** Names of the fields that hold a list of I. */
export type ListName<V, I> = {
  [K in keyof V]: V[K] extends readonly I[] ? K : never;
}[keyof V] &
  string;

type Leave = (path: string, isEmpty: boolean) => void;

/** What a control of `ui` takes for one field. `path` is its name in the form: `title`, or `legs.0.from` in a list. */
export function textProps<T extends string, W>(
  { label, schema, tidy, max }: FieldCodec<T, W>,
  path: string,
  value: T,
  put: (value: T) => void,
  leave: Leave,
) {
  return {
    name: path,
    label,
    value,
    count: max === undefined ? undefined : remaining(value, max),
    onChange: ({ target }: { target: { value: string } }) => {
      const { data } = z.safeParse(schema, target.value);
      if (data !== undefined) put(data);
    },
    onBlur: () => {
      const tidied = tidy?.(value) ?? value;
      if (tidied !== value) put(tidied);
      leave(path, value === "");
    },
  };
}

/** One item of a list as if it were a form of its own; `path` is its name in the form, such as `legs.0`. */
export function itemProps<I extends object, W>(
  { fields }: Group<I, W>,
  path: string,
  values: I,
  put: (item: I, path?: string) => void,
  leave: Leave,
) {
  const pathOf = (name: string) => `${path}.${name}`;
  const set = (change: Partial<I>, name?: string) =>
    put({ ...values, ...change }, name && pathOf(name));
  return {
    values,
    set,
    pathOf,
    field: <K extends TextName<I>>(name: K) =>
      textProps(
        fields[name] as unknown as FieldCodec<I[K] & string, never>,
        pathOf(name),
        values[name] as I[K] & string,
        (value) => set({ [name]: value } as unknown as Partial<I>, name),
        leave,
      ),
  };
}

/** What the fields of an item take: `ItemProps<typeof legCodec>`. */
export type ItemProps<G> =
  G extends Group<infer I, infer W> ? ReturnType<typeof itemProps<I, W>> : never;

/** The items of a list, and the ways to add, remove and move them. */
export function listProps<I extends object, W>(
  group: Group<I, W>,
  list: string,
  items: readonly I[],
  put: (items: readonly I[], path?: string) => void,
  leave: Leave,
) {
  return {
    items,
    put: (next: readonly I[]) => put(next),
    add: (item: I = group.blank) => put([...items, item]),
    remove: (place: number) => put(items.toSpliced(place, 1)),
    swap(place: number, other: number) {
      const [one, two] = [items[place], items[other]];
      if (one && two) put(items.with(place, two).with(other, one));
    },
    item: (place: number) =>
      itemProps(
        group,
        `${list}.${place}`,
        items[place] ?? group.blank,
        (item, path) => put(items.with(place, item), path),
        leave,
      ),
  };
}
