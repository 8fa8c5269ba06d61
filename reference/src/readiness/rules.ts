/** The rules of all covered borders and airlines. */
import { borderInSentence } from "../border-text.ts";
import { airlineLimits, type AirlineLimits } from "./airline/limits.ts";
import type { BorderRules } from "./rule.ts";
import { australia } from "./rules/australia.ts";
import { bali } from "./rules/bali.ts";
import { canada } from "./rules/canada.ts";
import { euStates } from "./rules/eu.ts";
import { greatBritain } from "./rules/great-britain.ts";
import { breedRule, territoriesWithBreeds, withBreeds } from "./rules/breed-rules.ts";
import { hawaii } from "./rules/hawaii.ts";
import { innerBorders } from "./rules/inner.ts";
import { japan } from "./rules/japan.ts";
import { mexico } from "./rules/mexico.ts";
import { newZealand } from "./rules/new-zealand.ts";
import { fromNorthernIreland, northernIreland, norway } from "./rules/north.ts";
import { philippines } from "./rules/philippines.ts";
import { singapore } from "./rules/singapore.ts";
import { argentina, brazil, chile } from "./rules/south-america.ts";
import { switzerland } from "./rules/switzerland.ts";
import { thailand } from "./rules/thailand.ts";
import { usa } from "./rules/usa.ts";

export type RuleBook = {
  version: string;
  borders: ReadonlyMap<string, BorderRules>;
  /** By IATA code. */
  airlines: Readonly<Record<string, AirlineLimits>>;
};

const countries: readonly BorderRules[] = [
  ...euStates,
  norway,
  northernIreland,
  greatBritain,
  fromNorthernIreland,
  switzerland,
  usa,
  hawaii,
  canada,
  mexico,
  japan,
  australia,
  newZealand,
  singapore,
  thailand,
  philippines,
  chile,
  argentina,
  brazil,
  bali,
];

const withRules = new Set([...countries, ...innerBorders].map(({ territory }) => territory));

/** Of these, only the breeds are known. */
const onlyBreeds = territoriesWithBreeds
  .filter((territory) => !withRules.has(territory))
  .flatMap((territory): BorderRules[] => {
    const rule = breedRule(territory);
    const name = borderInSentence({ country: territory });
    const authority = `the veterinary authority of ${name}`;
    return rule ? [{ territory, name, authority, rules: [rule], isPartial: true }] : [];
  });

/** The current rules; `version` is the day of their last change. */
export const ruleBook: RuleBook = {
  version: "2026-11-28",
  borders: new Map(
    [...countries.map(withBreeds), ...innerBorders, ...onlyBreeds].map((each) => [
      each.territory,
      each,
    ]),
  ),
  airlines: airlineLimits,
};
