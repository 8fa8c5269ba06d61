import { type RawBuilder, sql } from "kysely";

/** A cursor in a sorted list: the sort value as text, and the ID that orders equal values. */
export type KeysetCursor = { value: string; id: number };

/** A page of a sorted list: a number of rows from its start or end, between two cursors. */
export type KeysetPage = {
  count: number;
  fromEnd: boolean;
  after?: KeysetCursor | undefined;
  before?: KeysetCursor | undefined;
};

/** The sort column of a list; equal values are ordered by `id`, in the same direction. */
export type Sorting = {
  by: RawBuilder<unknown>;
  as: "text" | "bigint";
  id: RawBuilder<unknown>;
  down: boolean;
};

/** The condition that a row is between the two cursors of a page. */
export function between(sorting: Sorting, { after, before }: KeysetPage): RawBuilder<boolean> {
  const { down } = sorting;
  const past = after ? isBeyond(sorting, after, down ? "<" : ">") : sql`true`;
  const short = before ? isBeyond(sorting, before, down ? ">" : "<") : sql`true`;
  return sql<boolean>`${past} and ${short}`;
}

const isBeyond = ({ by, id, as }: Sorting, cursor: KeysetCursor, than: "<" | ">") =>
  sql`(${by}, ${id}::bigint) ${sql.raw(than)} (${cursor.value}::${sql.raw(as)}, ${cursor.id}::bigint)`;

/** The `order by` of a page, starting from the end that it counts from. */
export function direction({ by, id, down }: Sorting, { fromEnd }: KeysetPage): RawBuilder<unknown> {
  const way = sql.raw(down === fromEnd ? "asc" : "desc");
  return sql`${by} ${way}, ${id} ${way}`;
}

/** Whether a cursor is valid for this sorting, so that the database can parse it. */
export const fits = ({ as }: Pick<Sorting, "as">, { value }: KeysetCursor): boolean =>
  as === "text" ? !value.includes("\0") : /^-?\d{1,18}$/.test(value);
