import type { Rules } from "../country.ts";

export const eu: Rules = {
  rules: [
    {
      id: "eu.rule.frame",
      value: {
        is: "frame",
        words:
          "Regulation (EU) 2016/429, Part VI; Delegated Regulation (EU) 2026/131; and Implementing Regulations (EU) 2026/636 and 2026/705.",
      },
      basis: "source",
      confidence: "high",
      says: "Three independent documents from 2026 state that Regulation 576/2013 ended on April 21, 2026, and name the acts that replaced it.",
      sources: ["DEEP", "AUDIT", "CORR2", "EU_REPORTED"],
      note: "Regulations 576/2013 and 577/2013 stopped applying on April 21, 2026. The main figures didn't change.",
    },
    {
      id: "eu.rule.microchip",
      value: {
        is: "microchip",
        required: true,
        standard: "ISO 11784 (HDX or FDX-B), readable with an ISO 11785 scanner",
        beforeRabies: true,
        instead: "a legible tattoo applied before July 3, 2011",
      },
      basis: "source",
      confidence: "high",
      says: "The microchip must meet ISO 11784/11785. The vaccination can be given on the same day, but not before it.",
      sources: ["EU576A2", "DEEP", "DOGTAG"],
    },
    {
      id: "eu.rule.rabies",
      value: {
        is: "rabies",
        required: true,
        minAgeDays: 84,
        minDaysBeforeEntry: 21,
        boosterWaitDays: 0,
        validity:
          "The vaccination is valid for as long as the vaccine maker states, but a first dose given in the USA counts for only 1 year (APHIS).",
      },
      basis: "source",
      confidence: "high",
      says: "The pet must be at least 12 weeks old when vaccinated. The wait is 21 days after the complete first course, and there's none after an on-time booster.",
      sources: ["DEEP", "DOGTAG", "CORR2", "EU_READ"],
    },
    {
      id: "eu.rule.titre",
      value: {
        is: "titre",
        required:
          "Required for pets that come from or through a country that isn't on the EU's lists (Annexes I and II of Regulation (EU) 2026/636).",
        minDaysAfterVaccine: 30,
        minMonthsBeforeEntry: 3,
        minIuPerMl: 0.5,
        laboratory: "a lab designated by the EU",
        waiver:
          "There's no 3-month wait for a pet that passed the test before leaving the EU, if its vaccination was given in the EU and is still valid.",
      },
      basis: "source",
      confidence: "medium",
      says: "The sample must be taken at least 30 days after the vaccination and at least 3 months before entry. The result must be 0.5 IU/ml or more.",
      sources: ["EU576A4", "DEEP", "AUDIT"],
      note: "Some texts say 90 days instead of 3 months. Count whole months to be safe.",
    },
    {
      id: "eu.rule.certificate",
      value: {
        is: "certificate",
        name: "EU non-commercial animal health certificate with the owner's declaration",
        maxDaysBeforeEntry: 10,
        onward:
          "6 months from the entry check (Regulation (EU) 2026/131, Article 18). Some pages still give the older figure of 4 months",
        endorsedBy:
          "an official vet of the country of departure. For the USA, APHIS endorses it in ink and embosses it",
        further:
          "For pets from the USA, an accredited vet signs it no more than 30 days before entry, and APHIS endorses it no more than 10 days before entry.",
      },
      basis: "source",
      confidence: "medium",
      says: "The certificate is issued no more than 10 days before entry and must be endorsed by the USDA. For onward travel, it's valid for 6 months.",
      sources: ["DEEP", "DOGTAG", "PTG_MEM", "AUDIT", "EU_QUOTED"],
      note: "The certificate form is changing. APHIS uses the new one from October 1, 2026, and old ones are accepted until March 31, 2027.",
    },
    {
      id: "eu.rule.passport",
      value: {
        is: "passport",
        words:
          "Since April 22, 2026, EU pet passports are valid only for owners who live in the EU. Everyone else needs the certificate for each trip.",
      },
      basis: "source",
      confidence: "medium",
      says: "A text on Regulation 2026/131 says that passports are for EU residents.",
      sources: ["UAEU", "EU_REPORTED2"],
    },
    {
      id: "eu.rule.tapeworm",
      value: {
        is: "tapeworm",
        required: false,
        further:
          "Only dogs entering Finland, Ireland, Malta, Norway or Northern Ireland need it, 24 to 120 hours before each entry.",
      },
      basis: "source",
      confidence: "high",
      says: "Treatment for Echinococcus is limited to dogs and to those five destinations.",
      sources: ["DEEP", "CORR2", "DOGTAG", "EU_READ2"],
    },
    {
      id: "eu.rule.parasites",
      value: { is: "parasites", required: false },
      basis: "source",
      confidence: "medium",
      says: "A list by Argentina's SENASA requires no other treatment for Spain.",
      sources: ["CORR2", "MDCF_ES"],
    },
    {
      id: "eu.rule.permit",
      value: { is: "permit", required: false },
      basis: "source",
      confidence: "medium",
      says: "Pets under the non-commercial rules don't need an import permit.",
      sources: ["CORR2", "EU_QUOTED2"],
    },
    {
      id: "eu.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "medium",
      says: "There's no quarantine. After a titer test, pets wait 3 months outside the EU.",
      sources: ["CORR2", "AUDIT", "EU_QUOTED3"],
    },
    {
      id: "eu.rule.age",
      value: {
        is: "age",
        minDays: 105,
        further:
          "Pets can be vaccinated from 12 weeks. With the 21-day wait, they're about 15 weeks old.",
      },
      basis: "source",
      confidence: "medium",
      says: "Finland's authority says at least 15 weeks, which follows from the vaccination rule.",
      sources: ["DEEP", "EU_QUOTED"],
      note: "Member states can make exceptions for young pets from some countries.",
    },
    {
      id: "eu.rule.number",
      value: { is: "number", pets: 5 },
      basis: "source",
      confidence: "high",
      says: "More than five pets fall under commercial rules, unless the exemption for shows and competitions applies.",
      sources: ["EC_COPY", "PTG_GOV", "EU576"],
    },
    {
      id: "eu.rule.notice",
      value: {
        is: "notice",
        words:
          "Enter through a designated travelers' point of entry, and present your pet to the authority.",
      },
      basis: "source",
      confidence: "medium",
      says: "Pets from outside the EU enter through a travelers' point of entry.",
      sources: ["EC_COPY", "PTG_GOV"],
    },
  ],
  gaps: [
    { id: "eu.gap.export-fees", topic: "export-fees" },
    { id: "eu.gap.import-fees", topic: "import-fees" },
  ],
};
