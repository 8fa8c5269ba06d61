import { sql } from "kysely";
import { matchesJoinedQuery, titleMatchesQuery } from "../../platform/db/text-search.ts";
import type { Db } from "../../platform/schema.ts";

/** A product in the site's search. `lowest` and `highest` are cents, null without variants. */
export type FoundProduct = {
  id: number;
  title: string;
  description: string;
  image: string | null;
  lowest: number | null;
  highest: number | null;
};

/** At most `limit` published products that contain the words: title matches first, then by sales. */
export async function findByWords(db: Db, query: string, limit: number): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select p.id, p.title, p.description, i.path as image, s.lowest, s.highest
    from (
      select id, title, description, sold, ${titleMatchesQuery(query)} as titled from products
      where ${matchesJoinedQuery(query)} and published_at <= now()
      order by titled desc, sold desc, id limit ${limit}
    ) p
    left join lateral (
      select path from product_images where product_id = p.id order by position, id limit 1
    ) i on true
    cross join lateral (
      select min(price) as lowest, max(price) as highest from variants where product_id = p.id
    ) s
    order by p.titled desc, p.sold desc, p.id`.execute(db);
  return rows;
}

/** At most `limit` published products with time of last change, newest first. */
export const lastChanges = (db: Db, limit: number): Promise<{ id: number; updated_at: Date }[]> =>
  db
    .selectFrom("products")
    .select(["id", "updated_at"])
    .where("published_at", "<=", sql<Date>`now()`)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
