import { afterAll, beforeAll, expect, test } from "vitest";
import { told } from "./told.ts";
import { testHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse({ env: { demo: false } });
});
afterAll(() => house.close());

test("of a refused row the log learns the reason, not the row", async () => {
  const canary = "canary-5c1e";
  const account = {
    id: "01900000-0000-7000-8000-000000000000",
    email: `${canary}@example.com`,
    password_hash: canary,
    verified_at: null,
  };
  const error: unknown = await house.db
    .insertInto("accounts")
    .values(account)
    .execute()
    .catch((reason: unknown) => new Error("outer", { cause: reason }));
  const words = JSON.stringify(told(error));
  expect(words).not.toContain(canary);
  expect(told(error)).toMatchObject({
    message: "outer",
    cause: { code: "23503", message: expect.stringContaining("violates foreign key") },
  });
});

test("what is no error is told by its kind alone", () => {
  expect(told("secret")).toEqual({ type: "string", message: "", stack: "" });
});
