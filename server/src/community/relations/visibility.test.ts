import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { listProfiles } from "#contracts/accounts/profiles.ts";
import { addBookmark } from "#contracts/community/bookmarks.ts";
import { getHoot, likeHoot, updateHoot } from "#contracts/community/hoots.ts";
import * as relations from "#contracts/community/relations.ts";
import { createStoryComment } from "#contracts/community/stories.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isEndpoint } from "../../testing/arbitraries.ts";
import { freshText } from "../../testing/fresh-text.ts";
import { addBlog, addPet, addPhoto } from "../../testing/owned-rows.ts";
import { newDatabase } from "../../testing/postgres.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { decide, newModerator, reported } from "../moderation/moderation.testing.ts";
import { commentBy, hootBy, type Newcomer, personOf } from "./relations.testing.ts";

let server: TestServer;
let people: Person[];
/** What everybody talks about, by somebody whom nobody blocks. */
let shared: { hoot: string; story: string };

type Person = Newcomer & { hoot: string; story: string };

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  const host = await personOf(server);
  shared = { hoot: (await hootBy(host.call))._id, story: (await addBlog(host.call))._id };
  people = [];
  for (let count = 0; count < 3; count += 1) people.push(await makePerson());
  const text = `What about ${people.map(({ username }) => `@${username}`).join(", ")}?`;
  await host.call(updateHoot, { params: { id: shared.hoot }, body: { text } });
});
afterAll(() => server.close());

/** A person with one of everything that lists show. */
async function makePerson(): Promise<Person> {
  const person = await personOf(server);
  const { call, id } = person;
  const hoot = await hootBy(call, "A dog on the harbor?");
  const story = await addBlog(call);
  await addPhoto({ call, id });
  await addPet(call);
  await commentBy(call, shared.hoot);
  const params = { id: shared.story };
  await call(createStoryComment, { params, body: { text: freshText("A good one.") } });
  await call(likeHoot, { params: { id: shared.hoot } });
  return { ...person, hoot: hoot._id, story: story._id };
}

/** The inputs of calls that show people's content, for each of these people. Null for what shows none. */
const inputs: Record<
  string,
  null | ((person: Person) => { params?: Record<string, string>; query?: Record<string, string> })
> = {
  "GET /api/profiles": () => ({}),
  // Whoever blocked or muted somebody finds them again, to undo it.
  "GET /api/profiles/:id": null,
  "GET /api/profiles/:id/pets": null,
  "GET /api/gallerys/:profileId": null,
  "GET /api/gallerys/all": () => ({}),
  "GET /api/hoots": () => ({}),
  "GET /api/hoots/paginated": ({ id }) => ({ query: { author: id, limit: "50" } }),
  "GET /api/hoots/random": () => ({ query: { count: "20" } }),
  "GET /api/hoots/search": () => ({ query: { q: "harbor" } }),
  "GET /api/hoots/:id": () => ({ params: { id: shared.hoot } }),
  "GET /api/hoots/following": () => ({}),
  "GET /api/blogs": ({ id }) => ({ query: { author: id } }),
  "GET /api/blogs/random": () => ({ query: { count: "20" } }),
  "GET /api/blogs/:id": () => ({ params: { id: shared.story } }),
  "GET /api/search": ({ username }) => ({ query: { q: username } }),
  "GET /api/notifications": () => ({}),
  "GET /api/bookmarks": () => ({}),
  // Of one's own trips, found as bookmarks are.
  "GET /api/plans/:tripId/bookmarks": null,
  "GET /api/mentions": ({ username }) => ({ query: { q: username } }),
  // Of one's own content.
  "GET /api/appeals/:id": null,
  "GET /api/live": null,
  // Numbers, which `sorts.test.ts` and `experiences.test.ts` compare.
  "GET /api/hoots/count": null,
  "GET /api/experiences": null,
  "GET /api/airlines/:airline/:location": null,
  "GET /api/airports": null,
  "GET /api/documents/:from/:to": null,
  "GET /api/files/:id": null,
  "GET /api/places": null,
  "GET /api/polls/:country": null,
  "GET /api/providers": null,
  "GET /api/services": null,
  "GET /api/services/:service/:location": null,
};

