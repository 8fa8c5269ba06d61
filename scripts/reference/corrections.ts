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
    beforeRabies:
      "Coming from a high-risk country, it must be in place before the rabies vaccination.",
  },
  "chile.rule.microchip": { from: "2026-07-27" },
  "cuba.rule.microchip": {
    required: "Not required: a tag, a tattoo or a chip identifies the pet.",
    instead: undefined,
  },
};

const rabies: Readonly<Record<string, Partial<Rabies>>> = {
  "australia.rule.rabies": {
    validity: "without a gap from the blood test to the day of export",
  },
  "thailand.rule.rabies": {
    further: "The 21 days end before the application for the import permit.",
  },
};

const breeds: Readonly<Record<string, Partial<Breeds>>> = {
  "usa.rule.breeds": { further: ["Cities and counties may restrict some."] },
  "chile.rule.breeds": {
    further: ["Nine breeds count as potentially dangerous and have to be registered."],
  },
  "germany.rule.breeds": {
    further: [
      "The states add further breeds: Brandenburg, Bavaria, Hamburg, Hesse and Baden-Württemberg are listed by customs.",
      "Exceptions: returning dogs with a permit, service and assistance dogs, by a guide also short stays of up to four weeks.",
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
      "No 3-month wait for a pet tested with success before leaving the EU, where its vaccination was given in the EU and still holds.",
  },
};

const certificates: Readonly<Record<string, Partial<Certificate>>> = {
  "eu.rule.certificate": {
    further:
      "From the USA: signed by the accredited vet at most 30 days, endorsed by APHIS at most 10 days before entry.",
  },
};

const tapeworms: Readonly<Record<string, Partial<Tapeworm>>> = {
  "eu.rule.tapeworm": {
    further:
      "Only dogs entering Finland, Ireland, Malta, Norway or Northern Ireland: 24 to 120 hours before entry, to each of them.",
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
