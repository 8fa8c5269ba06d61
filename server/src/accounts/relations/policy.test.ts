import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { listProfiles } from "#contracts/accounts/profiles.ts";
import { addBookmark } from "#contracts/community/bookmarks.ts";
import { getHoot, likeHoot, updateHoot } from "#contracts/community/hoots.ts";
import * as relations from "#contracts/community/relations.ts";
import { createStoryComment } from "#contracts/community/stories.ts";
import { putReview } from "#contracts/lookup/venue-reviews.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isEndpoint } from "../../../testing/arbitraries.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { addBlog, addPet, addPhoto } from "../../../testing/owned-rows.ts";
import { addVenue } from "../../../testing/venues.ts";
import { freshDatabase, type TestServer, testServer } from "../../../testing/server.ts";
import { decide, newModerator, reported } from "../../community/moderation/moderation.testing.ts";
import { commentBy, hootBy, type Newcomer, personOf } from "./relations.testing.ts";

let server: TestServer;
let people: Person[];
/** What everybody talks about, by somebody whom nobody blocks. */
let shared: { hoot: string; story: string; venue: string };

type Person = Newcomer & { hoot: string; story: string };

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  const host = await personOf(server);
  const venue = await addVenue(server.db);
  shared = { hoot: (await hootBy(host.call))._id, story: (await addBlog(host.call))._id, venue };
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
  const review = { stars: 4, text: freshText("A bowl at the door."), visitedOn: "2026-03-12" };
  await call(putReview, { params: { id: shared.venue }, body: review });
  return { ...person, hoot: hoot._id, story: story._id };
}

type Input = (person: Person) => {
  params?: Record<string, string>;
  query?: Record<string, string>;
};

/** Calls that list people whom the reader blocked or muted, to undo it; they don't list who blocked the reader. */
const ofOnePerson: Record<string, Input> = {
  "GET /api/profiles/:id": ({ id }) => ({ params: { id } }),
  "GET /api/profiles/:id/pets": ({ id }) => ({ params: { id } }),
  "GET /api/gallerys/:profileId": ({ id }) => ({ params: { profileId: id } }),
};

/** What is the caller's own, or of the site. A new call is added here or to the inputs. */
const showsNobody = [
  // Of one's own trips, found as bookmarks are.
  "/api/plans/:tripId/bookmarks",
  // Whom one has blocked, to undo it.
  "/api/blocks",
  "/api/mine/hidden",
  // Of one's own content.
  "/api/appeals/:id",
  // Tested in `live.test.ts`.
  "/api/live",
  // Numbers, which `sorts.test.ts` and `experiences.test.ts` compare.
  "/api/hoots/count",
  "/api/experiences",
  ...[
    "agreements",
    "ended-links",
    "invitations",
    "passkeys",
    "sessions",
    "two-factor",
    "log",
    "email",
    "export",
    "export/file",
    "import",
    "oidc",
    "tokens",
  ].map((name) => `/api/auth/${name}`),
  "/api/webhooks",
  "/api/webhooks/:id/deliveries",
  "/api/experiences/own",
  "/api/airlines",
  "/api/airlines/:airline/:location",
  "/api/airports",
  "/api/blogs/profile/blogs",
  "/api/bookings/waiting",
  "/api/calendar",
  "/api/calendar-addresses",
  "/api/carriers",
  "/api/cart",
  "/api/documents/:from/:to",
  "/api/files/:id",
  "/api/files/usage",
  "/api/gifs/search",
  "/api/mine",
  "/api/notifications/daily",
  "/api/notifications/settings",
  "/api/operators",
  "/api/operators/:operator",
  "/api/orders",
  "/api/orders/:id",
  "/api/pets",
  "/api/pets/:id",
  "/api/pets/:id/barcode",
  "/api/places",
  "/api/plans",
  "/api/plans/:id",
  "/api/plans/:id/days",
  // Blocks don't hide what people on a trip change.
  "/api/plans/:id/activity",
  // Tested in `trip-comments.test.ts`.
  "/api/plans/:id/comments",
  "/api/plans/:id/calendar",
  "/api/plans/:id/deadlines",
  "/api/plans/:id/map",
  "/api/plans/:id/money",
  "/api/plans/:id/places",
  // Those with whom one shares a trip, which a block doesn't end.
  "/api/plans/:id/members",
  // Tested in `members.test.ts`.
  "/api/invitations/:token",
  "/api/plans/:id/dossier-links",
  "/api/plans/:id/dossier/:petId",
  "/api/plans/:id/dossier/:petId/dossier.pdf",
  "/api/plans/:id/readiness",
  "/api/plans/:id/shares",
  "/api/plans/readiness",
  "/api/polls/:country",
  "/api/profiles/me",
  "/api/providers",
  "/api/providers/mine",
  "/api/push",
  "/api/services",
  "/api/services/:service/:location",
  "/api/venues",
  "/api/venues/:id",
  "/api/venues/:id/reviews/mine",
  "/api/venues/suggestions/mine",
].map((path) => `GET ${path}`);

