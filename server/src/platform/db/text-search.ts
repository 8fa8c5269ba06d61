import { type RawBuilder, sql } from "kysely";
import type { Wanted } from "../text/matching.ts";
import { type Term, termsOf } from "../text/tokens.ts";
import type { Db } from "../schema.ts";

type QueryOptions = {
  /** The terms must follow each other. */
  isSequence?: boolean;
  /** The last term may be only begun. */
  isBegun?: boolean;
  /** `A` for the title of a text, or the username of a person. */
  weight?: "" | "A";
};

/** A query for `to_tsquery`: all terms, or in sequence. Null matches nothing. */
export function tsqueryOf(
  terms: readonly Wanted[],
  { isSequence = false, isBegun = true, weight = "" }: QueryOptions = {},
): string | null {
  if (terms.length === 0) return null;
  const operands = terms.map((term, at) => {
    const isLast = at === terms.length - 1;
    const parts = partsOf(term, {
      isFirst: !isSequence || at === 0,
      isLast: !isSequence || isLast,
    });
    const isPrefix = (isBegun && isLast) || (term.is === "character" && term.units.length === 1);
    const written = parts.map(
      (part, index) => `${part}:${isPrefix && index === parts.length - 1 ? "*" : ""}${weight}`,
    );
    const others = (term.forms ?? []).map((form) => `${form}:${weight}`);
    return `(${[`(${written.join(" <-> ")})`, ...others].join(" | ")})`;
  });
  return operands.join(isSequence ? " <-> " : " & ");
}

/** What the index has of a run of characters ABC: the pairs AB and BC, and at the end of words A and C too. */
function partsOf({ units }: Wanted, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  if (units.length === 1) return units;
  const pairs = units.slice(1).map((unit, at) => `${units[at] ?? ""}${unit}`);
  return [...(isFirst ? [] : units.slice(0, 1)), ...pairs, ...(isLast ? [] : units.slice(-1))];
}

/**
 * A query for an index that has each word behind a prefix and without its place, as `tsquery`: all terms, of which the last
 * may be only begun, but characters of one term in any order. Null matches nothing.
 */
export function prefixedQuery(terms: readonly Term[], prefix: string): string | null {
  if (terms.length === 0) return null;
  const parts = terms.flatMap((term, at) => {
    const all = partsOf(term, { isFirst: true, isLast: true });
    const isBegun = at === terms.length - 1 || (term.is === "character" && all.length === 1);
    return all.map((part, index) => ({ part, isBegun: isBegun && index === all.length - 1 }));
  });
  return parts.map(({ part, isBegun }) => `'${prefix}${part}'${isBegun ? ":*" : ""}`).join(" & ");
}

const matches = (query: string | null): RawBuilder<boolean> =>
  sql<boolean>`words @@ to_tsquery('simple', ${query})`;

/** Rows of a table whose column `words` matches all terms; the last term matches as a prefix. */
export const matchesQuery = (query: string): RawBuilder<boolean> =>
  matches(tsqueryOf(termsOf(query)));

/** Adjacent terms of short queries, joined: "under seat" also finds "underseat". */
function joinedSpellings(query: string): string[] {
  const terms = query.split(/\s+/).filter(Boolean);
  if (terms.length > 3) return [];
  return terms
    .slice(1)
    .map((term, index) => terms.toSpliced(index, 2, `${terms[index] ?? ""}${term}`).join(" "));
}

/** Like `matchesQuery`, and rows with two adjacent terms of a short query in one word. */
export function matchesJoinedQuery(query: string): RawBuilder<boolean> {
  const each = [query, ...joinedSpellings(query)].map(matchesQuery);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** The same, but all terms must match the highest weight: the title of a text, the username of a person. */
export const titleMatchesQuery = (query: string): RawBuilder<boolean> =>
  matches(tsqueryOf(termsOf(query), { weight: "A" }));

/** English words that may have other forms. */
const isInflected = ({ units }: Term): boolean => /^[a-z]{1,30}$/.test(units.join(" "));

const endings = ["", "s", "es", "ed", "d", "ing", "er", "ers", "ly"];

/** What may be other forms of an English word; the stems decide. */
function possibleForms(word: string): Set<string> {
  const roots = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > 2)
    .map((ending) => word.slice(0, word.length - ending.length))
    .flatMap((root) => [root, `${root}e`, root.replace(/e$/, ""), root.replace(/(.)\1$/, "$1")])
    .flatMap((root) => [root, root.replace(/i$/, "y"), root.replace(/y$/, "i")])
    .flatMap((root) => [root, `${root}${root.at(-1) ?? ""}`]);
  return new Set([word, ...roots.flatMap((root) => endings.map((ending) => root + ending))]);
}

