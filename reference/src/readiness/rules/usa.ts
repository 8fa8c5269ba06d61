import type { BorderRules } from "../rule.ts";
import type { SourceId } from "../sources.ts";
import { allowed, dogs, notAsked, rulesOf } from "./shared.ts";

const official = (...sources: SourceId[]) => ({ sources, confidence: "official" }) as const;

const onlyDogs = { scope: dogs, otherwise: "Nothing federal is asked of cats." } as const;

/** Dogs that come from or were in a high-risk country for rabies. */
const risk = {
  scope: { species: ["dog"], from: "cdc.high-risk" },
  otherwise: "Asked only of dogs from countries with a high risk of dog rabies.",
} as const;

export const usa: BorderRules = {
  territory: "US",
  name: "the USA",
  authority: "the CDC (dogs) and USDA APHIS",
  rules: rulesOf("us", [
    allowed("Dogs and cats may enter.", official("CDC_LOW", "FR2024")),
    {
      id: "origin-class",
      requirement: "origin-class",
      asks: { is: "origin-class", class: "cdc.high-risk" },
      text: "What is asked of a dog depends on the list of the CDC.",
      ...onlyDogs,
      ...official("CDC_LOW"),
    },
    {
      id: "age",
      requirement: "age",
      asks: { is: "age", atLeast: { months: 6 }, anchor: "entry" },
      text: "A dog must be six months old on arrival.",
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
      text: "The CDC Dog Import Form is sent before arrival; its receipt holds for six months for the country of departure it names.",
      ...onlyDogs,
      ...official("CDC_LOW"),
    },
    {
      id: "low-risk-stay",
      requirement: "low-risk-stay",
      asks: { is: "low-risk-stay", within: { months: 6 } },
      text: "With the form alone a dog enters only if it was nowhere but in rabies-free or low-risk countries for six months.",
      scope: { species: ["dog"], notFrom: "cdc.high-risk" },
      otherwise: "The rules for cats, or for dogs from high-risk countries, hold instead.",
      ...official("CDC_LOW"),
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
      text: "The dog must be at least 12 weeks old when it is vaccinated against rabies.",
      ...risk,
      ...official("CDC_VET", "fact:AVMA"),
    },
    {
      id: "rabies-valid",
      requirement: "rabies-valid",
      asks: { is: "covered", anchor: "entry", usPrimary: { months: 12 } },
      text: "The rabies vaccination must be valid on arrival.",
      ...risk,
      otherwise: "No rabies vaccination is asked of cats, or of dogs from low-risk countries.",
      ...official("CDC_FOR", "CDC_VET"),
    },
    {
      id: "cdc-vaccination-paper",
      requirement: "cdc-vaccination-paper",
      asks: { is: "cdc-paper", afterPrimary: { days: 28 } },
      text: "A vaccination in the USA is certified before the dog leaves the USA, 28 days after a first one; one abroad by a vet of the government before departure.",
      ...risk,
      ...official("CDC_VET", "CDC_FOR"),
    },
    {
      id: "titre",
      requirement: "titre",
      asks: { is: "titre", anchor: "entry" },
      text: "A dog vaccinated abroad needs a rabies titer test, or stays 28 days in quarantine.",
      ...risk,
      otherwise: "No titer test is asked of cats, or of dogs from low-risk countries.",
      ...official("CDC_LABS", "CDC_FOR"),
    },
    {
      id: "titre-sample",
      requirement: "titre-sample",
      asks: { is: "titre-sample", atLeast: { days: 30 } },
      text: "The sample is taken at least 30 days after the first valid vaccination.",
      ...risk,
      ...official("CDC_LABS"),
    },
    {
      id: "titre-laboratory",
      requirement: "titre-laboratory",
      asks: { is: "titre-laboratory" },
      text: "The laboratory must be one that the CDC approves.",
      ...risk,
      ...official("CDC_LABS"),
    },
    {
      id: "titre-wait",
      requirement: "titre-wait",
      asks: { is: "titre-wait", atLeast: { days: 28 }, of: "sample", anchor: "entry" },
      text: "The sample is taken at least 28 days before entry; otherwise the dog stays 28 days in quarantine.",
      ...risk,
      ...official("CDC_LABS", "CDC_FOR"),
    },
    {
      id: "facility",
      requirement: "facility",
      asks: { is: "facility" },
      text: "A dog vaccinated abroad needs a reservation at a CDC-registered facility.",
      ...risk,
      ...official("CDC_FOR"),
    },
    {
      id: "screwworm",
      requirement: "screwworm",
      asks: {
        is: "signed",
        form: "screwworm",
        window: { anchor: "departure", from: { days: 5 } },
      },
      text: "From a country with screwworm an official vet inspects the dog at most five days before shipment.",
      scope: { species: ["dog"], from: "aphis.screwworm" },
      otherwise: "Asked only of dogs from countries with screwworm.",
      ...official("APHIS_NWS"),
    },
    notAsked(
      "certificate",
      "No health certificate is asked by the CDC.",
      official("CDC_LOW", "FR2024"),
    ),
    notAsked("tapeworm", "No tapeworm treatment is asked of pets.", {
      sources: ["fact:APHIS_IMP"],
      confidence: "quoted",
    }),
    notAsked("permit", "Pets need no permit; the form is a registration.", official("CDC_LOW")),
  ]),
};
