/** Where a pet needs a microchip of the ISO standard. */
import { countryNamed } from "./countries.ts";
import { countryFacts } from "./facts/countries.ts";
import { lineOf, type Line } from "./lines.ts";
import { topicLabels } from "./readiness/printed.ts";
import { printedRules } from "./readiness/rules.ts";

export type IsoMicrochipPlace = {
  /** The name within a sentence: "the EU", "Thailand". */
  place: string;
  line: Line;
};

/** Countries that require an ISO microchip, with the sources. Members of the EU count as one. */
export function isoMicrochipPlaces(): IsoMicrochipPlace[] {
  const places = new Map<string, IsoMicrochipPlace>();
  for (const [key, { code }] of Object.entries(countryFacts)) {
    for (const fact of printedRules(code).statements) {
      const line = lineOf(fact, topicLabels.microchip, "");
      // A rule that is only reported is no reason to change a microchip.
      if (!fact.value.iso || line.confirm || line.reported) continue;
      const place = fact.id.startsWith("eu.") ? "the EU" : (countryNamed(key)?.words ?? key);
      places.set(fact.id, { place, line });
    }
  }
  return [...places.values()].toSorted((one, other) => one.place.localeCompare(other.place, "en"));
}
