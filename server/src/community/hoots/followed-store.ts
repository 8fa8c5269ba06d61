import { sql } from "kysely";
import type { Db } from "../../platform/schema.ts";
import type { ListSizes } from "../comments/service.ts";
import { contentOf } from "../../accounts/relations/policy.ts";
import { canFind, isAuthor } from "./policy.ts";
import { type HootRow, hootsOf } from "./store.ts";

/** How many of the newest hoots are read before those of each followed person. */
const recentMax = { all: 2_000, ofCategory: 500 };

type Followed = { limit: number; before: string | undefined; category: string | undefined };

/**
 * The newest hoots of the people whom a viewer follows: among the latest of all where enough are there, else the latest
 * of each person, so that the cost depends on neither the number of hoots nor their age.
 */
export function listFollowedHoots(
  db: Db,
  { limit, before, category }: Followed,
  sizes: ListSizes & { viewer: string },
): Promise<HootRow[]> {
  const { viewer } = sizes;
  const most = sql.lit(category === undefined ? recentMax.all : recentMax.ofCategory);
  const cursor = before === undefined ? sql`true` : sql`id < ${before}`;
  const inCategory = category === undefined ? sql`true` : sql`category = ${category}`;
  const newestOf = (person: string, count: number) => sql`
    select id from hoots
    where ${isAuthor({ userId: sql.ref(person) })} and ${cursor} and ${inCategory}
      and ${canFind(viewer)}
    order by id desc limit ${sql.lit(count)}`;
  // Hoots of a deleted account have no author, also while it can come back.
  const followed = sql`select other_id from relations where profile_id = ${viewer} and kind = 'follow'
    and not exists (select from accounts a where a.id = other_id and a.deletion_asked_at is not null)`;
  const ids = sql`
      select id from (
        with recent as materialized (
          select id, author_id, hidden_at from hoots where ${cursor} and ${inCategory}
          order by id desc limit ${most}
        ), near as materialized (
          select id from recent
          where ${contentOf().author} in (${followed}) and ${canFind(viewer)}
          order by id desc limit ${sql.lit(limit)}
        ), is_far as materialized (
          -- No author has more in a category with few hoots.
          select (select count(*) from near) < ${sql.lit(limit)}
            and (select count(*) from recent) = ${most} as it
        ), active as (
          -- A page is by at most as many people as it has hoots: those whose latest hoots are the newest.
          select f.other_id from (${followed}) f
            cross join lateral (${newestOf("f.other_id", 1)}) latest
          where (select it from is_far)
          order by latest.id desc limit ${sql.lit(limit)}
        ), far as (
          select latest.id from active
            cross join lateral (${newestOf("active.other_id", limit)}) latest
          order by latest.id desc limit ${sql.lit(limit)}
        )
        select id from near where not (select it from is_far)
        union all select id from far
      ) found`;
  return hootsOf(db, { ids, isFiltered: category !== undefined }, sizes);
}
