import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/schema.ts";
import type { ViewerId } from "../../accounts/relations/policy.ts";
import { canFind } from "./policy.ts";

/** The columns of tags that are written. */
export type TagColumns = {
  airline?: string | null;
  from_country?: string | null;
  to_country?: string | null;
  breed?: string | null;
  venue_id?: string | null;
};

/** The tags of hoots to list. */
export type TagFilter = {
  airline?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  breed?: string | undefined;
  venue?: string | undefined;
};

export const isTagged = (filter: TagFilter): RawBuilder<boolean> => {
  const { airline, from, to, breed, venue } = filter;
  const columns = Object.entries({
    airline,
    from_country: from,
    to_country: to,
    breed,
    venue_id: venue,
  });
  const clauses = columns.flatMap(([column, value]) =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`],
  );
  return clauses.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(clauses, sql` and `)})`;
};

/** How many hoots with these tags a viewer sees, up to `max`. */
export async function countTagged(
  db: Db,
  tags: TagFilter,
  { viewer, max }: { viewer: ViewerId; max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from hoots where ${isTagged(tags)} and ${canFind(viewer)} limit ${max}
    ) tagged`.execute(db);
  return rows[0]?.count ?? 0;
}
