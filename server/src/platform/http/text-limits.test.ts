import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRows } from "../../../testing/authorization-all-rows.ts";
import { makeScene, type Row, type Scene, send } from "../../../testing/authorization-scene.ts";
import { onPostgres } from "../../../testing/engine.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newAdmin } from "../../../testing/people.ts";
import {
  exampleOf,
  type Field,
  fieldsOf,
  isFreeText,
  nastyTexts,
  type Shape,
  shapeOf,
  withAt,
} from "../../../testing/text-fields.ts";

let server: TestServer;
let shared: Scene;
let adminToken: string;
beforeAll(async () => {
  // On PostgreSQL the database is the judge: it ends a statement after one second, and the response is 503.
  server = await testServer({ statementMs: onPostgres ? 1_000 : undefined });
  shared = await makeScene(server);
  adminToken = (await newAdmin(server, "Ada Admin")).token;
});
afterAll(() => server.close());

type Part = "query" | "body";
const parts: readonly Part[] = ["query", "body"];

/** One example of a permitted call for each endpoint. */
const rows = [...Map.groupBy(allRows, ({ endpoint }) => endpoint).values()].flatMap(
  ([first]) => first ?? [],
);

const shapeOfPart = ({ endpoint }: Row, part: Part): Shape => {
  const schema = endpoint[part];
  return schema ? shapeOf(schema) : {};
};

type Answer = { status: number; text: string; code?: string; fields?: Record<string, string> };

type Call = { row: Row; part: Part; field: Field };
type Input = Awaited<ReturnType<Row["input"]>>;

/** What each of the calls is made with: one thing for all of them, but for those that end what they stand on. */
function inputs(): (row: Row) => Promise<{ scene: Scene; input: Input }> {
  const scenes = new Map<Row, Promise<{ scene: Scene; input: Input }>>();
  const make = async (row: Row) => {
    const scene = row.ends ? await makeScene(server) : shared;
    return { scene, input: await row.input(scene) };
  };
  return (row) => {
    const made = scenes.get(row) ?? make(row);
    if (!row.ends) scenes.set(row, made);
    return made;
  };
}

async function answerTo(
  { row, part, field }: Call,
  { scene, input }: { scene: Scene; input: Input },
  value: unknown,
): Promise<Answer> {
  const { endpoint } = row;
  const changed = withAt(shapeOfPart(row, part), input[part] ?? {}, field.path, value);
  const token =
    endpoint.session === "admin" || endpoint.session === "moderator"
      ? adminToken
      : scene.owner.token;
  const isOpen = endpoint.session === "none";
  const response = await send(
    server,
    endpoint,
    { ...input, [part]: changed },
    isOpen ? undefined : token,
  );
  const isJson = response.headers.get("content-type")?.includes("application/json");
  if (!isJson) await response.body?.cancel();
  const text = isJson ? await response.text() : "";
  return { ...(isJson ? JSON.parse(text) : {}), status: response.status, text };
}

const named = (row: Row) => `${row.endpoint.method} ${row.endpoint.path}`;
const cases = rows.flatMap((row) =>
  parts.flatMap((part) => fieldsOf(shapeOfPart(row, part)).map((field) => ({ row, part, field }))),
);
const withTexts = [
  ...Map.groupBy(
    cases.filter(({ field }) => isFreeText(field)),
    ({ row }) => named(row),
  ),
];
const withLists = [
  ...Map.groupBy(
    cases.filter(({ field }) => field.shape.maxItems !== undefined),
    ({ row }) => named(row),
  ),
];

/** The message for texts of a fixed format, whatever their length. */
const fixedForms = " must be |^(?:Choose|Select) |^This is not|can't contain a web address";

/** Hard texts in turn, so that all of them come to many fields. */
let turn = 0;
function nextNasty(length: number, count: number): string[] {
  const all = nastyTexts(length);
  turn += count;
  return Array.from({ length: count }, (_, n) => all[(turn + n) % all.length] ?? "");
}

test("PostgreSQL ends a statement after one second", async () => {
  if (server.database.kind === "pglite") return;
  await expect(sql`select pg_sleep(30)`.execute(server.db)).rejects.toMatchObject({
    code: "57014",
  });
});

