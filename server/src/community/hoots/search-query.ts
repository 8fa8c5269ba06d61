import { formsOf, isCommon, tsqueryOf, withForms } from "../../platform/db/text-search.ts";
import type { Db } from "../../platform/schema.ts";
import type { Wanted } from "../../platform/text/matching.ts";
import { type Term, termsOf, withoutEmoji } from "../../platform/text/tokens.ts";

export type HootQuery = {
  /** For `to_tsquery`; null where nothing is searched for. */
  text: string | null;
  /** What is marked in the hoots found. */
  wanted: readonly Wanted[];
};

/** A word or a phrase of the query. Words that a sign joins, like 737-800, are a phrase too. */
type Clause = { terms: readonly Term[]; isExcluded: boolean; isQuoted: boolean; group: number };

const part = /(-?)(?:"([^"]*)"?|(\S+))/g;

/** The query as people write it: `"a phrase"`, `-excluded`, `or` between alternatives, and words that all must match. */
function clausesOf(query: string): Clause[] {
  const clauses: Clause[] = [];
  let group = 0;
  for (const [, sign, quoted, word = ""] of query.matchAll(part)) {
    if (quoted === undefined && sign === "" && /^or$/i.test(word)) group += 1;
    const terms = /^or$/i.test(word) ? [] : termsOf(quoted ?? word);
    if (terms.length === 0) continue;
    clauses.push({ terms, isExcluded: sign === "-", isQuoted: quoted !== undefined, group });
  }
  const shown = new Set(withoutEmoji(clauses.flatMap(({ terms }) => terms)));
  return clauses.filter(({ terms }) => terms.some((term) => shown.has(term)));
}

/** Reads a query. The last word may be only begun. */
export async function hootQuery(db: Db, query: string): Promise<HootQuery> {
  const clauses = clausesOf(query);
  const forms = await formsOf(
    db,
    clauses.flatMap(({ terms }) => terms),
  );
  const last = clauses.at(-1);
  const saying = clauses.filter(
    (clause) =>
      clause === last || clause.isQuoted || !clause.terms.every((term) => isCommon(term, forms)),
  );
  const written = saying.map((clause) => {
    const { isExcluded, isQuoted, group } = clause;
    const wanted = clause.terms.map((term) => withForms(term, forms));
    const isBegun = clause === last && !isExcluded && !isQuoted;
    const text = tsqueryOf(wanted, { isSequence: true, isBegun }) ?? "";
    return {
      group,
      wanted: isExcluded ? [] : wanted,
      text: isExcluded ? `!(${text})` : `(${text})`,
    };
  });
  const groups = [...Map.groupBy(written, ({ group }) => group).values()];
  const text = groups.map((group) => group.map((each) => each.text).join(" & ")).join(" | ");
  return { text: text || null, wanted: written.flatMap(({ wanted }) => wanted) };
}
