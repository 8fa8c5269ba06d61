import { type RawBuilder, sql } from "kysely";
import { joinAuthor } from "../../accounts/profiles/service.ts";
import type { Db } from "../../platform/schema.ts";
import { type ListSizes } from "../comments/service.ts";
import type { ViewerId } from "../../accounts/relations/policy.ts";
import { canFind } from "./policy.ts";
import { hootColumns, type HootRow } from "./store.ts";

/** `query` is for `to_tsquery`. */
export type Search = {
  query: string | null;
  limit: number;
  before: string | undefined;
  newest: number;
};

/** How many of the newest hoots are scanned before the text index is used. */
const scannedMax = 5_000;
/** How many more are scanned for a phrase of words that are common together. */
const scannedForPhrase = 10_000;
/** What `querytree` returns for a query of excluded words alone, for which the index would list the whole table. */
const nothingIndexable = "T";
/** Enough matches among the scanned hoots to skip the index. */
const enoughMatches = 100;
/** `<->` and `<2>` in a query: a word that follows another. */
const following = "<(-|[0-9]+)>";

/**
 * The best of the `newest` hoots that match. Common words are found by scanning the newest hoots; for rare ones the index
 * lists all matches, so no search scans the whole table.
 */
export async function searchHoots(
  db: Db,
  { limit, before, newest, query: text }: Search,
  sizes: ListSizes,
): Promise<HootRow[]> {
  const query = sql`to_tsquery('simple', ${text})`;
  const after =
    before === undefined
      ? sql`true`
      : sql`(r.rank, r.id) < (select ts_rank_cd(words, ${query}), id from hoots where id = ${before})`;
  const { rows } = await sql<HootRow>`
    with ${foundBy({ query, newest, viewer: sizes.viewer })}, ranked as (
      select id, ts_rank_cd(words, ${query}) as rank from found
    ), selected as (
      select r.id, r.rank from ranked r where ${after} order by r.rank desc, r.id desc limit ${limit}
    )
    select ${hootColumns(sizes)}
    from selected s join hoots h on h.id = s.id ${joinAuthor("h")}
    order by s.rank desc, s.id desc`.execute(db);
  return rows;
}

type Words = { query: RawBuilder<unknown>; newest: number; viewer: ViewerId };

/**
 * The `newest` matches as `found`. The index doesn't know the places of words: for a phrase it lists all hoots that have
 * the words somewhere, and each of them is read. Where that would be many, hoots are scanned instead, and the oldest
 * are not searched.
 */
function foundBy({ query, newest, viewer }: Words): RawBuilder<unknown> {
  const isSeen = canFind(viewer);
  const isEnough = sql`(select count(*) from near) >= ${enoughMatches}`;
  const isCommonPhrase = sql`(select is_common_phrase from plan)`;
  return sql`
    terms as materialized (
      -- The words that a match has wherever they stand.
      select query, regexp_replace(querytree(query), ${following}, '&', 'g')::tsquery as all_words,
        querytree(query) <> ${nothingIndexable} as is_indexable
      from (select ${query} as query) q
    ), recent as materialized (
      select id, words from hoots where ${isSeen} order by id desc limit ${scannedMax}
    ), worded as materialized (
      select id, words from recent cross join terms where words @@ all_words or not is_indexable
    ), near as materialized (
      select id, words from worded where words @@ ${query} limit ${newest}
    ), plan as materialized (
      select query::text ~ ${following} and not ${isEnough}
        and (select count(*) from worded) >= ${enoughMatches} as is_common_phrase from terms
    ), older as materialized (
      select id, words from (
        select id, words from hoots
        where ${isCommonPhrase} and id < (select min(id::text)::uuid from recent) and ${isSeen}
        order by id desc limit ${scannedForPhrase}
      ) o where words @@ ${query}
    ), indexed as materialized (
      -- Without an order, and by terms that PostgreSQL doesn't know as it plans: where it expects many matches, it would
      -- walk the whole table.
      select id from terms cross join hoots
      where not ${isEnough} and not ${isCommonPhrase} and is_indexable and words @@ query and ${isSeen}
    ), far as (
      select h.id, h.words from (select id from indexed order by id desc limit ${newest}) i
        join hoots h on h.id = i.id
    ), found as materialized (
      (select id, words from near where ${isEnough} or ${isCommonPhrase})
      union all select id, words from older
      union all select id, words from far
    )`;
}
