import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { fieldsOf, isFreeText, type Shape } from "../../../testing/text-fields.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

type Operation = {
  parameters: { name: string; in: string; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses: Record<string, unknown>;
  security: unknown[];
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

test("the OpenAPI document has every path with its access, input and output", async () => {
  const answer = await server.fetch("/api/openapi.json");
  const document: Document = await answer.json();
  expect(document.openapi).toBe("3.1.0");
  const hoot = document.paths["/api/hoots/{id}"];
  expect(Object.keys(hoot ?? {}).sort()).toEqual(["delete", "get", "put"]);
  expect(hoot?.["put"]?.security).toEqual([{ bearer: [] }, { accessToken: ["write"] }]);
  expect(hoot?.["put"]?.parameters.map(({ name }) => name).sort()).toEqual([
    "Idempotency-Key",
    "If-Match",
    "id",
  ]);
  for (const path of [
    "/api/auth/signup",
    "/api/gifs/search",
    "/api/newsletter",
    "/api/profiles/me",
  ]) {
    expect(document.paths, path).toHaveProperty([path]);
  }
});

test("the API reference is an HTML page", async () => {
  const page = await (await server.fetch("/api/docs")).text();
  expect(page).toContain("/api/hoots/:id/comments");
  expect(page).toContain("RATE_LIMITED");
});

test("the API documents the maximum length of every text and list", async () => {
  const document: Document = await (await server.fetch("/api/openapi.json")).json();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const shapes = operations.flatMap(({ parameters, requestBody }) => [
    // Any version may be sent; one that there is not is a conflict.
    ...parameters.filter(({ name }) => name !== "If-Match").map(({ schema }) => schema),
    requestBody?.content["application/json"]?.schema ?? {},
  ]);
  const fields = shapes.flatMap((shape) => fieldsOf(shape));
  const texts = fields.filter(isFreeText);
  const lists = fields.filter(({ shape }) => shape.type === "array");
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ shape }) => shape.maxLength === undefined)).toEqual([]);
  expect(lists.filter(({ shape }) => shape.maxItems === undefined)).toEqual([]);
});
