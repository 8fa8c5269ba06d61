/** An animal that the rules of a border say nothing of: whom to ask. */
import { capitalized } from "#format/words.ts";
import { authorities, type AuthorityFact } from "../../facts/authorities.ts";
import { citesAuthorities } from "../../facts/cites.ts";
import { animalBan, animalOf, animalsInSentence, mayNeedCites } from "../animals.ts";
import type { History } from "../history.ts";
import type { Border } from "../journey.ts";
import type { BorderRules } from "../rule.ts";
import type { Confidence, Outcome, SourceReference } from "../verdict.ts";
import { countryPhrase } from "./places.ts";

export type OtherAnimal = {
  outcome: Outcome;
  sources: readonly SourceReference[];
  confidence?: Confidence;
};

export const authoritySource = ({ name, address, checked }: AuthorityFact): SourceReference => ({
  title: capitalized(name.replace(/^the /, "")),
  address,
  ...(checked && { checked }),
});

export function judgeOtherAnimal(
  { pet, path }: History,
  border: Border,
  known?: BorderRules,
): OtherAnimal {
  const ban = animalBan(border.territory, pet);
  if (ban) {
    const outcome = { verdict: "blocked", because: ban.text } as const;
    return { outcome, sources: [ban.source], confidence: "official" };
  }
  const entry = border.region ? undefined : authorities[border.country];
  const name =
    entry?.name ??
    known?.authority ??
    `the veterinary authority of ${countryPhrase(border.country)}`;
  const cites = mayNeedCites(pet) ? citesOffices(border) : [];
  // Only a name that rules are known for would decide anything.
  const isNameless = animalOf(pet) === undefined && !pet.breed && known?.ferrets;
  return {
    outcome: {
      verdict: "unknown",
      because: `We don't have rules for ${animalsInSentence(pet)}. Ask ${name}.`,
      ...(cites.length > 0 && { fix: [citesStep(animalOf(pet) !== undefined, cites)] }),
      ...(isNameless && { missing: [`${path}.breed`] }),
    },
    sources: [
      ...(entry ? [authoritySource(entry)] : []),
      ...cites.flatMap(({ office }) => (office ? [authoritySource(office)] : [])),
    ],
  };
}

type CitesOffice = { country: string; office?: AuthorityFact | undefined };

/** Of both countries; papers are only for animals that cross from one to the other. */
const citesOffices = ({
  country,
  origin,
}: {
  country: string;
  origin: { country: string };
}): CitesOffice[] =>
  country === origin.country
    ? []
    : [origin.country, country].map((each) => ({
        country: each,
        office: citesAuthorities[each],
      }));

function citesStep(isNamed: boolean, offices: readonly CitesOffice[]): string {
  const names = offices.map(({ country, office }) =>
    office ? `${countryPhrase(country)} (${office.name})` : countryPhrase(country),
  );
  const asked = `sk the CITES authorities of ${names.join(" and ")}`;
  return isNamed
    ? `A${asked} which permits the animal needs.`
    : `If it's a protected species, a${asked} which permits it needs.`;
}
