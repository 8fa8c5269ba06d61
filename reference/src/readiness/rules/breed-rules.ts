/** One rule on breeds for each country whose list of breeds is known at least in part. */
import type { BreedList, BreedLists } from "../breed-list.ts";
import type { BorderRules, Rule } from "../rule.ts";
import type { Confidence } from "../verdict.ts";
import { breedsOfAfricaAsiaOceania } from "./breeds/africa-asia-oceania.ts";
import { breedsOfTheAmericas } from "./breeds/americas.ts";
import { breedsOfEurope } from "./breeds/europe.ts";
import { breedsWhereGermanIsSpoken } from "./breeds/german-speaking.ts";
import { dogs } from "./shared.ts";

/** The day on which the lists were read. */
const checked = "2026-11-28";

const lists: BreedLists = {
  ...breedsOfEurope,
  ...breedsWhereGermanIsSpoken,
  ...breedsOfTheAmericas,
  ...breedsOfAfricaAsiaOceania,
};

const exceptions: Readonly<Record<string, string>> = {
  GB: "Ask about a certificate of exemption.",
};

const textOf = (list: BreedList | undefined): string => {
  switch (list?.knows) {
    case "whole":
      return list.banned
        ? "Dogs of some breeds and types can't enter."
        : "Dogs of some breeds need more than others.";
    case "none":
      return "No breed of dogs is banned in the whole country.";
    case "part":
      return "Some breeds have rules of their own. We know only a part of the list.";
    default:
      return "We don't know which breeds of dogs have rules of their own.";
  }
};

const order: readonly Confidence[] = ["official", "quoted", "low"];

/** The rule of a country or region; undefined where nothing is known. */
export function breedRule(territory: string): Rule | undefined {
  const [country = territory] = territory.split("-");
  const known = lists[territory] ?? lists[country];
  if (!known) return undefined;
  const { dog, cat } = known;
  const of = [...(dog ? [dog] : []), ...(cat ? [cat] : [])];
  return {
    id: `${territory.toLowerCase()}.breed`,
    requirement: "breed",
    asks: {
      is: "breed",
      ...(dog && { dog }),
      ...(cat && { cat }),
      ...(exceptions[territory] && { exception: exceptions[territory] }),
    },
    text: textOf(dog),
    ...(!cat && { scope: dogs, otherwise: "The lists of breeds that we know are for dogs." }),
    sources: [...new Set(of.flatMap(({ sources }) => sources))],
    checked,
    // Verdicts on dogs rest on the list of dogs.
    confidence: dog?.confidence ?? order.find((each) => cat?.confidence === each) ?? "low",
  };
}

/** A border with its rule on breeds. */
export const withBreeds = (border: BorderRules): BorderRules => {
  const rule = breedRule(border.territory);
  return rule ? { ...border, rules: [...border.rules, rule] } : border;
};

/** Countries of which only the breeds are known. */
export const territoriesWithBreeds: readonly string[] = Object.keys(lists);
