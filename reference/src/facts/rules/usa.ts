import type { Rules } from "../country.ts";

export const usa: Rules = {
  rules: [
    {
      id: "usa.rule.microchip",
      value: {
        is: "microchip",
        required: true,
        standard: "readable by a universal scanner (ISO compatible)",
        beforeRabies:
          "For dogs from a high-risk country, it must be implanted before the rabies vaccination.",
      },
      basis: "source",
      confidence: "high",
      says: "All dogs need a microchip. For dogs from high-risk countries, it must come before the rabies vaccination.",
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
        validity:
          "The vaccination is valid for as long as stated for the vaccine, but a first dose given in the USA counts for 1 year.",
      },
      basis: "source",
      confidence: "medium",
      says: "A certificate for a first vaccination needs 28 days. Dogs from low-risk countries don't need one under federal rules.",
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
      says: "The sample must be taken at least 30 days after the first vaccination and 28 days before entry. The test is valid for life if the vaccination never lapses.",
      sources: ["CDC_LABS", "CDC_FOR", "USA_QUOTED"],
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
      says: "The CDC doesn't require a general health certificate.",
      sources: ["CDC_LOW", "APHIS_IMP", "USA_REPORTED"],
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
      says: "Only livestock-handling dogs are affected.",
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
      says: "Dogs need a screwworm certificate, and hygiene steps against foot-and-mouth disease.",
      sources: ["APHIS_IMP", "USA_REPORTED2"],
      only: "dog",
    },
    {
      id: "usa.rule.permit",
      value: { is: "permit", required: false },
      basis: "source",
      confidence: "high",
      says: "The CDC form is a registration. Permits are for dogs that are resold or adopted.",
      sources: ["CDC_LOW", "USA_REPORTED"],
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
      says: "Dogs without a valid titer test spend 28 days at a CDC-registered facility.",
      sources: ["CDC_FOR", "USA_QUOTED"],
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
      says: "There's no federal breed list, but cities and counties may restrict breeds.",
      sources: ["PTG_BREED"],
      only: "dog",
    },
    {
      id: "usa.rule.age",
      value: { is: "age", minMonths: 6 },
      basis: "source",
      confidence: "high",
      says: "Under 42 CFR 71.51(f), dogs must be six months old on arrival.",
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
      says: "The form names the port of arrival.",
      sources: ["CDC_US", "CDC_FOR"],
      only: "dog",
    },
  ],
  gaps: [{ id: "usa.gap.number", topic: "number" }],
};