test("there are texts and lists with limits", () => {
  expect(withTexts.length).toBeGreaterThan(40);
  expect(withLists.length).toBeGreaterThan(3);
});

describe("a text of the maximum length is processed within the statement timeout of a second", () => {
  test.each(withTexts)(
    "%s",
    async (_name, calls) => {
      const inputOf = inputs();
      for (const call of calls) {
        const { path, shape } = call.field;
        const { maxLength = 0 } = shape;
        for (const text of nextNasty(maxLength, 3)) {
          const answer = await answerTo(call, await inputOf(call.row), text);
          const what = [path.join("."), text.slice(0, 20)];
          expect([...what, answer.status < 500 || answer.text]).toEqual([...what, true]);
        }
      }
    },
    120_000,
  );
});

describe("a text one character longer is rejected with its field", () => {
  test.each(withTexts)(
    "%s",
    async (_name, calls) => {
      const inputOf = inputs();
      for (const call of calls) {
        const { path, shape } = call.field;
        const at = path.join(".");
        const max = shape.maxLength ?? 0;
        const answer = await answerTo(call, await inputOf(call.row), "1".repeat(max + 1));
        // With a few more characters the whole target is over its limit.
        if (answer.code === "BODY_TOO_LARGE" && call.part === "query") continue;
        expect([at, answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([
          at,
          400,
          expect.stringMatching(/^(?:VALIDATION|TOKEN_INVALID)$/),
          expect.arrayContaining([at]),
        ]);
        // The message for a fixed format names it.
        if (shape.pattern === undefined && answer.code === "VALIDATION")
          expect(answer.fields?.[at]).toMatch(
            new RegExp(`\\b${max.toLocaleString("en-US")}\\b|${fixedForms}`),
          );
      }
    },
    120_000,
  );
});

describe("a list with one item too many is rejected with its field", () => {
  test.each(withLists)(
    "%s",
    async (_name, calls) => {
      const inputOf = inputs();
      for (const call of calls) {
        const { items = {}, maxItems = 0 } = call.field.shape;
        const list = Array.from({ length: maxItems + 1 }, () => exampleOf(items));
        const { status, fields } = await answerTo(call, await inputOf(call.row), list);
        const at = call.field.path.join(".");
        expect([at, status, fields?.[at]]).toEqual([at, 400, expect.any(String)]);
      }
    },
    120_000,
  );
});

test("IDs and tokens of 7 kB in the path are not found", async () => {
  for (const { endpoint } of rows) {
    if (!endpoint.params) continue;
    const names = Object.keys(endpoint.params.def.shape);
    // The whole target has a limit of its own.
    const long = "a".repeat(7_000 / names.length);
    const params = Object.fromEntries(names.map((name) => [name, long]));
    const token =
      endpoint.session === "admin" || endpoint.session === "moderator"
        ? adminToken
        : shared.owner.token;
    const isOpen = endpoint.session === "none";
    const response = await send(server, endpoint, { params }, isOpen ? undefined : token);
    expect([endpoint.path, response.status]).toEqual([endpoint.path, 404]);
  }
});

test("headers of 10 kB are rejected or ignored", async () => {
  const long = "a".repeat(10_000);
  const me = (headers: Record<string, string>) =>
    server.fetch("/api/profiles/me", {
      headers: { authorization: `Bearer ${shared.owner.token}`, ...headers },
    });
  expect((await me({ "if-match": long })).status).toBe(200);
  expect((await me({ "accept-language": long })).status).toBe(200);
  expect((await me({ "user-agent": long })).status).toBe(200);
  expect((await me({ authorization: `Bearer ${long}` })).status).toBe(401);
  const post = await server.fetch("/api/hoots", {
    method: "POST",
    headers: {
      authorization: `Bearer ${shared.owner.token}`,
      "content-type": "application/json",
      "idempotency-key": long,
    },
    body: JSON.stringify({ title: "x", text: "x" }),
  });
  expect([post.status, await post.json()]).toMatchObject([
    400,
    { fields: { "idempotency-key": expect.stringContaining("200") } },
  ]);
});
