// Written by scripts/make-reference.ts.
import type { Rules } from "../country.ts";

export const usa: Rules = {
  rules: [
    {
      id: "usa.rule.microchip",
      value: {
        is: "microchip",
        required: true,
        standard: "readable by a universal scanner (ISO-compatible)",
        beforeRabies:
          "From a high-risk country, it must be implanted before the rabies vaccination.",
      },
      basis: "source",
      confidence: "high",
      says: "All dogs need a chip; for high-risk origins it must precede the rabies vaccine.",
      sources: ["CDC_LOW", "CDC_FOR", "DEEP"],
      only: "dog",
    },
    {
      id: "usa.rule.rabies",
      value: {
        is: "rabies",
        required:
          "Required for dogs from countries that the CDC lists as high-risk for rabies. Recommended for all others.",
        minAgeDays: 84,
        minDaysBeforeEntry: 28,
        validity: "as stated for the vaccine; a first dose given in the USA counts for 1 year",
      },
      basis: "source",
      confidence: "medium",
      says: "Certificates for a first vaccine need 28 days; low-risk origin needs none federally.",
      sources: ["CDC_VET", "AVMA", "PTG_GOV"],
      note: "Copies of 42 CFR 71.51 still have an older rule (3 months, 30 days). It no longer applies.",
      only: "dog",
    },
    {
      id: "usa.rule.titre",
      value: {
        is: "titre",
        required:
          "Required for dogs from high-risk countries that weren't vaccinated in the USA. Without it, they're quarantined for 28 days.",
        minDaysAfterVaccine: 30,
        minDaysBeforeEntry: 28,
      },
      basis: "source",
      confidence: "high",
      says: "Sample at least 30 days after first vaccine and 28 days before entry; valid for life with unbroken cover.",
      sources: ["CDC_LABS", "CDC_FOR"],
      only: "dog",
    },
    {
      id: "usa.rule.certificate",
      value: {
        is: "certificate",
        further:
          "Not needed for dogs from low-risk countries or for cats. A screwworm statement must be issued within 5 days.",
      },
      basis: "source",
      confidence: "high",
      says: "CDC asks no general health certificate.",
      sources: ["CDC_LOW", "APHIS_IMP"],
      only: "dog",
    },
    {
      id: "usa.rule.tapeworm",
      value: {
        is: "tapeworm",
        required: false,
        further: "Collies and working herding dogs may be inspected.",
      },
      basis: "source",
      confidence: "medium",
      says: "Livestock-handling dogs only.",
      sources: ["APHIS_IMP"],
      only: "dog",
    },
    {
      id: "usa.rule.parasites",
      value: {
        is: "parasites",
        required: true,
        screwwormDaysBefore: 5,
        further: [
          "To prevent foot-and-mouth disease, bathe your dog and keep it away from livestock for 5 days.",
        ],
      },
      basis: "source",
      confidence: "high",
      says: "Screwworm certificate and FMD hygiene steps.",
      sources: ["APHIS_IMP"],
      only: "dog",
    },
    {
      id: "usa.rule.permit",
      value: { is: "permit", required: false },
      basis: "source",
      confidence: "high",
      says: "CDC form is a registration; permits apply to resale or adoption dogs.",
      sources: ["CDC_LOW"],
      only: "dog",
    },
    {
      id: "usa.rule.quarantine",
      value: {
        is: "quarantine",
        days: 0,
        cases: [
          {
            days: 28,
            when: "for a dog from a high-risk country that was vaccinated outside the USA and has no valid titer test",
          },
        ],
      },
      basis: "source",
      confidence: "high",
      says: "28 days at a CDC-registered facility without valid titre.",
      sources: ["CDC_FOR"],
      only: "dog",
    },
    {
      id: "usa.rule.breeds",
      value: {
        is: "breeds",
        banned: [],
        further: ["Cities and counties may restrict some breeds."],
      },
      basis: "source",
      confidence: "medium",
      says: "No federal breed list; cities and counties may restrict.",
      sources: ["PTG_BREED"],
      only: "dog",
    },
    {
      id: "usa.rule.age",
      value: { is: "age", minMonths: 6 },
      basis: "source",
      confidence: "high",
      says: "42 CFR 71.51(f): six months at arrival.",
      sources: ["CDC_LOW", "DEEP"],
      only: "dog",
    },
    {
      id: "usa.rule.notice",
      value: {
        is: "notice",
        words: "Fill in the CDC form before arrival. The port of entry must match the form.",
      },
      basis: "source",
      confidence: "high",
      says: "Form names the arrival port.",
      sources: ["CDC_US", "CDC_FOR"],
      only: "dog",
    },
  ],
  gaps: [{ id: "usa.gap.number", topic: "number" }],
};