/** Every call that answers members with what others wrote. */
async function sharedReads(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, "../../../../contracts/src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modules = await Promise.all(
    names
      .filter((name) => /^(?:accounts|community|kernel|lookup|travel)\/[\w-]+\.ts$/.test(name))
      .map(async (name): Promise<Record<string, unknown>> => import(join(folder, name))),
  );
  const all = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  const own = ["following", "notifications", "bookmarks", "mentions"];
  return all.filter(
    ({ method, session, path }) =>
      method === "GET" && (session === "optional" || own.some((name) => path.endsWith(`/${name}`))),
  );
}
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("every call that shows people's content is covered", async () => {
  const names = new Set((await sharedReads()).map(nameOf));
  expect([...names].filter((name) => !Object.hasOwn(inputs, name))).toEqual([]);
  expect(Object.keys(inputs).filter((name) => !names.has(name))).toEqual([]);
});

type Step = { by: number; to: number; kind: "block" | "mute"; on: boolean };
const calls = {
  block: { on: relations.blockPerson, off: relations.unblockPerson },
  mute: { on: relations.mutePerson, off: relations.unmutePerson },
};

const step: fc.Arbitrary<Step> = fc
  .record({
    by: fc.nat(2),
    to: fc.nat(2),
    kind: fc.constantFrom("block" as const, "mute" as const),
    // Rather on than off.
    on: fc.constantFrom(true, true, false),
  })
  .filter(({ by, to }) => by !== to);

/** The people whom each one doesn't meet after all steps. */
function hiddenAfter(steps: readonly Step[]): Set<number>[] {
  const decided = new Map(steps.map(({ by, to, kind, on }) => [`${by} ${to} ${kind}`, on]));
  const has = (by: number, to: number, kind: Step["kind"]) => decided.get(`${by} ${to} ${kind}`);
  return people.map(
    (_, viewer) =>
      new Set(
        people.flatMap((__, other) =>
          has(viewer, other, "block") || has(viewer, other, "mute") || has(other, viewer, "block")
            ? [other]
            : [],
        ),
      ),
  );
}

async function take({ by, to, kind, on }: Step): Promise<void> {
  const [actor, other] = [people[by], people[to]];
  await actor?.call(calls[kind][on ? "on" : "off"], { params: { id: other?.id ?? "" } });
}

test("after any blocks and mutes, no call shows a viewer anything of the people they don't meet", async () => {
  const reads = await sharedReads();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const one of steps) await take(one);
      const hidden = hiddenAfter(steps);
      for (const [at, viewer] of people.entries()) {
        const absent = [...(hidden[at] ?? [])].flatMap((other) => people[other] ?? []);
        for (const read of reads) {
          const input = inputs[nameOf(read)];
          for (const person of input ? absent : []) {
            const answer = await server.fetch(pathOf(read, input?.(person) ?? {}), {
              headers: viewer.headers,
            });
            const text = (await answer.text()).replaceAll(/"query":"[^"]*"/g, "");
            for (const part of [person.id, `"${person.username}"`, person.hoot, person.story]) {
              expect([nameOf(read), text.includes(part)]).toEqual([nameOf(read), false]);
            }
          }
        }
      }
      for (const one of steps) await take({ ...one, on: false });
    }),
    { numRuns: 6 },
  );
}, 180_000);

