import * as z from "zod/mini";
import { timeText } from "#format/times.ts";
import { capitalized } from "#format/words.ts";
import { dayText } from "#format/dates.ts";

/** One field that is another on the server than it was; `mine` where it was changed here, too. */
export type Difference = { label: string; theirs: string; mine?: string };

/** One field: its name for people, and its value while it is edited (V) and on the wire (W). */
export type FieldCodec<V, W> = {
  label: string;
  /** The shape of the value in a draft. */
  schema: z.ZodMiniType<V>;
  blank: V;
  print: (wire: W) => V;
  /** As the server takes it; undefined is not sent. What cannot be read stays text, for the contract to say what is wrong. */
  parse: (value: V) => unknown;
  /** The value as a conflict shows it. */
  show: (value: V) => string;
  /** What another made of it, where one line is not enough. */
  differences?: (before: V, current: V) => Difference[];
  /** Tidies what was typed when the field is left. */
  tidy?: (value: V) => V;
  /** The maximum number of characters; the field shows a count near the limit. */
  max?: number;
  /** Goes out with a new thing also where it is empty. */
  always?: true;
  isFile?: true;
  /** The message where a file is missing. */
  required?: string | undefined;
};

const nothing = "None";
const printed = (text: string) => text.trim() || nothing;

type TextParts = Pick<FieldCodec<string, never>, "tidy" | "max" | "always">;

/** Text, sent without white space at its ends. */
export const text = (
  label: string,
  parts: TextParts = {},
): FieldCodec<string, string | null | undefined> => ({
  label,
  schema: z.string(),
  blank: "",
  print: (wire) => wire ?? "",
  parse: (value) => value.trim(),
  show: printed,
  ...parts,
});

/** Text of which '' is sent as null, such as a code or a zone. */
export const nullableText = (label: string, parts: TextParts = {}) => ({
  ...text(label, parts),
  parse: (value: string) => value.trim() || null,
});

/** A day, `YYYY-MM-DD`; null where there is none. */
export const day = (label: string) => ({
  ...nullableText(label),
  show: (value: string) => (value === "" ? nothing : dayText(value)),
});

/** A time of day, `HH:MM`; null where there is none. */
export const time = (label: string) => ({
  ...nullableText(label),
  show: (value: string) => (value === "" ? nothing : timeText(value)),
});

/** A number in any spelling, with a point or a comma; null where there is none. */
export const number = (label: string): FieldCodec<string, number | null> => ({
  ...text(label),
  print: numberText,
  parse: numberOf,
});

export const numberText = (value: number | null): string => (value === null ? "" : `${value}`);

/** A number as typed; null for nothing, the text itself where it is no number. */
export function numberOf(written: string): number | string | null {
  const digits = written.trim().replace(",", ".");
  if (digits === "") return null;
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : written;
}

const choiceText = (value: string): string => (value === "" ? nothing : capitalized(value));

/** One of several options, by default the first; '' is sent as null. */
export function choice<const T extends string>(
  label: string,
  choices: readonly T[],
  { show = choiceText, blank = choices[0] }: { show?: (value: T) => string; blank?: T } = {},
): FieldCodec<T, Exclude<T, ""> | ("" extends T ? null : never)> {
  if (blank === undefined) throw new Error(`${label} has no choices.`);
  return {
    label,
    schema: z.literal(choices),
    blank,
    print: (wire) => wire ?? blank,
    parse: (value) => value || null,
    show,
  };
}

/** Yes, no, or not answered. */
export const yesOrNo = (label: string): FieldCodec<"" | "yes" | "no", boolean | null> => ({
  ...choice(label, ["", "yes", "no"]),
  print: (wire) => (wire === null ? "" : wire ? "yes" : "no"),
  parse: (value) => (value === "" ? null : value === "yes"),
});

/** A box that is ticked or not. */
export const flag = (label: string): FieldCodec<boolean, boolean> => ({
  label,
  schema: z.boolean(),
  blank: false,
  print: (wire) => wire,
  parse: (value) => value,
  show: (value) => (value ? "Yes" : "No"),
});

/** Names with commas between them. */
export const names = (label: string): FieldCodec<string, readonly string[]> => ({
  ...text(label),
  print: (wire) => wire.join(", "),
  parse: (value) => value.split(",").flatMap((name) => name.trim() || []),
});

/** A value that goes to the server and comes from it as it is, such as the address of a GIF. */
export const plain = <T>(
  label: string,
  schema: z.ZodMiniType<T>,
  blank: T,
  show: (value: T) => string,
): FieldCodec<T, T> => ({
  label,
  schema,
  blank,
  print: (wire) => wire,
  parse: (value) => value,
  show,
});

/** The id of an item in a list; '' for a new one. */
export const id = (): FieldCodec<string, string> => ({
  ...text(""),
  parse: (value) => value || undefined,
});

/** A file by its address on the server. What is chosen in its place is not a part of the draft's text. */
export type StoredFile = { url: string | null };

type FileParts = {
  /** The message where a file is missing. */
  required?: string | undefined;
  /** How a conflict shows a file that was replaced. */
  changed?: string;
};

/** A file; sent beside the body. */
export const file = (
  label: string,
  { required, changed = "New photo" }: FileParts = {},
): FieldCodec<StoredFile, string | null> => ({
  label,
  isFile: true,
  required,
  schema: z.object({ url: z.nullable(z.string()) }),
  blank: { url: null },
  print: (url) => ({ url }),
  parse: () => undefined,
  show: ({ url }) => (url ? changed : nothing),
});
