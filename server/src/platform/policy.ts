import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Schema } from "./schema.ts";

type Table = keyof Schema;

/** Who asks: a person's ID, or the column of a query that has it. */
export type Viewer = { userId: string | RawBuilder<unknown> };

/** One rule about the rows of a table, in both of its forms. */
type Rule<T extends Table, Row> = {
  table: T;
  condition: (viewer: Viewer, alias: string) => RawBuilder<boolean>;
  holds: (userId: string, row: Row) => boolean;
};

/** Who may do something with the rows of a table: one definition for queries and for rows that are loaded. */
export type Policy<T extends Table = Table, Row = never> = {
  /** The condition of a query; `alias` is what the query calls the table. */
  (viewer: Viewer, alias?: string): RawBuilder<boolean>;
  /** The check of a row; a missing row allows nothing. */
  allows: <R extends Row>(viewer: { userId: string } | undefined, row: R | undefined) => row is R;
  rule: Rule<T, Row>;
};

/** A policy from one rule. */
export function policy<T extends Table, Row>({ rule }: { rule: Rule<T, Row> }): Policy<T, Row> {
  const condition = (viewer: Viewer, alias: string = rule.table) =>
    sql<boolean>`(${rule.condition(viewer, alias)})`;
  const allows = <R extends Row>(
    viewer: { userId: string } | undefined,
    row: R | undefined,
  ): row is R => viewer !== undefined && row !== undefined && rule.holds(viewer.userId, row);
  return Object.assign(condition, { allows, rule });
}

/** Allows what either rule allows. */
export const either = <T extends Table, One, Other>(
  { rule: one }: { rule: Rule<T, One> },
  { rule: other }: { rule: Rule<T, Other> },
): Policy<T, One & Other> =>
  policy({
    rule: {
      table: one.table,
      condition: (viewer, alias) =>
        sql<boolean>`${one.condition(viewer, alias)} or ${other.condition(viewer, alias)}`,
      holds: (userId, row) => one.holds(userId, row) || other.holds(userId, row),
    },
  });

/** Allows everybody where the column is null. */
export const anybodyIfNull = <T extends Table, C extends keyof Selectable<Schema[T]> & string>(
  table: T,
  column: C,
): Policy<T, Record<C, string | null>> =>
  policy({
    rule: {
      table,
      condition: (_viewer, alias) => sql<boolean>`${sql.ref(`${alias}.${column}`)} is null`,
      holds: (_userId, row) => row[column] === null,
    },
  });

/** The person whose ID is in a column of the row. */
export const personIn = <T extends Table, C extends keyof Selectable<Schema[T]> & string>(
  table: T,
  column: C,
): Policy<T, Record<C, string | null>> =>
  policy({
    rule: {
      table,
      condition: ({ userId }, alias) => sql<boolean>`${sql.ref(`${alias}.${column}`)} = ${userId}`,
      holds: (userId, row) => row[column] === userId,
    },
  });

/** The people whose IDs are in a column of the row that is a list. */
export const personAmong = <T extends Table, C extends keyof Selectable<Schema[T]> & string>(
  table: T,
  column: C,
): Policy<T, Record<C, readonly string[]>> =>
  policy({
    rule: {
      table,
      condition: ({ userId }, alias) =>
        sql<boolean>`${sql.ref(`${alias}.${column}`)} @> array[${userId}]::uuid[]`,
      holds: (userId, row) => row[column].includes(userId),
    },
  });
