/** How the country a pet enters counts the one it comes from. */
import { classes } from "./facts/classes.ts";
import { countryFacts } from "./facts/countries.ts";
import type { Group } from "./facts/country.ts";
import type { CountryFacts } from "./facts/countries.ts";
import type { Country, CountryKey } from "./countries.ts";
import { lineOf, type Line } from "./lines.ts";
import { sourceLink } from "./sources.ts";

export const isMember = ({ code }: CountryFacts): boolean =>
  classes["eu.members"].value.countries.includes(code);

export type Route = { from: Country; to: Country };

export const isWithinEu = ({ from, to }: Route): boolean =>
  isMember(countryFacts[from.key]) && isMember(countryFacts[to.key]);

const isListed = (list: keyof typeof classes, key: CountryKey): boolean =>
  classes[list].value.countries.includes(countryFacts[key].code);

/** Whether dogs of the country meet the stricter rules of the USA. A country that no list names counts as such. */
export const isHighRisk = (key: CountryKey): boolean =>
  key !== "usa" && !isListed("cdc.low-risk", key);

/** Whether the EU asks for a blood test. A country that no list names counts as not listed. */
const needsTitre = (key: CountryKey): boolean => !isListed("eu.listed", key);

/** Countries of Annex I have passports like the EU's. */
const issuesPassports = (key: CountryKey): boolean => key === "switzerland" || key === "norway";

/** The groups of import papers that stand for this route, in the order in which they are shown. */
export function groupsOf(route: Route): readonly Group[] {
  const { from, to } = route;
  if (to.key === "indonesia") return ["to-bali"];
  if (to.key === "mexico")
    return [from.key === "usa" ? "from-usa-or-canada" : "from-elsewhere", "all"];
  if (to.key === "usa")
    return isHighRisk(from.key)
      ? ["cdc-high-risk-vaccinated-in-usa", "cdc-high-risk-vaccinated-elsewhere", "all", "cats"]
      : ["cdc-low-risk", "all", "cats"];
  if (isWithinEu(route)) return [];
  if (isMember(countryFacts[to.key]))
    return needsTitre(from.key) ? ["eu-listed", "eu-not-listed"] : ["eu-listed"];
  return ["all", "as-baggage", "not-as-baggage", "as-cargo", "returning"];
}

/** In which case a group holds, where the traveler has to choose. */
export const whenOf: Readonly<Partial<Record<Group, string>>> = {
  "cdc-high-risk-vaccinated-in-usa": "If the dog was vaccinated against rabies in the USA",
  "cdc-high-risk-vaccinated-elsewhere": "If the dog was vaccinated against rabies elsewhere",
  "as-baggage": "If the pet comes as baggage",
  "not-as-baggage": "If the pet doesn't come as baggage",
  "as-cargo": "If the pet travels as cargo",
  returning: "If the pet comes back",
};

/** What the EU and the CDC make of the country of origin, in a line; absent where nobody asks. */
export function originLine({ from, to }: Route): Line | undefined {
  if (to.key === "usa") {
    if (isHighRisk(from.key))
      return {
        ...lineOf(
          classes["cdc.high-risk"],
          "Where the dog comes from",
          `The CDC lists ${from.words} as a high-risk country for dog rabies.`,
        ),
        only: "dog",
      };
    const line = lineOf(
      classes["cdc.low-risk"],
      "Where the dog comes from",
      `The CDC lists ${from.words} as free of dog rabies or low-risk. This applies to dogs that have been only in such countries for the last 6 months.`,
    );
    return { ...line, only: "dog", sources: [...line.sources, sourceLink("CDC_LOW")] };
  }
  const destination = countryFacts[to.key];
  if (!isMember(destination)) return undefined;
  if (isMember(countryFacts[from.key]))
    return lineOf(
      classes["eu.members"],
      "Where the pet comes from",
      "Both countries are in the EU: residents travel with the pet's EU passport.",
    );
  return needsTitre(from.key)
    ? lineOf(
        classes["eu.not-listed"],
        "Where the pet comes from",
        `The EU doesn't list ${from.words} (Annexes I and II of Regulation (EU) 2026/636), so a rabies titer test is required.`,
      )
    : lineOf(
        classes["eu.listed"],
        "Where the pet comes from",
        `The EU lists ${from.words} (Annex ${issuesPassports(from.key) ? "I" : "II"} of Regulation (EU) 2026/636), so no rabies titer test is required.`,
      );
}

/** Whether the pet's EU passport stands in for it. */
export const insteadOfPassport = (id: string, route: Route): boolean =>
  isWithinEu(route) && outsideTheEu.has(id);

// Between members of the EU the pet's passport stands in for what others need.
const outsideTheEu = new Set([
  "eu.rule.titre",
  "eu.rule.certificate",
  "eu.rule.permit",
  "eu.rule.quarantine",
  "eu.rule.notice",
]);