const formsMax = 20;

type Forms = {
  others: string[];
  /** A word like "the", which says nothing. */
  isCommon: boolean;
};

/** Other forms of the English words among terms. */
export async function formsOf(db: Db, terms: readonly Term[]): Promise<Map<string, Forms>> {
  const words = [...new Set(terms.filter(isInflected).flatMap(({ units }) => units))];
  const found = new Map<string, Forms>();
  if (words.length === 0) return found;
  const pairs = words.flatMap((word) => [...possibleForms(word)].map((form) => ({ word, form })));
  const { rows } = await sql<{ word: string; form: string; common: boolean }>`
    select word, form, ts_lexize('english_stem', word) = '{}' as common
    from unnest(${pairs.map(({ word }) => word)}::text[], ${pairs.map(({ form }) => form)}::text[])
      p (word, form)
    where ts_lexize('english_stem', word) = ts_lexize('english_stem', form)`.execute(db);
  for (const { word, form, common: isCommon } of rows) {
    const { others }: Forms = found.get(word) ?? { others: [], isCommon };
    if (form !== word && !isCommon && others.length < formsMax) others.push(form);
    found.set(word, { others, isCommon });
  }
  return found;
}

/** A term with its other forms. */
export function withForms(term: Term, forms: ReadonlyMap<string, Forms>): Wanted {
  const others = forms.get(term.units[0] ?? "")?.others ?? [];
  return term.units.length === 1 && others.length > 0 ? { ...term, forms: others } : term;
}

/** Whether a term is a word like "the". */
export const isCommon = ({ units }: Term, forms: ReadonlyMap<string, Forms>): boolean =>
  units.length === 1 && forms.get(units[0] ?? "")?.isCommon === true;

/**
 * The terms of a query with other forms of English words, and without words like "the" but for the last term, which may be
 * the beginning of another word.
 */
export async function wantedTerms(db: Db, query: string): Promise<Wanted[]> {
  const terms = termsOf(query);
  const forms = await formsOf(db, terms);
  return terms
    .filter((term, at) => at === terms.length - 1 || !isCommon(term, forms))
    .map((term) => withForms(term, forms));
}

/** Rows that are scanned one by one before the index is used. */
const looked = 1_000;
/** Older rows are not searched after this many matches. */
const enough = 20;
/** At most this many of the newest matches are ranked. */
const weighed = 2_000;

/**
 * A query for the IDs of at most `limit` matching rows: rows with all terms in the title first, then the newest.
 * Common words are found among the newest rows, others by the index, so that no search scans the whole table. With
 * `order by`, PostgreSQL would scan it, because it estimates a prefix as common. IDs are in posting order. `where` is a
 * further condition for the rows.
 */
export function idsMatchingQuery(
  table: string,
  terms: readonly Wanted[],
  limit: number,
  where: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const rows = sql.table(table);
  const isMatch = matches(tsqueryOf(terms));
  return sql`
    select id from (
      with recent as materialized (
        select id, words from ${rows} where ${where} order by id desc limit ${looked}
      ), near as materialized (
        select id, words from recent where ${isMatch}
      ), indexed as materialized (
        select id from ${rows} where (select count(*) from near) < ${enough} and ${isMatch}
          and ${where}
      ), far as (
        select r.id, r.words from (select id from indexed order by id desc limit ${weighed}) i
        join ${rows} r on r.id = i.id
      )
      select id, words from near where (select count(*) from near) >= ${enough}
      union all select id, words from far
    ) found order by ${matches(tsqueryOf(terms, { weight: "A" }))} desc, id desc limit ${limit}`;
}
