import type {
  Age,
  Breeds,
  Certificate,
  Microchip,
  Rabies,
  Rule,
  Tapeworm,
  Titre,
} from "../../reference/src/facts/rule.ts";

const microchips: Readonly<Record<string, Partial<Microchip>>> = {
  "usa.rule.microchip": {
    beforeRabies: "From a high-risk country, it must be implanted before the rabies vaccination.",
  },
  "chile.rule.microchip": { from: "2026-07-27" },
  "cuba.rule.microchip": {
    required: "Not required: a tag, tattoo or chip identifies the pet.",
    instead: undefined,
  },
};

const rabies: Readonly<Record<string, Partial<Rabies>>> = {
  "australia.rule.rabies": {
    validity: "continuous from the blood test to the day of export",
  },
  "thailand.rule.rabies": {
    further: "The 21 days must be over before you apply for the import permit.",
  },
};

const breeds: Readonly<Record<string, Partial<Breeds>>> = {
  "usa.rule.breeds": { further: ["Cities and counties may restrict some breeds."] },
  "chile.rule.breeds": {
    further: ["9 breeds count as potentially dangerous and must be registered."],
  },
  "germany.rule.breeds": {
    further: [
      "German states add more breeds. Customs lists those of Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg.",
      "Exceptions: returning dogs with a permit, and service and assistance dogs. One guide adds stays of up to 4 weeks.",
    ],
  },
};

const titres: Readonly<Record<string, Partial<Titre>>> = {
  "australia.rule.titre": {
    minDaysAfterVaccine: undefined,
    minDaysBeforeExport: undefined,
    minDaysFromReceiptToExport: 180,
  },
  "eu.rule.titre": {
    waiver:
      "No 3-month wait for a pet that passed the test before leaving the EU, if its vaccination was given in the EU and is still valid.",
  },
};

const certificates: Readonly<Record<string, Partial<Certificate>>> = {
  "eu.rule.certificate": {
    further:
      "From the USA: signed by an accredited vet no more than 30 days before entry and endorsed by APHIS no more than 10 days before entry.",
  },
};

const tapeworms: Readonly<Record<string, Partial<Tapeworm>>> = {
  "eu.rule.tapeworm": {
    further:
      "Only for dogs entering Finland, Ireland, Malta, Norway or Northern Ireland: 24 to 120 hours before each entry.",
  },
};

const ages: Readonly<Record<string, Partial<Age>>> = {
  // Days are not months: by the law it is the same date six months later.
  "usa.rule.age": { minDays: undefined },
};

/** Corrected rules, where the collected value is less precise than its text. */
export function corrected(id: string, rule: Rule): Rule {
  if (rule.is === "microchip") return { ...rule, ...microchips[id] };
  if (rule.is === "rabies") return { ...rule, ...rabies[id] };
  if (rule.is === "breeds") return { ...rule, ...breeds[id] };
  if (rule.is === "titre") return { ...rule, ...titres[id] };
  if (rule.is === "certificate") return { ...rule, ...certificates[id] };
  if (rule.is === "tapeworm") return { ...rule, ...tapeworms[id] };
  if (rule.is === "age") return { ...rule, ...ages[id] };
  return rule;
}
