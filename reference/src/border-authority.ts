import { borderInSentence, borderName, type BorderPlace } from "./border-text.ts";
import { authoritiesFor } from "./documents.ts";
import { authorities } from "./facts/authorities.ts";
import { citesAuthorities } from "./facts/cites.ts";
import { ruleBook } from "./readiness/rules.ts";

export type BorderAuthority = { name: string; address?: string | undefined };

/** The authority that decides who may enter a country or region, for travelers from another one. */
export function borderAuthority(border: BorderPlace, from: BorderPlace): BorderAuthority {
  const known = ruleBook.borders.get(border.region ?? border.country);
  const { entry } = authoritiesFor(
    borderName({ country: from.country }),
    borderName({ country: border.country }),
  );
  const listed = border.region ? undefined : authorities[border.country];
  const own = listed?.name ?? `the veterinary authority of ${borderInSentence(border)}`;
  // Of the EU's states, the Commission's page is known, and each has an authority of its own.
  const isOfEu = known?.authority.includes("country's own");
  const name = isOfEu
    ? `the European Commission and ${own}`
    : (known?.authority ?? entry?.name ?? own);
  return { name, address: entry?.page?.address ?? (known ? undefined : listed?.address) };
}

/** The authority that decides on animals for which we know no rules. */
export function animalAuthority(border: BorderPlace): BorderAuthority {
  const { name, address } = (border.region ? undefined : authorities[border.country]) ?? {};
  const known = ruleBook.borders.get(border.region ?? border.country)?.authority;
  const own = `the veterinary authority of ${borderInSentence(border)}`;
  return { name: name ?? known ?? own, address };
}

/** The offices for endangered species of both countries; none within one country. */
export const citesOffices = (from: string, to: string): (BorderAuthority & { country: string })[] =>
  from === to
    ? []
    : [from, to].flatMap((country) => {
        const office = citesAuthorities[country];
        return office ? [{ country, name: office.name, address: office.address }] : [];
      });