test("guests meet everybody, whatever members have decided", async () => {
  const [ana, ben] = people;
  await ana?.call(relations.blockPerson, { params: { id: ben?.id ?? "" } });
  const ids = (await server.call(listProfiles)).map(({ _id }) => _id);
  expect(ids).toEqual(expect.arrayContaining(people.map(({ id }) => id)));
  const { comments, likes } = await server.call(getHoot, { params: { id: shared.hoot } });
  expect(comments.map(({ author }) => author?._id)).toEqual(people.map(({ id }) => id));
  expect(likes).toHaveLength(people.length);
  await ana?.call(relations.unblockPerson, { params: { id: ben?.id ?? "" } });
});

test("what somebody saved of a person whom they don't meet any more is not listed, and comes back", async () => {
  const [ana, ben] = people;
  if (!ana || !ben) throw new Error("Two people are missing.");
  await ana.call(addBookmark, { params: { kind: "hoot", id: ben.hoot } });
  const saved = async () => (await server.fetch("/api/bookmarks", { headers: ana.headers })).text();
  expect(await saved()).toContain(ben.hoot);
  await ben.call(relations.blockPerson, { params: { id: ana.id } });
  expect(await saved()).not.toContain(ben.hoot);
  await ben.call(relations.unblockPerson, { params: { id: ana.id } });
  expect(await saved()).toContain(ben.hoot);
});

test("after any hides and restores, no call shows anybody else what is hidden", async () => {
  const moderator = await newModerator(server);
  const reads = await sharedReads();
  const author = await makePerson();
  const comment = await commentBy(author.call, shared.hoot);
  const photo = await addPhoto(author);
  const things = [
    { kind: "hoot", id: author.hoot },
    { kind: "blog", id: author.story },
    { kind: "comment", id: comment._id },
    { kind: "photo", id: photo._id },
  ] as const;
  const reports = await Promise.all(things.map((thing) => reported(server, thing)));
  const viewers = [{ headers: {} }, ...people];
  const change = fc.record({
    at: fc.nat(things.length - 1),
    decision: fc.constantFrom("hide" as const, "remove" as const, "restore" as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      for (const { at, decision } of changes) {
        await decide(moderator.call, reports[at] ?? "", { decision });
      }
      const last = new Map(changes.map(({ at, decision }) => [at, decision]));
      const hidden = things.filter((_, at) => (last.get(at) ?? "restore") !== "restore");
      for (const { headers } of viewers) {
        for (const read of reads) {
          const input = inputs[nameOf(read)];
          if (!input) continue;
          const answer = await server.fetch(pathOf(read, input(author)), { headers });
          const text = await answer.text();
          for (const { kind, id } of hidden) {
            // Of a comment, its place in the thread remains.
            const part = kind === "comment" ? comment.text : id;
            expect([nameOf(read), text.includes(part)]).toEqual([nameOf(read), false]);
          }
        }
        for (const path of ["/feed.atom", "/sitemap.xml"]) {
          const text = await (await server.fetch(path)).text();
          for (const { id } of hidden) expect([path, text.includes(id)]).toEqual([path, false]);
        }
      }
      for (const report of reports) await decide(moderator.call, report, { decision: "restore" });
    }),
    { numRuns: 4 },
  );
}, 180_000);

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a block on one holds on the other for the next request", async () => {
    const databaseUrl = await newDatabase(
      inject("postgresUrl"),
      `blocks_${crypto.randomUUID().slice(0, 8)}`,
    );
    const sessionSecret = "the same for all servers on one database";
    const one = await testServer({ env: { databaseUrl, sessionSecret } });
    const two = await testServer({ env: { databaseUrl, sessionSecret } });
    try {
      const [ana, ben] = [await personOf(one), await personOf(one)];
      const { _id: id } = await hootBy(ben.call);
      const read = () => two.fetch(`/api/hoots/${id}`, { headers: ana.headers });
      const before = (await read()).status;
      await ana.call(relations.blockPerson, { params: { id: ben.id } });
      expect([before, (await read()).status]).toEqual([200, 404]);
      expect((await two.fetch(`/api/hoots/${id}`)).status).toBe(200);
    } finally {
      await two.close();
      await one.close();
    }
  });
});
