import { printed } from "../printed.ts";
import type { BorderRules } from "../rule.ts";
import { allowed, dogs, notRequired, official, rulesOf } from "./shared.ts";

const onlyDogs = { scope: dogs, otherwise: "There are no federal requirements for cats." } as const;

/** Dogs that come from or were in a high-risk country for rabies. */
const risk = {
  scope: { species: ["dog"], from: "cdc.high-risk" },
  otherwise: "Required only for dogs from countries with a high risk of dog rabies.",
} as const;

export const usa: BorderRules = {
  territory: "US",
  name: "the USA",
  authority: "the CDC (dogs) and USDA APHIS",
  rules: rulesOf("us", [
    allowed("Dogs and cats can enter.", official("CDC_LOW", "FR2024", "USA_REPORTED", "PTG_GOV")),
    {
      id: "origin-class",
      requirement: "origin-class",
      asks: { is: "origin-class", class: "cdc.high-risk" },
      text: "The requirements for dogs depend on the CDC's list.",
      ...onlyDogs,
      ...official("CDC_LOW", "USA_REPORTED"),
    },
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { months: 6 }, anchor: "entry" },
      text: "A dog must be at least six months old on arrival.",
      ...onlyDogs,
      ...official("CDC_FOR", "CFR71"),
    },
    {
      id: "chip",
      requirement: "chip",
      asks: { is: "chip" },
      text: "A dog needs a microchip before it arrives.",
      ...onlyDogs,
      ...official("CDC_FOR", "CFR71"),
    },
    {
      id: "form",
      requirement: "form",
      asks: { is: "form", form: "cdc-dog-import", holds: { months: 6 } },
      text: "Send the CDC Dog Import Form before arrival. Its receipt is valid for six months, for departures from the country it names.",
      ...onlyDogs,
      ...official("CDC_LOW", "USA_REPORTED"),
    },
    {
      id: "low-risk-stay",
      requirement: "low-risk-stay",
      asks: { is: "low-risk-stay", within: { months: 6 } },
      text: "A dog can enter with the form alone only if it has been only in rabies-free or low-risk countries for six months.",
      scope: { species: ["dog"], notFrom: "cdc.high-risk" },
      otherwise: "Cats, and dogs from high-risk countries, follow their own rules.",
      ...official("CDC_LOW", "USA_REPORTED"),
    },
    {
      id: "chip-before-rabies",
      requirement: "chip-before-rabies",
      asks: { is: "chip-first" },
      text: "A rabies vaccination counts only if the microchip was implanted by that day.",
      ...risk,
      ...official("CDC_FOR", "CFR71"),
    },
    {
      id: "rabies-age",
      requirement: "rabies-age",
      asks: { is: "age-at-vaccination", atLeast: { weeks: 12 } },
      text: "The dog must be at least 12 weeks old when it's vaccinated against rabies.",
      ...risk,
      ...official("CDC_VET", "AVMA"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry", usPrimary: { months: 12 } },
      text: "The rabies vaccination must be valid on arrival.",
      ...risk,
      otherwise: "No rabies vaccination is required for cats or for dogs from low-risk countries.",
      ...official("CDC_FOR", "CDC_VET"),
    },
    {
      id: "cdc-vaccination-paper",
      requirement: "cdc-vaccination-paper",
      asks: { is: "cdc-paper", afterPrimary: { days: 28 } },
      text: "A vaccination in the USA must be certified before the dog leaves the USA, at least 28 days after a first one. A vaccination abroad must be certified by a government vet before departure.",
      ...risk,
      ...official("CDC_VET", "CDC_FOR"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "entry" },
      text: "A dog vaccinated abroad needs a rabies titer test or 28 days in quarantine.",
      ...risk,
      otherwise: "No titer test is required for cats or for dogs from low-risk countries.",
      ...official("CDC_LABS", "CDC_FOR"),
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 30 } },
      text: "The sample must be taken at least 30 days after the first valid vaccination.",
      ...risk,
      ...official("CDC_LABS"),
    },
    {
      id: "titre-laboratory",
      requirement: "titre-laboratory",
      asks: { is: "titre-laboratory" },
      text: "The lab must be approved by the CDC.",
      ...risk,
      ...official("CDC_LABS"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 28 }, of: "sample", anchor: "entry" },
      text: "The sample must be taken at least 28 days before entry. Otherwise, the dog stays in quarantine for 28 days.",
      ...risk,
      ...official("CDC_LABS", "CDC_FOR"),
    },
    {
      id: "facility",
      requirement: "facility",
      asks: { is: "facility" },
      text: "A dog vaccinated abroad needs a reservation at a CDC-registered facility.",
      ...risk,
      ...official("CDC_FOR", "USA_QUOTED"),
    },
    {
      id: "screwworm",
      requirement: "screwworm",
      asks: {
        is: "signed",
        form: "screwworm",
        window: { anchor: "departure", from: { days: 5 } },
      },
      text: "If the dog comes from a country with screwworm, an official vet must inspect it at most five days before shipment.",
      scope: { species: ["dog"], from: "aphis.screwworm" },
      otherwise: "Required only for dogs from countries with screwworm.",
      ...official("APHIS_IMP", "TTC_MX"),
    },
    notRequired(
      "certificate",
      "The CDC doesn't require a health certificate.",
      official("CDC_LOW", "FR2024", "USA_REPORTED", "PTG_GOV"),
    ),
    notRequired("tapeworm", "No tapeworm treatment is required.", {
      sources: ["APHIS_IMP"],
      confidence: "quoted",
    }),
    notRequired(
      "permit",
      "Pets don't need a permit. The form is a registration.",
      official("CDC_LOW", "USA_REPORTED"),
    ),
  ]),
  printed: printed("usa", {
    ruleTopics: ["rabies", "titre", "tapeworm", "parasites", "certificate", "permit", "age"],
    only: "dog",
    statements: [
      {
        is: "microchip",
        also: "Standard: readable by a universal scanner (ISO compatible).",
        confidence: "high",
        sources: ["CDC_LOW", "CDC_FOR", "DEEP"],
      },
      {
        is: "quarantine",
        text: "None if the pet meets all requirements. 28 days for a dog from a high-risk country that was vaccinated outside the USA and has no valid titer test.",
        confidence: "high",
        sources: ["CDC_FOR", "USA_QUOTED"],
      },
      {
        is: "breeds",
        also: "Cities and counties may restrict some breeds.",
        confidence: "medium",
        sources: ["PTG_BREED"],
      },
      {
        is: "notice",
        text: "Fill in the CDC form before arrival. The port of entry must match the form.",
        confidence: "high",
        sources: ["CDC_US", "CDC_FOR"],
      },
    ],
    unknown: ["number"],
  }),
};
