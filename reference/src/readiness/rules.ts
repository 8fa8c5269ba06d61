/** The rules of all covered borders and airlines. */
import { borderInSentence } from "../border-text.ts";
import type { AirlineLimits } from "./airline/limit.ts";
import { airlineLimits } from "./airline/limits.ts";
import type { Printed } from "./printed.ts";
import type { BorderRules } from "./rule.ts";
import { argentina } from "./rules/argentina.ts";
import { australia } from "./rules/australia.ts";
import { brazil } from "./rules/brazil.ts";
import { canada } from "./rules/canada.ts";
import { china } from "./rules/china.ts";
import { chile } from "./rules/chile.ts";
import { euStates } from "./rules/eu.ts";
import { colombia } from "./rules/colombia.ts";
import { costaRica } from "./rules/costa-rica.ts";
import { cuba } from "./rules/cuba.ts";
import { dominicanRepublic } from "./rules/dominican-republic.ts";
import { egypt } from "./rules/egypt.ts";
import { greatBritain } from "./rules/great-britain.ts";
import { breedRule, territoriesWithBreeds, withBreeds } from "./rules/breed-rules.ts";
import { guatemala } from "./rules/guatemala.ts";
import { hawaii } from "./rules/hawaii.ts";
import { hongKong } from "./rules/hong-kong.ts";
import { india } from "./rules/india.ts";
import { bali, indonesia } from "./rules/indonesia.ts";
import { innerBorders } from "./rules/inner.ts";
import { japan } from "./rules/japan.ts";
import { mexico } from "./rules/mexico.ts";
import { newZealand } from "./rules/new-zealand.ts";
import { fromNorthernIreland, northernIreland } from "./rules/north.ts";
import { norway } from "./rules/norway.ts";
import { panama } from "./rules/panama.ts";
import { peru } from "./rules/peru.ts";
import { philippines } from "./rules/philippines.ts";
import { singapore } from "./rules/singapore.ts";
import { southAfrica } from "./rules/south-africa.ts";
import { southKorea } from "./rules/south-korea.ts";
import { switzerland } from "./rules/switzerland.ts";
import { thailand } from "./rules/thailand.ts";
import { turkiye } from "./rules/turkiye.ts";
import { unitedArabEmirates } from "./rules/united-arab-emirates.ts";
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
  china,
  colombia,
  costaRica,
  cuba,
  dominicanRepublic,
  egypt,
  guatemala,
  hongKong,
  india,
  panama,
  peru,
  southAfrica,
  southKorea,
  turkiye,
  unitedArabEmirates,
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
  version: "2026-11-29",
  borders: new Map(
    [...countries.map(withBreeds), ...innerBorders, ...onlyBreeds].map((each) => [
      each.territory,
      each,
    ]),
  ),
  airlines: airlineLimits,
};

const nothing: Printed = { ruleLines: [], statements: [], gaps: [] };

const printedOf = new Map(
  [...countries, indonesia].map(({ territory, printed = nothing }) => [territory, printed]),
);

/** What pages print of a border beside its rules. */
export const printedRules = (territory: string): Printed => printedOf.get(territory) ?? nothing;
