// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const eu: Rules = {
  rules: [
    {
      id: "eu.rule.frame",
      value: {
        is: "frame",
        words:
          "Reg. (EU) 2016/429 Part VI; Del. Reg. (EU) 2026/131; Impl. Reg. (EU) 2026/636; Impl. Reg. (EU) 2026/705.",
      },
      basis: "source",
      confidence: "high",
      says: "Three independent 2026 documents state that 576/2013 ended on 21 April 2026 and name the replacing acts.",
      sources: ["DEEP", "AUDIT", "CORR2"],
      note: "Regulations 576/2013 and 577/2013 stopped applying on April 21, 2026. The main figures didn't change.",
      secondHand: true,
    },
    {
      id: "eu.rule.microchip",
      value: {
        is: "microchip",
        required: true,
        standard: "ISO 11784 (HDX or FDX-B), readable by ISO 11785",
        beforeRabies: true,
        instead: "legible tattoo applied before July 3, 2011",
      },
      basis: "source",
      confidence: "high",
      says: "Transponder must meet ISO 11784/11785; vaccine date may not precede chip date (same day allowed).",
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
          "as stated by the vaccine maker; a first dose given in the USA counts for 1 year only (APHIS)",
      },
      basis: "source",
      confidence: "high",
      says: "At least 12 weeks old when vaccinated; 21 days after the completed primary course; in-date booster needs no wait.",
      sources: ["DEEP", "DOGTAG", "CORR2"],
      secondHand: true,
    },
    {
      id: "eu.rule.titre",
      value: {
        is: "titre",
        required:
          "Required for pets that come from or through a country that is not on the EU's lists (Annexes I and II of Regulation (EU) 2026/636).",
        minDaysAfterVaccine: 30,
        minMonthsBeforeEntry: 3,
        minIuPerMl: 0.5,
        laboratory: "EU-designated laboratory",
        waiver:
          "No 3-month wait for a pet that passed the test before leaving the EU, if its vaccination was given in the EU and is still valid.",
      },
      basis: "source",
      confidence: "high",
      says: "Sample at least 30 days after vaccination and at least 3 months before movement, 0.5 IU/ml or more.",
      sources: ["EU576A4", "DEEP", "AUDIT"],
      note: "Some texts say 90 days instead of 3 months. Count whole months to be safe.",
    },
    {
      id: "eu.rule.certificate",
      value: {
        is: "certificate",
        name: "EU non-commercial animal health certificate + owner declaration",
        maxDaysBeforeEntry: 10,
        onward:
          "6 months from entry checks (Reg. 2026/131, Art. 18); some pages still give the older figure of 4 months",
        endorsedBy:
          "official veterinarian of the country of departure (USDA APHIS ink and emboss for the USA)",
        further:
          "From the USA: signed by an accredited vet no more than 30 days before entry and endorsed by APHIS no more than 10 days before entry.",
      },
      basis: "source",
      confidence: "medium",
      says: "Issued not more than 10 days before entry; USDA endorsement required; onward 6 months.",
      sources: ["DEEP", "DOGTAG", "PTG_MEM", "AUDIT"],
      note: "The certificate form is changing: APHIS uses the new one from October 1, 2026, and old ones are accepted until March 31, 2027.",
      secondHand: true,
    },
    {
      id: "eu.rule.passport",
      value: {
        is: "passport",
        words:
          "Since April 22, 2026, EU pet passports are only valid for owners who live in the EU. Everyone else needs the certificate for each trip.",
      },
      basis: "source",
      confidence: "medium",
      says: "A text on Regulation 2026/131 says that passports are for residents of the EU.",
      sources: ["UAEU"],
      secondHand: true,
    },
    {
      id: "eu.rule.tapeworm",
      value: {
        is: "tapeworm",
        required: false,
        further:
          "Only for dogs entering Finland, Ireland, Malta, Norway or Northern Ireland: 24 to 120 hours before each entry.",
      },
      basis: "source",
      confidence: "high",
      says: "Echinococcus treatment is limited to those five destinations, dogs only.",
      sources: ["DEEP", "CORR2", "DOGTAG"],
      secondHand: true,
    },
    {
      id: "eu.rule.parasites",
      value: { is: "parasites", required: false },
      basis: "source",
      confidence: "medium",
      says: "SENASA-EU list requires no other treatment for Spain.",
      sources: ["CORR2"],
      secondHand: true,
    },
    {
      id: "eu.rule.permit",
      value: { is: "permit", required: false },
      basis: "source",
      confidence: "medium",
      says: "No import permit for pets under the non-commercial rules.",
      sources: ["CORR2"],
      secondHand: true,
    },
    {
      id: "eu.rule.quarantine",
      value: { is: "quarantine", days: 0 },
      basis: "source",
      confidence: "high",
      says: "No quarantine; the 3 months after a titration test is a waiting period outside the EU.",
      sources: ["CORR2", "AUDIT"],
      secondHand: true,
    },
    {
      id: "eu.rule.age",
      value: { is: "age", minDays: 105, further: "12 weeks + 21 days = about 15 weeks." },
      basis: "source",
      confidence: "medium",
      says: "Finland's authority states at least 15 weeks; derived from the vaccine rule.",
      sources: ["DEEP"],
      note: "Member states can make exceptions for young pets from some countries.",
      secondHand: true,
    },
    {
      id: "eu.rule.number",
      value: { is: "number", pets: 5 },
      basis: "source",
      confidence: "high",
      says: "More than five pets fall under commercial rules unless a show or competition exemption applies.",
      sources: ["EC_COPY", "PTG_GOV", "EU576"],
    },
    {
      id: "eu.rule.notice",
      value: {
        is: "notice",
        words:
          "Enter at a designated travelers' point of entry and present your pet to the authority.",
      },
      basis: "source",
      confidence: "high",
      says: "Pets from third countries enter through a travellers' point of entry.",
      sources: ["EC_COPY", "PTG_GOV"],
    },
  ],
  gaps: [
    { id: "eu.gap.export-fees", topic: "export-fees" },
    { id: "eu.gap.import-fees", topic: "import-fees" },
  ],
};
