import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as accounts from "#contracts/accounts/accounts.ts";
import * as blogs from "#contracts/community/stories.ts";
import * as gifs from "#contracts/community/gifs.ts";
import * as hoots from "#contracts/community/hoots.ts";
import * as newsletter from "#contracts/community/newsletter.ts";
import * as petRecords from "#contracts/travel/pet-records.ts";
import * as pets from "#contracts/travel/pets.ts";
import * as readiness from "#contracts/travel/readiness.ts";
import * as profiles from "#contracts/accounts/profiles.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import {
  bodyNames,
  isEndpoint,
  jsonOf,
  strangeValue,
  validText,
} from "../../../testing/arbitraries.ts";
import { addBlog } from "../../../testing/owned-rows.ts";

let server: TestServer;
let token: string;
/** What `:id` and `:commentId` stand for, by the start of the path. */
let ids: Record<string, string>;
let commentIds: Record<string, string>;
let recordId: string;

beforeAll(async () => {
  server = await testServer();
  token = await server.tokenOf("dana");
  const dana = await server.as("dana");
  const hoot = await dana(hoots.createHoot, { body: { title: "For properties", text: "x" } });
  const onHoot = { params: { id: hoot._id } };
  const comment = await dana(hoots.createComment, { ...onHoot, body: { text: "x" } });
  const blog = await addBlog(dana);
  const onBlog = { params: { id: blog._id } };
  const blogComment = await dana(blogs.createStoryComment, { ...onBlog, body: { text: "y" } });
  commentIds = { "/api/hoots": comment._id, "/api/blogs": blogComment._id };
  const pet = await dana(pets.createPet, { body: { petName: "For properties" } });
  const ofPet = { params: { id: pet._id }, body: { kind: "other" } } as const;
  recordId = (await dana(petRecords.createRecord, ofPet))._id;
  const profile = await dana(profiles.getOwnProfile);
  ids = {
    "/api/hoots": hoot._id,
    "/api/blogs": blog._id,
    "/api/pets": pet._id,
    "/api/profiles": profile._id,
  };
});
afterAll(() => server.close());

const deps = { accounts, blogs, gifs, hoots, newsletter, petRecords, pets, profiles, readiness };
const endpoints = Object.values(deps).flatMap((room) =>
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
  blogs.deleteStory,
  blogs.deleteStoryComment,
]);

const runs = { numRuns: 25 };

function send(endpoint: Endpoint, path: string, body: string | undefined): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (endpoint.session === "none") delete headers["authorization"];
  if (body !== undefined) headers["content-type"] = "application/json";
  return server.fetch(path, {
    method: endpoint.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

const pathOf = ({ path }: Endpoint) => {
  const of = (values: Record<string, string>) =>
    Object.entries(values).find(([start]) => path.startsWith(start))?.[1] ?? recordId;
  return path
    .replace(":id", of(ids))
    .replace(":commentId", of(commentIds))
    .replace(":recordId", recordId);
};

test("the folders of contracts declare all endpoints", () => {
  expect(endpoints.length).toBeGreaterThanOrEqual(30);
});

test.each(
  endpoints
    .filter((endpoint) => endpoint.body && !final.has(endpoint))
    .map((e) => [`${e.method} ${e.path}`, e] as const),
)(
  "%s answers any JSON with success or a clear error response, never with a fault of its own",
  async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(jsonOf(endpoint), async (body) => {
        const answer = await send(endpoint, pathOf(endpoint), JSON.stringify(body));
        expect(answer.status, JSON.stringify(body).slice(0, 300)).toBeLessThan(500);
        if (answer.status >= 400) {
          const errorResponse: unknown = await answer.json();
          expect(errorResponse).toMatchObject({
            code: expect.any(String),
            message: expect.any(String),
          });
        }
      }),
      runs,
    );
  },
  120_000,
);

test.each(
  endpoints.filter((endpoint) => endpoint.files).map((e) => [`${e.method} ${e.path}`, e] as const),
)(
  "%s answers any parts with success or a clear error response",
  async (_name, endpoint) => {
    const own = bodyNames(endpoint).concat(Object.keys(endpoint.files ?? {}));
    const name = fc.oneof(fc.constantFrom(...own), fc.string({ maxLength: 12 }));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, strangeValue, { maxKeys: 6 }), async (parts) => {
        const body = new FormData();
        for (const [part, value] of Object.entries(parts)) body.append(part, String(value));
        const headers = { authorization: `Bearer ${token}` };
        const answer = await server.fetch(pathOf(endpoint), {
          method: endpoint.method,
          headers,
          body,
        });
        expect(answer.status, JSON.stringify(parts)).toBeLessThan(500);
      }),
      runs,
    );
  },
  120_000,
);

test.each(
  endpoints.filter((endpoint) => endpoint.query).map((e) => [`${e.method} ${e.path}`, e] as const),
)(
  "%s answers any query with success or a clear error response",
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

test("any text within the limits is stored unchanged; the same with an invalid part is rejected", async () => {
  const dana = await server.as("dana");
  await fc.assert(
    fc.asyncProperty(
      validText(hoots.titleMax),
      validText(hoots.hootTextMax),
      fc.constantFrom(...hoots.categories),
      async (title, content, category) => {
        const text = freshText(content);
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
});
