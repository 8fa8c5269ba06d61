import { type RawBuilder, sql } from "kysely";

/**
 * A query for random IDs of a table whose rows each have a fixed `dice` from 0 to 1: the rows next to random numbers that
 * meet a condition.
 * Uses an index, so the cost doesn't depend on the table's size.
 */
export function idsNextTo(
  table: string,
  throws: readonly number[],
  where: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const rows = sql.table(table);
  const [first = 0] = throws;
  const count = throws.length;
  return sql`
    select id from (
      select id, min(turn) as turn from (
        (select near.id, 1 as turn from unnest(${throws}::double precision[]) t
           cross join lateral (select id from ${rows} where dice >= t and ${where} order by dice limit 1) near)
        union all (select id, 2 from ${rows} where dice >= ${first} and ${where} order by dice limit ${count})
        union all (select id, 3 from ${rows} where dice < ${first} and ${where} order by dice limit ${count})
      ) picks group by id
    ) distinct_picks order by turn limit ${count}`;
}
