/** Where a pet needs a microchip of the ISO standard. */
import { countryNamed } from "./countries.ts";
import type { Fact } from "./facts/fact.ts";
import type { Microchip, Rule } from "./facts/rule.ts";
import { countryFacts } from "./facts/countries.ts";
import { lineOf, type Line } from "./lines.ts";
import { ruleLabels } from "./rule-text.ts";

export type IsoMicrochipPlace = {
  /** The name within a sentence: "the EU", "Thailand". */
  place: string;
  line: Line;
};

type ChipFact = Fact<Microchip>;

const isChipFact = (fact: Fact<Rule>): fact is ChipFact => fact.value.is === "microchip";

/** Whether every pet needs a microchip of the standard; a recommendation or a tattoo instead of it is not that. */
const requiresIso = ({ value: { required, standard = "" } }: ChipFact): boolean =>
  required === true &&
  /^ISO (?:11784|compliant|compatible)/.test(standard) &&
  !/tattoo/.test(standard);

/** Countries whose rule requires an ISO microchip, with its sources. Members of the EU count as one. */
export function isoMicrochipPlaces(): IsoMicrochipPlace[] {
  const places = new Map<string, IsoMicrochipPlace>();
  for (const [key, { rules }] of Object.entries(countryFacts)) {
    for (const fact of rules.flatMap((each) => each.rules).filter(isChipFact)) {
      const line = lineOf(fact, ruleLabels.microchip, fact.value.standard ?? "");
      // A rule that is only reported is no reason to change a microchip.
      if (!requiresIso(fact) || line.confirm || line.reported) continue;
      const place = fact.id.startsWith("eu.") ? "the EU" : (countryNamed(key)?.words ?? key);
      places.set(fact.id, { place, line });
    }
  }
  return [...places.values()].toSorted((one, other) => one.place.localeCompare(other.place, "en"));
}
