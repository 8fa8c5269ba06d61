import { dossierLabels, type DossierLabelName } from "#contracts/travel/dossier-labels.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText, momentText } from "#format/dates.ts";
import { american, type Reader } from "#format/reader.ts";
import { inText } from "#format/words.ts";
import { breedNameIn } from "#reference/breeds/names.ts";
import { breed as breedNamed } from "#reference/breeds.ts";
import { counterLabels, type CounterLanguage, formNames, tabLabels } from "./counter-labels.ts";

type Kind = keyof typeof tabLabels;
const kinds = Object.keys(tabLabels) as Kind[];

export type CounterDocument = {
  kind: Kind;
  record: PetRecord;
  /** The address of its file. */
  file: string | null;
};

/** The newest document of each kind that was given by today; one that is only booked doesn't count. */
export const documentsOf = (pet: Pet, today: string): CounterDocument[] =>
  kinds.flatMap((kind) => {
    const record = pet.records.find((one) => one.kind === kind && (one.givenAt ?? "") <= today);
    return record ? [{ kind, record, file: fileOf(pet, record) }] : [];
  });

/** The record's own file, else the pet's document of that kind. */
function fileOf(pet: Pet, { kind, document }: PetRecord): string | null {
  if (document) return document;
  if (kind === "rabies") return pet.vaccine;
  return kind === "healthCertificate" ? pet.healthCertificate : null;
}

export const labelText = (label: DossierLabelName, language: CounterLanguage): string =>
  dossierLabels[label][language];

/** A text of the screen, with the values of its places: `{name}`. */
export const screenText = (
  label: keyof typeof counterLabels,
  language: CounterLanguage,
  values: Readonly<Record<string, string>> = {},
): string => counterLabels[label][language].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** Papers have Gregorian years, in Thailand too. */
const locales: Partial<Record<CounterLanguage, string>> = { en: "en-US", th: "th-u-ca-gregory" };
const readerOf = (language: CounterLanguage): Reader => ({
  ...american,
  locale: locales[language] ?? language,
});

/** "Mar 12, 2026", "2026年3月12日". A day has no zone, so it is the same everywhere. */
export const dayIn = (day: string, language: CounterLanguage): string =>
  dayText(day, "medium", readerOf(language));

/** "Mar 12, 4 PM", in this device's time. */
export const momentIn = (moment: string, language: CounterLanguage): string =>
  momentText(moment, "hour", readerOf(language));

const joined = (parts: readonly (string | false)[], language: CounterLanguage): string =>
  parts.filter(Boolean).join(language === "ja" ? "、" : ", ");

/** "Rabies vaccination: valid until". German nouns keep their capitals. */
export function pairText(
  one: DossierLabelName,
  other: DossierLabelName,
  language: CounterLanguage,
): string {
  const second = labelText(other, language);
  return `${labelText(one, language)}: ${language === "de" ? second : inText(second)}`;
}

type Line = [label: DossierLabelName, text: string];

/** The lines of a document, without empty ones. */
export function linesOf(
  { kind, record }: CounterDocument,
  chip: string,
  language: CounterLanguage,
): Line[] {
  const { valueIuPerMl } = record;
  const day = (value: string | null) => (value ? dayIn(value, language) : "");
  const lines: Line[] = [
    [kind === "titre" ? "sampled" : "given", day(record.givenAt)],
    ["issued", day(record.issuedAt)],
    ["endorsed", day(record.endorsedAt)],
    ["validFrom", day(record.validFrom)],
    ["validUntil", day(record.validUntil)],
    ["result", valueIuPerMl === null ? "" : `${valueIuPerMl} IU/ml`],
    ["laboratory", record.laboratory],
    ["number", record.number],
    ["issuer", record.issuer],
    ["microchipNumber", chip],
  ];
  return lines.filter(([, text]) => text !== "");
}

/** "Nobivac Rabies, batch R4471": what a document is besides its kind. */
export const productText = (
  { product, batch, form }: PetRecord,
  language: CounterLanguage,
): string =>
  joined(
    [
      product || (form && form !== "other" ? formNames[form][language] : ""),
      batch && `${screenText("batch", language)} ${batch}`,
    ],
    language,
  );

/** The digits of a microchip in groups of three. */
export const chipGroups = (number: string): string[] => number.match(/\d{3}(?=\d{2})|\d+/g) ?? [];

const mixed = /^(.+?)[\s-]+(?:mix|cross|mixed|mongrel)$/i;

/** A breed in the reader's language, of what the owner typed. What no list has stays as it is. */
function breedText(typed: string, language: CounterLanguage): string {
  if (language === "en") return typed;
  const known = breedNamed(typed);
  if (known) return breedNameIn(known.name, language);
  const part = mixed.exec(typed)?.[1];
  const parent = part === undefined ? undefined : breedNamed(part);
  return parent
    ? screenText("mix", language, { breed: breedNameIn(parent.name, language) })
    : typed;
}

/** "Dog, golden mix". */
export function kindText(
  { species, breed }: Pick<Pet, "species" | "breed">,
  language: CounterLanguage,
): string {
  const word = species === "dog" || species === "cat" ? labelText(species, language) : "";
  return joined([word, breedText(breed, language)], language);
}

/** "Male, neutered". */
export function sexText(
  { sex, neutered }: Pick<Pet, "sex" | "neutered">,
  language: CounterLanguage,
): string {
  const word = sex === null ? "" : labelText(sex, language);
  const done = sex && { female: "spayed", male: "neutered" }[sex];
  const english = word && done ? done : labelText("neutered", "en");
  const state = language === "en" ? english : labelText("neutered", language);
  return joined([word, neutered === true && state], language);
}
