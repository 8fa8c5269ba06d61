import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { GetICUArgs } from "@schummar/icu-type-parser";
import { numberText } from "./numbers.ts";
import { american, type Reader } from "./reader.ts";
import { remember } from "./remember.ts";

/** A text in ICU MessageFormat; in the browser build those with values are parsed already. */
type Source = string | MessageFormatElement[];

/** What a text is written with. Days, money and measures are written by their own functions before. */
type Values<Text extends string, Node = never> = GetICUArgs<
  Text,
  { ICUArgument: string | Node; ICUNumberArgument: number }
>;

type Message<Text extends string> =
  {} extends Values<Text>
    ? (reader?: Reader) => string
    : {
        (values: Values<Text>, reader?: Reader): string;
        /** The text in parts, for values that are no text, such as a name in bold. */
        parts<Node>(values: Values<Text, Node>, reader?: Reader): (string | Node)[];
      };

/** Translations by the IDs of messages. */
export type Catalog = Readonly<Record<string, string>>;
const catalogs = new Map<string, Catalog>();

/** Adds the translations for readers with this locale. What they lack is written in English. */
export const addCatalog = (locale: string, catalog: Catalog): void =>
  void catalogs.set(locale, catalog);

const parsed = remember((text) => parse(text, { ignoreTag: true }), 10_000);
const plurals = remember((locale) => new Intl.PluralRules(locale));

const hasValues = (source: Source): boolean => typeof source !== "string" || source.includes("{");

type Given = Readonly<Record<string, unknown>>;

/** Writes elements; `count` is the number of the plural around them. */
function written(
  elements: readonly MessageFormatElement[],
  given: Given,
  reader: Reader,
  count = 0,
): unknown[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.pound) return numberText(count, reader);
    const value = given[element.value];
    if (!("options" in element)) {
      return typeof value === "number" ? numberText(value, reader) : value;
    }
    const isPlural = element.type === TYPE.plural;
    const number = isPlural ? Number(value) : count;
    const keys = isPlural ? [`=${number}`, plurals(reader.locale).select(number)] : [String(value)];
    const key = keys.find((each) => Object.hasOwn(element.options, each)) ?? "other";
    return written(element.options[key]?.value ?? [], given, reader, number);
  });
}

function messageOf(id: string, english: Source) {
  const parts = (given: Given, reader: Reader = american): unknown[] => {
    const translated = catalogs.get(reader.locale)?.[id];
    const source = translated ?? english;
    if (!hasValues(source)) return [source];
    // What isn't translated has the plurals and numbers of English.
    const { locale } = translated === undefined ? american : reader;
    const elements = typeof source === "string" ? parsed(source) : source;
    return written(elements, given, { ...reader, locale });
  };
  const text = hasValues(english)
    ? (given: Given, reader?: Reader) => parts(given, reader).join("")
    : (reader?: Reader) => parts({}, reader).join("");
  return Object.assign(text, { parts });
}

/**
 * Functions that write the texts of an area: `texts.likes({ count }, reader)`. `notes` tell translators what the text alone
 * doesn't. `scripts/messages.ts` reads the arguments, so they are literals.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function messages<const Texts extends Readonly<Record<string, string>>>(
  area: string,
  texts: Texts,
  _notes?: Readonly<Partial<Record<keyof Texts, string>>>,
): { readonly [Name in keyof Texts]: Message<Texts[Name]> } {
  const all = Object.entries(texts).map(([name, text]) => [
    name,
    messageOf(`${area}.${name}`, text),
  ]);
  return Object.fromEntries(all);
}
