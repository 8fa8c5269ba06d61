import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newDatabase } from "../../../testing/postgres.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { executePrepared, preparedArray } from "./prepared.ts";
import { transact } from "./transact.ts";

type Bowls = { bowls: { size: number } };

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")(
  "a question asked all the time",
  () => {
    let database: OpenDatabase<Bowls>;
    let databaseUrl: string;
    beforeAll(async () => {
      const name = `prepared_${crypto.randomUUID().slice(0, 8)}`;
      databaseUrl = await newDatabase(inject("postgresUrl"), name);
      database = await openDatabase<Bowls>({ databaseUrl, dataDir: "" });
      await sql`create table bowls (size integer)`.execute(database.db);
      await sql`insert into bowls values (1), (2), (3)`.execute(database.db);
    });
    afterAll(() => database.close());

    const bowlsFrom = (db: OpenDatabase<Bowls>["db"], size: number) =>
      executePrepared(
        db,
        sql<{ size: number }>`select size from bowls where size >= ${size}`.compile(db),
      );

    test("is read and planned once a connection, whatever its values", async () => {
      const sizes = await database.db.connection().execute(async (db) => {
        const first = await bowlsFrom(db, 2);
        const second = await bowlsFrom(db, 3);
        const { rows } = await sql`
        select 1 from pg_prepared_statements where statement like '%from bowls%'
        and generic_plans + custom_plans = 2`.execute(db);
        expect(rows).toHaveLength(1);
        return [first.length, second.length];
      });
      expect(sizes).toEqual([2, 1]);
    });

    test("with an array is planned once for all lengths", async () => {
      const bowlsAmong = (db: OpenDatabase<Bowls>["db"], sizes: string[]) =>
        executePrepared(
          db,
          sql<{ size: number }>`
            select size from bowls join unnest(${preparedArray(sizes, "text")}) as given (each)
              on size = each::integer
            where given.each = any (${preparedArray(sizes, "text")})`.compile(db),
        );
      await database.db.connection().execute(async (db) => {
        for (let call = 0; call < 10; call += 1)
          expect(await bowlsAmong(db, ["2"])).toHaveLength(1);
        expect(await bowlsAmong(db, ["1", "3", "9"])).toHaveLength(2);
        const { rows } = await sql`
          select custom_plans, generic_plans from pg_prepared_statements
          where statement like '%given.each%' and name <> ''`.execute(db);
        // PostgreSQL plans the first five calls to compare what they cost.
        expect(rows).toEqual([{ custom_plans: 5, generic_plans: 6 }]);
      });
    });

    test("is answered all the same after its columns have changed, and so is one in a transaction", async () => {
      const { db } = database;
      const changed = () => sql`alter table bowls alter column size type bigint`.execute(db);
      const changedBack = () => sql`alter table bowls alter column size type integer`.execute(db);
      await bowlsFrom(db, 1);
      await changed();
      expect(await bowlsFrom(db, 1)).toHaveLength(3);
      const other = await openDatabase<Bowls>({ databaseUrl, dataDir: "" });
      await bowlsFrom(other.db, 1);
      await changedBack();
      const inside = await transact(other.db, async (trx) => {
        await sql`insert into bowls values (4)`.execute(trx);
        return bowlsFrom(trx, 1);
      });
      expect(inside).toHaveLength(4);
      expect(await bowlsFrom(db, 1)).toHaveLength(4);
      await other.close();
    });
  },
);
