import { expect, test } from "vitest";
import { withoutCompanies } from "./cases.testing.ts";
import { readiness } from "./engine.ts";
import type { Leg, Pet, PetRecord } from "./request.ts";
import { ruleBook } from "./rules.ts";

const asOf = "2027-06-01";

const twice: PetRecord[] = [
  { kind: "rabies", givenAt: "2026-01-10", validUntil: "2027-01-09", country: "US" },
  { kind: "rabies", givenAt: "2026-12-20", validUntil: "2029-12-19", country: "US" },
];
const passport: PetRecord = { kind: "euPassport", holderResidence: "FR", issuedAt: "2023-01-01" };
const certificate = (form: string): PetRecord => ({
  kind: "healthCertificate",
  form,
  issuedAt: "2027-05-31",
  endorsedAt: "2027-05-31",
});
const wormed = (givenAt: string, ...against: string[]): PetRecord => ({
  kind: "parasite",
  against,
  givenAt,
});
const titre: PetRecord = {
  kind: "titre",
  givenAt: "2026-10-01",
  receivedAt: "2026-10-05",
  valueIuPerMl: 1.2,
  laboratoryApproved: true,
};
const permit: PetRecord = { kind: "permit", issuedAt: "2027-05-20" };
const notice: PetRecord = {
  kind: "importForm",
  form: "other",
  country: "JP",
  issuedAt: "2027-04-01",
};

/** Everything that a border asks, done. */
const prepared: Readonly<Record<string, readonly PetRecord[]>> = {
  EU: [...twice, passport],
  GB: [
    ...twice,
    passport,
    { ...wormed("2027-05-29", "tapeworm"), givenTime: "12:00", givenZone: "UTC" },
  ],
  CH: [...twice, certificate("eu-noncommercial")],
  US: [
    { kind: "importForm", form: "cdc-dog-import", issuedAt: "2027-05-01", departureCountry: "FR" },
  ],
  CA: twice,
  MX: [wormed("2027-04-01", "internal", "external")],
  "US-HI": [...twice, titre, { ...notice, country: "US" }],
  JP: [
    ...twice,
    { kind: "rabies", givenAt: "2026-10-20", validUntil: "2027-10-19", country: "US" },
    { ...titre, givenAt: "2026-11-01" },
    notice,
    certificate("aphis-7001"),
  ],
  AU: [
    ...twice,
    titre,
    wormed("2027-05-01", "internal"),
    wormed("2027-05-30", "internal"),
    wormed("2027-04-20", "external"),
    { kind: "vaccination", against: ["influenza"], givenAt: "2027-04-01" },
    certificate("aphis-7001"),
    permit,
  ],
  NZ: [
    ...twice,
    titre,
    wormed("2027-05-10", "internal", "external"),
    wormed("2027-05-31", "internal", "external"),
    certificate("aphis-7001"),
    permit,
  ],
  TH: [...twice, certificate("aphis-7001"), permit],
  PH: [...twice, certificate("aphis-7001"), { ...permit, form: "spsic" }],
  CL: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external")],
  AR: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external")],
  NO: [...twice, certificate("eu-noncommercial"), { ...notice, country: "NO" }],
  CN: [...twice, titre, certificate("aphis-7001")],
  CO: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external")],
  CR: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external"), permit],
  PE: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external")],
  KR: [...twice, titre, certificate("aphis-7001")],
  TR: [...twice, titre, certificate("other")],
  BR: [...twice, certificate("aphis-7001"), wormed("2027-05-20", "internal", "external")],
};

const fromFrance = new Set(["EU", "GB", "US"]);

// Of these it is only known that something is not known, or that nobody may enter.
const closed = new Set([
  "GB-NIR",
  "GB-NIR>GB",
  "ID-BA",
  "AE",
  "CU",
  "DO",
  "EG",
  "GT",
  "HK",
  "IN",
  "PA",
  "SG",
  "ZA",
]);

const placeOf = (territory: string) =>
  territory.includes("-")
    ? { country: territory.slice(0, 2), region: territory }
    : { country: territory };

const destinations = [...ruleBook.borders.values()]
  .filter(({ territory, rules, isPartial }) => {
    const isInside = rules.some(({ requirement }) => requirement === "inner-border");
    return !closed.has(territory) && !isPartial && !isInside;
  })
  .map(({ territory }) => territory);

/** Whether all breeds that have rules are known; elsewhere the breed stays unknown. */
const knowsBreeds = (territory: string): boolean => {
  const rule = ruleBook.borders.get(territory)?.rules.find((each) => each.requirement === "breed");
  const knows = rule?.asks.is === "breed" ? rule.asks.dog?.knows : undefined;
  return rule?.confidence !== "low" && (knows === "whole" || knows === "none");
};

test.each(destinations)("a pet with all records is ready for %s", (territory) => {
  const isEu = ruleBook.borders.get(territory)?.rules.some(({ id }) => id === "eu.chip") ?? false;
  const kind = isEu ? "EU" : territory;
  const origin = fromFrance.has(kind) ? (territory === "FR" ? "DE" : "FR") : "US";
  const tapeworm = { ...wormed("2027-05-29", "tapeworm"), givenTime: "12:00", givenZone: "UTC" };
  const pet: Pet = {
    key: "rex",
    species: "dog",
    breed: "Labrador Retriever",
    birthDate: "2022-05-10",
    microchip: { implantedAt: "2022-08-01" },
    records: [...(prepared[kind] ?? []), tapeworm],
  };
  const leg: Leg = {
    mode: territory === "GB" ? "ferry" : "flight",
    from: { country: origin },
    to: placeOf(territory),
    departureDate: asOf,
    departureTime: "08:00",
    departureZone: "UTC",
    arrivalDate: asOf,
    arrivalTime: "18:00",
    arrivalZone: "UTC",
  };
  const [answer] = readiness([pet], { residence: origin, legs: [leg] }, ruleBook, asOf);
  const judged = answer && withoutCompanies(answer);
  const open = judged?.requirements.filter(({ verdict }) => !["met", "exempt"].includes(verdict));
  const isBreed = ({ requirement }: { requirement: string }) => requirement === "breed";
  expect(
    open?.filter((each) => !isBreed(each)).map(({ rule, because }) => `${rule}: ${because}`),
  ).toEqual([]);
  expect(open?.some(isBreed)).toBe(!knowsBreeds(territory));
  expect(judged?.verdict).toBe(knowsBreeds(territory) ? "met" : "unknown");
});
