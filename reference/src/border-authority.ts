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
  const own = `the veterinary authority of ${borderInSentence(border)}`;
  // Of the EU's states, the Commission's page is known, and each has an authority of its own.
  const isOfEu = known?.authority.includes("country's own");
  const name = isOfEu
    ? `the European Commission and ${own}`
    : (known?.authority ?? entry?.name ?? own);
  return { name, address: entry?.page?.address };
}
