import { type RawBuilder, sql } from "kysely";

/** Rows of a table whose column `words` matches all terms; the last term matches as a prefix. */
export const matchesQuery = (query: string): RawBuilder<boolean> =>
  sql<boolean>`words @@ words_query(${query}, '')`;

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
  sql<boolean>`words @@ words_query(${query}, 'A')`;

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
  query: string,
  limit: number,
  where: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const rows = sql.table(table);
  return sql`
    select id from (
      with recent as materialized (
        select id, words from ${rows} where ${where} order by id desc limit ${looked}
      ), near as materialized (
        select id, words from recent where ${matchesQuery(query)}
      ), indexed as materialized (
        select id from ${rows} where (select count(*) from near) < ${enough} and ${matchesQuery(query)}
          and ${where}
      ), far as (
        select r.id, r.words from (select id from indexed order by id desc limit ${weighed}) i
        join ${rows} r on r.id = i.id
      )
      select id, words from near where (select count(*) from near) >= ${enough}
      union all select id, words from far
    ) found order by ${titleMatchesQuery(query)} desc, id desc limit ${limit}`;
}
