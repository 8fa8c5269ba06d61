import { utcDay } from "#contracts/kernel/days.ts";
import {
  type Dossier,
  type DossierPaperRow,
  dossierPapers,
  dossierPapersMax,
  type DossierPart,
  type DossierLanguage,
} from "#contracts/travel/dossiers.ts";
import { againstLabels, formLabels, type PetRecord } from "#contracts/travel/pet-records.ts";
import { bothWeights } from "#contracts/travel/pet-weight.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import type { Leg } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import type { ReadinessAnswer } from "#contracts/travel/verdicts.ts";
import type { Airport } from "#contracts/lookup/places.ts";
import { countryNamed } from "#reference/country-names.ts";
import { ruleHistory, rulesAsOf } from "#reference/readiness/rule-history.ts";
import { barcode } from "../../platform/codes.ts";

export type DossierInput = {
  trip: Trip;
  pet: Pet;
  /** The leg, or undefined where the trip has none. */
  leg: Leg | undefined;
  readiness: ReadinessAnswer;
  airportOf: (code: string) => Airport | undefined;
  parts: readonly DossierPart[];
  /** The URL by which the reader opens a document's file; null where that is hidden. */
  fileUrl: (paper: { key: string; file: string }) => string | null;
};

/** The check-in sheet of a pet for a leg, with the parts that are shown. */
export function presentDossier(input: DossierInput): Dossier {
  const { pet, leg, readiness, parts } = input;
  const shows = (part: DossierPart) => parts.includes(part);
  const day = leg?.departureDate ?? utcDay();
  const papers = papersOf(pet);
  return {
    petName: pet.petName,
    species: pet.species,
    sex: pet.sex,
    neutered: pet.neutered,
    breed: pet.breed,
    colour: pet.colour,
    birthDate: pet.birthPrecision === null || pet.birthPrecision === "day" ? pet.birthDate : null,
    weight: bothWeights(pet),
    photo: shows("photo") ? pet.petPhoto : null,
    language: languageOf(countryOf(input)),
    leg: leg ? legOf(leg, pet) : null,
    microchip: shows("microchip") ? microchipOf(pet) : null,
    rabies: shows("rabies") ? rabiesOf(current(pet, "rabies", day)) : null,
    titer: shows("titer") ? titerOf(current(pet, "titre", day)) : null,
    papers: shows("documents")
      ? papers.slice(0, dossierPapersMax).map((paper) => withFile(paper, input.fileUrl))
      : null,
    morePapers: shows("documents") ? Math.max(0, papers.length - dossierPapersMax) : 0,
    airlineRules: shows("airline") ? airlineRulesOf(input) : null,
    rulesVersion: readiness.rulesVersion,
  };
}

function countryOf({ trip, leg, airportOf }: DossierInput): string | undefined {
  const airport = leg?.to ? airportOf(leg.to) : undefined;
  return (
    airport?.country ??
    leg?.toPlace?.country ??
    trip.destinationPlace?.country ??
    countryNamed(trip.destination)?.country
  );
}

function legOf(leg: Leg, pet: Pet): Dossier["leg"] {
  const { _id, mode, airline, flightNumber, departureDate, departureTime } = leg;
  const end = (code: string | null, place: Leg["toPlace"]) => code ?? place?.city ?? "";
  return {
    _id,
    mode,
    airline: airline || leg.airlineCode,
    flightNumber,
    from: end(leg.from, leg.fromPlace),
    to: end(leg.to, leg.toPlace),
    departureDate,
    departureTime,
    how: leg.pets.find(({ petId }) => petId === pet._id)?.how ?? null,
  };
}

const microchipOf = ({ microchipNumber: number, microchipDate }: Pet): Dossier["microchip"] => ({
  number,
  implantedAt: microchipDate,
  barcode: number ? barcode(number) : null,
});

/** The newest record of a kind that was given by a day, not one that is only booked. */
const current = ({ records }: Pet, kind: PetRecord["kind"], day: string): PetRecord | undefined =>
  records.find((record) => record.kind === kind && (record.givenAt ?? "") <= day);

const rabiesOf = (record: PetRecord | undefined): Dossier["rabies"] => ({
  givenAt: record?.givenAt ?? null,
  validFrom: record?.validFrom ?? null,
  validUntil: record?.validUntil ?? null,
  product: record?.product ?? "",
  batch: record?.batch ?? "",
});

