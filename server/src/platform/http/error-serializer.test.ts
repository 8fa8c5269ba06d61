import { afterAll, beforeAll, expect, test } from "vitest";
import { serializeError } from "./error-serializer.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

test("the log contains the reason for a rejected row, not the row", async () => {
  const canary = "canary-5c1e";
  const account = {
    id: "01900000-0000-7000-8000-000000000000",
    email: `${canary}@example.com`,
    password_hash: canary,
    verified_at: null,
  };
  const error: unknown = await server.db
    .insertInto("accounts")
    .values(account)
    .execute()
    .catch((reason: unknown) => new Error("outer", { cause: reason }));
  const text = JSON.stringify(serializeError(error));
  expect(text).not.toContain(canary);
  expect(serializeError(error)).toMatchObject({
    message: "outer",
    cause: { code: "23503", message: expect.stringContaining("violates foreign key") },
  });
});

test("of a thrown value that is not an error, only the type is logged", () => {
  expect(serializeError("secret")).toEqual({ type: "string", message: "", stack: "" });
});
