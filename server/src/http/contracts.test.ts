import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as accounts from "#contracts/accounts.ts";
import * as gifs from "#contracts/gifs.ts";
import * as hoots from "#contracts/hoots.ts";
import * as newsletter from "#contracts/newsletter.ts";
import * as profiles from "#contracts/profiles.ts";
import type { Endpoint } from "#contracts/endpoint.ts";
import { testHouse, type TestHouse } from "../testing/house.ts";
import { isEndpoint, jsonOf, strangeValue, validText } from "../testing/arbitraries.ts";

let house: TestHouse;
let token: string;
let hootId: string;
let commentId: string;

beforeAll(async () => {
  house = await testHouse();
  token = await house.tokenOf("dana");
  const dana = await house.as("dana");
  hootId = (await dana(hoots.createHoot, { body: { title: "For properties", text: "x" } }))._id;
  const params = { id: hootId };
  commentId = (await dana(hoots.createComment, { params, body: { text: "x" } }))._id;
});
afterAll(() => house.close());

const rooms = { accounts, gifs, hoots, newsletter, profiles };
const endpoints = Object.values(rooms).flatMap((room) =>
  Object.values<unknown>(room).filter(isEndpoint),
);

// They end what the other properties stand on: the session, the account, the hoot.
const final = new Set<Endpoint>([
  accounts.logOut,
  accounts.deleteAccount,
  accounts.changePassword,
  accounts.endOtherSessions,
  hoots.deleteHoot,
  hoots.deleteComment,
]);

const runs = { numRuns: 25 };

function send(endpoint: Endpoint, path: string, body: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (endpoint.session === "none") delete headers["authorization"];
  if (body !== undefined) headers["content-type"] = "application/json";
  return house.fetch(path, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

const pathOf = (endpoint: Endpoint) =>
  endpoint.path.replace(":id", hootId).replace(":commentId", commentId);

test("the rooms of contracts declare all calls", () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(30);
});

test.each(
  endpoints
    .filter((endpoint) => endpoint.body && !final.has(endpoint))
    .map((e) => [`${e.method} ${e.path}`, e] as const),
)(
  "%s answers any JSON with success or a clear refusal, never with a fault of its own",
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(jsonOf(endpoint), async (body) => {
        const answer = await send(endpoint, pathOf(endpoint), JSON.stringify(body));
        expect(answer.status, JSON.stringify(body).slice(0, 300)).toBeLessThan(500);
        if (answer.status >= 400) {
          const refusal: unknown = await answer.json();
          expect(refusal).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        }
      }),
      runs,
    );
  },
  120_000,
);

test.each(
  endpoints.filter((endpoint) => endpoint.query).map((e) => [`${e.method} ${e.path}`, e] as const),
)(
  "%s answers any query with success or a clear refusal",
  async (_name, endpoint) => {
    const names = Object.keys(endpoint.query?.def.shape ?? {});
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), strangeValue), async (query) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, String(value)]),
        );
        const body = endpoint.body ? "{}" : undefined;
        const answer = await send(endpoint, `${pathOf(endpoint)}?${search}`, body);
        expect(answer.status, `${search}`).toBeLessThan(500);
      }),
      runs,
    );
  },
  120_000,
);

test("any text within the limits is kept to the letter; the same with a wrong part is refused", async () => {
  const dana = await house.as("dana");
  await fc.assert(
    fc.asyncProperty(
      validText(hoots.titleMax),
      validText(hoots.hootTextMax),
      fc.constantFrom(...hoots.categories),
      async (title, text, category) => {
        const made = await dana(hoots.createHoot, { body: { title, text, category } });
        expect(made).toMatchObject({ title: title.trim(), text: text.trim(), category });
        const wrong = [
          { title, text, category: "Nowhere" },
          { title, text: 1 },
          { title: [title], text },
          { title, text, extra: 1 },
        ];
        for (const body of wrong) {
          expect((await send(hoots.createHoot, "/api/hoots", JSON.stringify(body))).status).toBe(
            400,
          );
        }
      },
    ),
    runs,
  );
}, 120_000);