const titerOf = (record: PetRecord | undefined): Dossier["titer"] => ({
  sampledAt: record?.givenAt ?? null,
  valueIuPerMl: record?.valueIuPerMl ?? null,
  laboratory: record?.laboratory ?? "",
});

type Paper = Omit<DossierPaperRow, "file"> & { file: string | null };

/** A pet's documents in the order in which a desk asks for them, newest first in each kind. */
export function papersOf(pet: Pet): Paper[] {
  const papers = [...pet.records.map(recordPaper), ...ownPapers(pet)];
  return papers.toSorted(
    (one, other) => dossierPapers.indexOf(one.kind) - dossierPapers.indexOf(other.kind),
  );
}

const recordPaper = (record: PetRecord): Paper => ({
  key: record._id,
  kind: record.kind,
  name: nameOf(record),
  givenAt: record.givenAt,
  validFrom: record.validFrom,
  validUntil: record.validUntil,
  issuedAt: record.issuedAt,
  endorsedAt: record.endorsedAt,
  number: record.number,
  issuer: record.issuer || record.laboratory,
  file: record.document,
});

function nameOf({ product, form, against }: PetRecord): string {
  if (product) return product;
  if (form && form !== "other") return formLabels[form];
  return against.map((each) => againstLabels[each]).join(", ");
}

/** Documents of the pet itself, which have a file and nothing else. */
function ownPapers({ vaccine, microchip, healthCertificate }: Pet): Paper[] {
  const files = { vaccine, microchip, healthCertificate };
  const blank = { name: "", givenAt: null, validFrom: null, validUntil: null, number: "" };
  return (["vaccine", "microchip", "healthCertificate"] as const).flatMap((key) => {
    const file = files[key];
    if (!file) return [];
    return [{ ...blank, key, kind: key, issuedAt: null, endorsedAt: null, issuer: "", file }];
  });
}

function withFile(paper: Paper, fileUrl: DossierInput["fileUrl"]): DossierPaperRow {
  const { key, file } = paper;
  return { ...paper, file: file && fileUrl({ key, file }) };
}

/**
 * What the airline of the leg asks of this pet. What blocks the leg is the owner's to clear before they stand at the
 * desk, so it isn't on the sheet.
 */
function airlineRulesOf({ trip, pet, leg, readiness }: DossierInput): Dossier["airlineRules"] {
  const index = trip.legs.findIndex(({ _id }) => _id === leg?._id);
  const requirements = readiness.pets.find(({ key }) => key === pet._id)?.requirements ?? [];
  return requirements
    .filter(
      (each) =>
        each.border === null &&
        each.leg === index &&
        !withoutRule.has(each.rule) &&
        each.verdict !== "blocked",
    )
    .map(({ title, because, rule, verdict, sources }) => ({
      title,
      because: verdict === "unknown" ? (ruleText(rule) ?? because) : because,
      verdict,
      sources,
    }));
}

/** What is not known of an airline or a company is no rule that a desk could check. */
const withoutRule: ReadonlySet<string> = new Set([
  "airline.not-known",
  "airline.not-named",
  "operator.not-known",
  "operator.not-named",
]);

const rules = rulesAsOf(ruleHistory);

/** The text of a rule. The desk can't fill in what the owner left out. */
const ruleText = (rule: string): string | undefined => rules.get(rule)?.statement?.text;

/** Countries by the language of their officials; of several, the most widely read. */
const countriesOf: Readonly<Record<DossierLanguage, string>> = {
  es: "AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE",
  fr: "BE BF BJ CD CF CG CI CM DJ DZ FR GA GF GN GP HT LU MA MC MG ML MQ NC NE PF RE SN TD TG TN YT",
  de: "AT CH DE LI",
  pt: "AO BR CV GW MZ PT ST TL",
  it: "IT SM VA",
  ja: "JP",
  th: "TH",
};

const languages = new Map(
  Object.entries(countriesOf).flatMap(([language, countries]) =>
    countries.split(" ").map((country) => [country, language] as [string, DossierLanguage]),
  ),
);

/** The language of a country's check-in desks and officials; null where a sheet is in English only. */
const languageOf = (country: string | null | undefined): DossierLanguage | null =>
  (country && languages.get(country)) || null;
