import { dossierLabels, type DossierLabelName } from "#contracts/travel/dossier-labels.ts";
import type { DossierLanguage } from "#contracts/travel/dossier-names.ts";
import { formLabels } from "#contracts/travel/pet-names.ts";
import type { PetRecord } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText } from "../../ui/day-text.ts";

export type CounterLanguage = "en" | DossierLanguage;

/** The documents that a desk asks for, in that order, with the name of their tab. */
const tabs = {
  rabies: "Rabies",
  titre: "Titer",
  healthCertificate: "Certificate",
  euPassport: "Passport",
  importForm: "Import form",
  permit: "Permit",
} as const;
type Kind = keyof typeof tabs;
const kinds = Object.keys(tabs) as Kind[];

export type CounterDocument = {
  kind: Kind;
  tab: string;
  record: PetRecord;
  /** The address of its file. */
  file: string | null;
};

/** The newest document of each kind that was given by today; one that is only booked doesn't count. */
export const documentsOf = (pet: Pet, today: string): CounterDocument[] =>
  kinds.flatMap((kind) => {
    const record = pet.records.find((one) => one.kind === kind && (one.givenAt ?? "") <= today);
    return record ? [{ kind, tab: tabs[kind], record, file: fileOf(pet, record) }] : [];
  });

/** The record's own file, else the pet's document of that kind. */
function fileOf(pet: Pet, { kind, document }: PetRecord): string | null {
  if (document) return document;
  if (kind === "rabies") return pet.vaccine;
  return kind === "healthCertificate" ? pet.healthCertificate : null;
}

export const labelText = (label: DossierLabelName, language: CounterLanguage): string =>
  dossierLabels[label][language];

type Line = [label: DossierLabelName, text: string];

const dayLine = (label: DossierLabelName, day: string | null): Line | undefined =>
  day ? [label, dayText(day)] : undefined;
const textLine = (label: DossierLabelName, text: string): Line | undefined =>
  text ? [label, text] : undefined;

/** The lines of a document, without empty ones. */
export function linesOf({ kind, record }: CounterDocument, chip: string): Line[] {
  const { valueIuPerMl } = record;
  const lines = [
    dayLine(kind === "titre" ? "sampled" : "given", record.givenAt),
    dayLine("issued", record.issuedAt),
    dayLine("endorsed", record.endorsedAt),
    dayLine("validFrom", record.validFrom),
    dayLine("validUntil", record.validUntil),
    textLine("result", valueIuPerMl === null ? "" : `${valueIuPerMl} IU/ml`),
    textLine("laboratory", record.laboratory),
    textLine("number", record.number),
    textLine("issuer", record.issuer),
    textLine("microchipNumber", chip),
  ];
  return lines.filter((line) => line !== undefined);
}

/** "Nobivac Rabies, batch R4471": what a document is besides its kind. */
export const productText = ({ product, batch, form }: PetRecord): string =>
  [product || (form && form !== "other" ? formLabels[form] : ""), batch && `batch ${batch}`]
    .filter(Boolean)
    .join(", ");

/** The digits of a microchip in groups of three. */
export const chipGroups = (number: string): string[] => number.match(/\d{3}(?=\d{2})|\d+/g) ?? [];

/** "Dog, golden mix". */
export function kindText({ species, breed }: Pick<Pet, "species" | "breed">): string {
  const word = species === "dog" ? "Dog" : species === "cat" ? "Cat" : "";
  return [word, breed].filter(Boolean).join(", ");
}

/** "Male, neutered". */
export function sexText({ sex, neutered }: Pick<Pet, "sex" | "neutered">): string {
  const done = sex === "female" ? "spayed" : sex === "male" ? "neutered" : "spayed or neutered";
  const text = [sex, neutered === true && done].filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
