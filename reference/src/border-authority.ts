import { borderInSentence, borderName, type BorderPlace } from "./border-text.ts";
import { authoritiesFor } from "./documents.ts";
import { ruleBook } from "./readiness/rules.ts";

export type BorderAuthority = { name: string; address?: string | undefined };

/** The authority that decides who may enter a country or region, for travelers from another one. */
export function borderAuthority(border: BorderPlace, from: BorderPlace): BorderAuthority {
  const known = ruleBook.borders.get(border.region ?? border.country);
  const { entry } = authoritiesFor(
    borderName({ country: from.country }),
    borderName({ country: border.country }),
  );
  const isNamed = known && !known.authority.includes("country's own");
  return {
    name: isNamed
      ? known.authority
      : (entry?.name ?? `the veterinary authority of ${borderInSentence(border)}`),
    address: entry?.page?.address,
  };
}
