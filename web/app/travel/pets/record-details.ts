import {
  againstLabels,
  formLabels,
  type Against,
  type PaperForm,
  type RecordKind,
  type PetRecord,
} from "#contracts/travel/pet-records.ts";
import { timeText } from "#format/times.ts";
import { dayText } from "#format/dates.ts";
import { inText } from "#format/words.ts";
import { type Reader } from "#format/reader.ts";
import { countryText, zoneText } from "../../lookup/places/index.ts";

/** What entry rules ask about a kind of record, in the order of the form. */
export const detailsOf = {
  rabies: ["country", "course", "dose", "product", "batch"],
  vaccination: ["against", "product", "batch", "course", "dose", "country"],
  titre: ["valueIuPerMl", "laboratory", "laboratoryApproved", "receivedAt", "inPassport"],
  parasite: ["against", "givenTime", "givenZone", "product", "inPassport"],
  healthCertificate: ["form", "number", "issuedAt", "endorsedAt", "checkedAt", "model"],
  euPassport: ["number", "holderResidence"],
  importForm: ["form", "number", "issuedAt", "departureCountry"],
  permit: ["country", "form", "number", "appliedAt", "issuedAt"],
  identityCheck: [],
  other: [],
} as const satisfies Record<RecordKind, readonly (keyof PetRecord)[]>;
export type Detail = (typeof detailsOf)[RecordKind][number];

/** Whether entry rules ask this about a kind of record. */
export const hasDetail = (kind: RecordKind, name: Detail): boolean => {
  const names: readonly Detail[] = detailsOf[kind];
  return names.includes(name);
};

/** The title of the fields of a kind; none for a kind without fields. */
export const detailTitles: Partial<Record<RecordKind, string>> = {
  rabies: "About the vaccine",
  vaccination: "About the vaccine",
  titre: "About the test",
  parasite: "About the treatment",
  healthCertificate: "About the certificate",
  euPassport: "About the passport",
  importForm: "About the form",
  permit: "About the permit",
};

/** Of these kinds the day of issue takes the place of the date given. */
export const isIssued = (kind: RecordKind): boolean => hasDetail(kind, "issuedAt");

/** The label of the date given, by kind. */
export const givenLabel = (kind: RecordKind): string =>
  kind === "titre" ? "Sample taken on" : "Date given";

const treatments: readonly Against[] = ["tapeworm", "internal", "external", "screwworm", "other"];
const vaccines: readonly Against[] = [
  "influenza",
  "distemper",
  "hepatitis",
  "parvovirus",
  "leptospirosis",
  "other",
];

/** What a record of a kind can be against. */
export const againstOf = (kind: RecordKind): readonly Against[] =>
  kind === "parasite" ? treatments : vaccines;

/** The forms that a record of a kind can be. */
export const formsOf = (kind: RecordKind): readonly PaperForm[] => {
  if (kind === "importForm") return ["cdc-dog-import", "other"];
  if (kind === "permit") return ["spsic", "other"];
  return [
    "eu-noncommercial",
    "gb-ahc",
    "gb-certificate",
    "aphis-7001",
    "cdc-us-rabies",
    "screwworm",
    "other",
  ];
};

const yesNo = (value: boolean | null, yes: string, no: string) =>
  value === null ? "" : value ? yes : no;

/** The text of each detail of a record; "" for one that is absent. */
const texts: Record<Detail, (record: PetRecord, reader: Reader) => string | null> = {
  country: ({ country, kind }) =>
    country && `${kind === "permit" ? "for " : ""}${countryText(country)}`,
  course: ({ course }) => (course === "booster" ? "booster" : course ? "primary course" : ""),
  dose: ({ dose }) => (dose === null ? "" : `dose ${dose}`),
  product: ({ product }) => product,
  batch: ({ batch }) => batch && `batch ${batch}`,
  against: ({ against }) =>
    against.length > 0
      ? `against ${against.map((one) => inText(againstLabels[one])).join(", ")}`
      : "",
  valueIuPerMl: ({ valueIuPerMl }) => (valueIuPerMl === null ? "" : `${valueIuPerMl} IU/ml`),
  laboratory: ({ laboratory }) => laboratory,
  laboratoryApproved: ({ laboratoryApproved }) =>
    yesNo(laboratoryApproved, "approved lab", "lab not approved"),
  receivedAt: ({ receivedAt }) => receivedAt && `received by the lab ${dayText(receivedAt)}`,
  inPassport: ({ inPassport }) => yesNo(inPassport, "entered in the passport", ""),
  givenTime: ({ givenTime }, reader) => givenTime && `at ${timeText(givenTime, reader)}`,
  givenZone: ({ givenTime, givenZone }) => givenTime && givenZone && `${zoneText(givenZone)} time`,
  form: ({ form }) => form && formLabels[form],
  number: ({ number }) => number && `no. ${number}`,
  model: ({ model }) => model && `model ${model}`,
  appliedAt: ({ appliedAt }) => appliedAt && `applied ${dayText(appliedAt)}`,
  issuedAt: ({ issuedAt }) => issuedAt && `issued ${dayText(issuedAt)}`,
  endorsedAt: ({ endorsedAt }) => endorsedAt && `endorsed ${dayText(endorsedAt)}`,
  checkedAt: ({ checkedAt }) => checkedAt && `first border check ${dayText(checkedAt)}`,
  departureCountry: ({ departureCountry }) =>
    departureCountry && `from ${countryText(departureCountry)}`,
  holderResidence: ({ holderResidence }) =>
    holderResidence && `holder lives in ${countryText(holderResidence)}`,
};

/** "United States, booster, Imrab 3": what a record says for entry rules; "" where it says nothing. */
export function detailsText(record: PetRecord, reader: Reader): string {
  const names: readonly Detail[] = detailsOf[record.kind];
  const text = names.flatMap((name) => texts[name](record, reader) || []).join(", ");
  return text && text[0]?.toUpperCase() + text.slice(1);
}