/** The inputs of calls that show people's content, for each of these people. */
const inputs: Record<string, Input> = {
  "GET /api/profiles": () => ({}),
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
  "GET /api/venues/:id/reviews": () => ({ params: { id: shared.venue } }),
  "GET /api/mentions": ({ username }) => ({ query: { q: username } }),
};

/** Every call by which members who are not moderators read something. */
async function memberReads(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, "../../../../contracts/src");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const modules = await Promise.all(
    names
      .filter((name) => /^[\w-]+\/[\w-]+\.ts$/.test(name))
      .map(async (name): Promise<Record<string, unknown>> => import(join(folder, name))),
  );
  const all = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  return all.filter(
    ({ method, session }) => method === "GET" && (session === "optional" || session === "required"),
  );
}
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("every call that shows people's content is covered", async () => {
  const names = [...new Set((await memberReads()).map(nameOf))].toSorted();
  const listed = [...Object.keys(inputs), ...Object.keys(ofOnePerson), ...showsNobody];
  expect(listed.toSorted()).toEqual(names);
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

type Hidden = {
  /** Whom a viewer doesn't meet. */
  unmet: number[];
  /** Those of them who have blocked the viewer. */
  blockers: number[];
};

/** The people whom each one doesn't meet after all steps. */
function hiddenAfter(steps: readonly Step[]): Hidden[] {
  const decided = new Map(steps.map(({ by, to, kind, on }) => [`${by} ${to} ${kind}`, on]));
  const has = (by: number, to: number, kind: Step["kind"]) => decided.get(`${by} ${to} ${kind}`);
  return people.map((_, viewer) => {
    const others = [...people.keys()].filter((other) => other !== viewer);
    const blockers = others.filter((other) => has(other, viewer, "block"));
    const unmet = others.filter(
      (other) =>
        has(viewer, other, "block") || has(viewer, other, "mute") || blockers.includes(other),
    );
    return { unmet, blockers };
  });
}

async function take({ by, to, kind, on }: Step): Promise<void> {
  const [actor, other] = [people[by], people[to]];
  await actor?.call(calls[kind][on ? "on" : "off"], { params: { id: other?.id ?? "" } });
}

test("after any blocks and mutes, no call shows a viewer anything of the people they don't meet", async () => {
  const reads = await memberReads();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const one of steps) await take(one);
      const hidden = hiddenAfter(steps);
      for (const [at, viewer] of people.entries()) {
        const { unmet = [], blockers = [] } = hidden[at] ?? {};
        for (const read of reads) {
          const ofOne = ofOnePerson[nameOf(read)];
          const input = inputs[nameOf(read)] ?? ofOne;
          if (!input) continue;
          for (const person of (ofOne ? blockers : unmet).flatMap((other) => people[other] ?? [])) {
            const answer = await server.fetch(pathOf(read, input(person)), {
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
});

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
  const reads = await memberReads();
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
          const input = inputs[nameOf(read)] ?? ofOnePerson[nameOf(read)];
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
});

describe.skipIf(process.env["TEST_DATABASE"] !== "postgres")("two servers on one database", () => {
  test("a block on one holds on the other for the next request", async () => {
    const databaseUrl = await freshDatabase("Demo");
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
