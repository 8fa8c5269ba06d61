import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { titleMax } from "#contracts/community/hoots.ts";
import { validText } from "../../../testing/arbitraries.ts";
import { picture } from "../../../testing/owned-rows.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { draft, newcomer, publish, storyForm } from "./stories.testing.ts";

let server: TestServer;
let dana: Call;
let vale: Call;
let token: string;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
  vale = await server.as("vale");
  token = await server.tokenOf("dana");
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const read = (id: string) => server.call(contract.getStory, { params: { id } });

function send(method: "POST" | "PUT", path: string, body: FormData | string): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (typeof body === "string") headers["content-type"] = "application/json";
  return server.fetch(path, { method, headers, body });
}

describe("creating", () => {
  test("a story is published as form data, stored verbatim, and public", async () => {
    const contentOne = "Two  spaces, a\ttab,\n\nlines, <b>no markup</b> & “quotes” 🐕";
    const fields = {
      title: "  Verbatim ",
      contentOne: `\n${contentOne} `,
      contentThree: "An end.",
    };
    const answer = await send("POST", "/api/blogs", await storyForm(fields));
    expect([answer.status, answer.headers.get("etag")]).toEqual([201, '"v1"']);
    const story = contract.Story.parse(await answer.json());
    expect(story).toMatchObject({
      title: "Verbatim",
      contentOne,
      contentTwo: "",
      contentThree: "An end.",
      contentFour: "",
      contentOneImage: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/1280\.webp$/),
      contentTwoImage: null,
      author: { username: "dana.walks" },
      likes: [],
      comments: [],
      readingMinutes: 1,
    });
    expect(await read(story._id)).toEqual(story);
    expect((await server.fetch(story.contentOneImage ?? "")).status).toBe(200);
    expect((await server.fetch(`/api/blogs/${story._id}`)).headers.get("etag")).toBe('"v1"');
  });

  test("invalid fields are reported one by one, and nothing is stored", async () => {
    const [before] = await server.call(contract.listStories);
    const errorResponses = [
      [{ contentOne: "x" }, "title", "Title is required."],
      [{ title: " ", contentOne: "x" }, "title", "Title is required."],
      [
        { title: "x".repeat(151), contentOne: "x" },
        "title",
        "Title must be 150 characters or fewer.",
      ],
      [{ title: "x" }, "contentOne", "The first section is required."],
      [{ title: "x", contentOne: "\n" }, "contentOne", "The first section is required."],
      [
        { ...draft, contentFour: "x".repeat(20_001) },
        "contentFour",
        "The fourth section must be 20000 characters or fewer.",
      ],
    ] as const;
    for (const [fields, field, message] of errorResponses) {
      const answer = await send("POST", "/api/blogs", await storyForm(fields));
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: "VALIDATION", fields: { [field]: message } },
      ]);
    }
    const form = await storyForm(draft);
    form.delete("contentOneImage");
    const missing = {
      code: "VALIDATION",
      fields: { contentOneImage: "The first photo is required." },
    };
    expect(await (await send("POST", "/api/blogs", form)).json()).toMatchObject(missing);
    const inJson = await send("POST", "/api/blogs", JSON.stringify(draft));
    expect(await inJson.json()).toMatchObject(missing);
    expect((await server.call(contract.listStories))[0]?._id).toBe(before?._id);
  });

  test("a story may name the countries of its trip, which are changed and removed together", async () => {
    const route = { from: "IT", to: "CL" };
    const sent = await storyForm({ ...draft, route: JSON.stringify(route) });
    const { _id: id } = contract.Story.parse(await (await send("POST", "/api/blogs", sent)).json());
    const params = { id };
    const read = async () => (await server.call(contract.getStory, { params })).route;
    expect(await read()).toMatchObject(route);
    expect((await server.call(contract.listStories))[0]?.route).toMatchObject(route);
    await dana(contract.updateStory, { params, body: { title: "Another title" } });
    expect(await read()).toMatchObject(route);
    const back = { from: "US", to: "MX" };
    await dana(contract.updateStory, { params, body: { route: back } });
    expect(await read()).toEqual({ ...back, documents: expect.stringMatching(/^\/documents\//) });
    for (const wrong of [
      { from: "US", to: "ZZ" },
      { from: "us", to: "MX" },
      { from: "US" },
      "US",
    ]) {
      const answer = await send("PUT", `/api/blogs/${id}`, JSON.stringify({ route: wrong }));
      expect([answer.status, (await answer.json()).code]).toEqual([400, "VALIDATION"]);
    }
    expect(await read()).toMatchObject(back);
    await dana(contract.updateStory, { params, body: { route: null } });
    expect(await read()).toBeUndefined();
  });

  test("unknown fields are rejected", async () => {
    const { _id } = await publish(dana);
    for (const key of [
      "author",
      "likes",
      "createdAt",
      "_id",
      "readingMinutes",
      "version",
      "owner",
    ]) {
      const posted = await send("POST", "/api/blogs", await storyForm({ ...draft, [key]: "1" }));
      expect([key, posted.status, (await posted.json()).code]).toEqual([key, 400, "UNKNOWN_FIELD"]);
      const changed = await send("PUT", `/api/blogs/${_id}`, JSON.stringify({ [key]: 1 }));
      expect((await changed.json()).code, key).toBe("UNKNOWN_FIELD");
    }
  });

  test("all four sections take 20,000 characters of any script, and no more", async () => {
    for (const character of ["x", "犬"]) {
      const full = character.repeat(contract.sectionMax);
      const body = {
        title: character.repeat(titleMax),
        contentOne: full,
        contentTwo: full,
        contentThree: full,
        contentFour: full,
      };
      const files = { contentOneImage: await picture() };
      const { _id: id } = await dana(contract.createStory, { body, files });
      expect(await read(id)).toMatchObject(body);
      const params = { id };
      const same = await dana(contract.updateStory, { params, body });
      expect(same.contentFour).toBe(full);
      const longer = dana(contract.updateStory, { params, body: { contentTwo: `${full}x` } });
      await expect(longer).rejects.toMatchObject({
        code: "VALIDATION",
        fields: { contentTwo: "The second section must be 20000 characters or fewer." },
      });
      await dana(contract.deleteStory, { params });
    }
  });

  test("a body over 256 kB is rejected, as JSON and as form data", async () => {
    const { _id } = await publish(dana);
    const tooMuch = "x".repeat(contract.storyBytesMax + 1);
    const inJson = await send("PUT", `/api/blogs/${_id}`, JSON.stringify({ contentTwo: tooMuch }));
    expect([inJson.status, (await inJson.json()).code]).toEqual([413, "BODY_TOO_LARGE"]);
    const parts = await storyForm({ ...draft, contentTwo: tooMuch });
    const inParts = await send("POST", "/api/blogs", parts);
    expect([inParts.status, (await inParts.json()).code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  test("any text within the limits is stored verbatim", async () => {
    const section = fc.option(validText(contract.sectionMax), { nil: undefined });
    const title = validText(titleMax);
    await fc.assert(
      fc.asyncProperty(
        title,
        validText(contract.sectionMax),
        section,
        section,
        async (...fields) => {
          const [titled, contentOne, contentTwo, contentFour] = fields;
          const body = { title: titled, contentOne, contentTwo, contentFour };
          const made = await dana(contract.createStory, {
            body,
            files: { contentOneImage: await picture() },
          });
          // Form encoding normalizes line endings.
          const normalized = (text = "") => text.trim().replace(/\r\n?/g, "\n");
          expect(made).toMatchObject({
            title: normalized(titled),
            contentOne: normalized(contentOne),
            contentTwo: normalized(contentTwo),
            contentThree: "",
            contentFour: normalized(contentFour),
          });
        },
      ),
      { numRuns: 20 },
    );
  });

  test("arbitrary fields with a valid picture never cause a server error", async () => {
    const name = fc.constantFrom(
      "title",
      "contentOne",
      "contentTwo",
      "contentThreeImage",
      "nonsense",
    );
    const value = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom("", "\u0000", "no image"),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), async (fields) => {
        const answer = await send("POST", "/api/blogs", await storyForm(fields));
        expect(answer.status, JSON.stringify(fields)).toBeLessThan(500);
        if (answer.status !== 201) {
          expect(await answer.json()).toMatchObject({ code: expect.any(String) });
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("updating", () => {
  test("only sent fields change, '' and null clear a section, and the version increases", async () => {
    const body = { ...draft, contentTwo: "Then it rained.", contentThree: "We stayed." };
    const files = { contentOneImage: await picture() };
    const story = await dana(contract.createStory, { body, files });
    const params = { id: story._id };
    expect(await dana(contract.updateStory, { params, body: {} })).toEqual(story);
    const renamed = await dana(contract.updateStory, { params, body: { title: "Renamed" } });
    expect(renamed).toEqual({
      ...story,
      title: "Renamed",
      version: 2,
      updatedAt: renamed.updatedAt,
    });
    const bare = await dana(contract.updateStory, {
      params,
      body: { contentTwo: null, contentThree: "" },
    });
    expect(bare).toMatchObject({ contentTwo: "", contentThree: "", version: 3 });
    const form = new FormData();
    form.append("contentTwo", "Back again.\nAnd dry.");
    form.append("contentFour", "");
    const answer = await send("PUT", `/api/blogs/${story._id}`, form);
    expect([answer.headers.get("etag"), await answer.json()]).toMatchObject([
      '"v4"',
      { title: "Renamed", contentTwo: "Back again.\nAnd dry.", contentFour: "" },
    ]);
    for (const [fields, field] of [
      [{ title: "" }, "title"],
      [{ contentOne: " " }, "contentOne"],
    ] as const) {
      await expect(dana(contract.updateStory, { params, body: fields })).rejects.toMatchObject({
        code: "VALIDATION",
        fields: { [field]: expect.stringContaining("required") },
      });
    }
  });

  test("a stale version is a CONFLICT with the current story, and nothing is overwritten", async () => {
    const { _id: id, version: ifVersion } = await publish(dana);
    const change = (contentOne: string) =>
      dana(contract.updateStory, { params: { id }, body: { contentOne }, ifVersion });
    const latest = await change("From one tab.");
    await expect(change("From the other.")).rejects.toMatchObject({
      code: "CONFLICT",
      status: 409,
      current: latest,
    });
    expect((await read(id)).contentOne).toBe("From one tab.");
  });

  test("other people cannot change or delete a story, and guests are asked to log in", async () => {
    const { _id: id } = await publish(dana);
    const params = { id };
    for (const by of [vale, server.call]) {
      const code = by === vale ? "NOT_YOURS" : "SIGN_IN_REQUIRED";
      const attempts = [
        by(contract.updateStory, { params, body: { title: "Mine" } }),
        by(contract.deleteStory, { params }),
      ];
      for (const answer of await Promise.allSettled(attempts)) {
        expect(answer).toMatchObject({ status: "rejected", reason: { code } });
      }
    }
    expect(await dana(contract.deleteStory, { params })).toEqual({ _id: id });
    await expect(read(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(dana(contract.deleteStory, { params })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const deletedStory = dana(contract.updateStory, { params, body: { title: "Back" } });
    await expect(deletedStory).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("reading", () => {
  test("lists are newest first, page by cursor, and filter by author", async () => {
    const { call, id: author } = await newcomer(server);
    const { _id: first } = await publish(call, { title: "First" });
    const { _id: second } = await publish(call, { title: "Second" });
    const ids = async (query: { before?: string; author?: string }) =>
      (await server.call(contract.listStories, { query })).map(({ _id }) => _id);
    expect((await ids({}))[0]).toBe(second);
    expect((await ids({ before: second }))[0]).toBe(first);
    expect(await ids({ author })).toEqual([second, first]);
    expect(await ids({ author, before: second })).toEqual([first]);
    expect(await ids({ author: unknownId })).toEqual([]);
    const own = await call(contract.listOwnStories);
    expect(own.map(({ _id }) => _id)).toEqual([second, first]);
    const older = await call(contract.listOwnStories, { query: { before: second } });
    expect(older.map(({ _id }) => _id)).toEqual([first]);
    await expect(server.call(contract.listOwnStories)).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
  });

  test("the list is the newest hundred, and pages without gaps or duplicates", async () => {
    const { id } = await newcomer(server);
    const rows = Array.from({ length: 130 }, (_, n) => ({
      id: `0190${String(n).padStart(4, "0")}-0000-7000-8000-000000000000`,
      author_id: id,
      title: `Story ${n}`,
      content_one: "Long ago.",
      image_one: "/art/v1/portraits/anonymous.svg",
    }));
    await server.db.insertInto("blogs").values(rows).execute();
    const query = { author: id };
    const newest = await server.call(contract.listStories, { query });
    expect(newest).toHaveLength(contract.newestStories);
    const before = newest.at(-1)?._id;
    const rest = await server.call(contract.listStories, { query: { ...query, before } });
    const seen = [...newest, ...rest].map(({ _id }) => _id);
    expect(seen).toEqual(rows.map((row) => row.id).toReversed());
    await server.db.deleteFrom("blogs").where("author_id", "=", id).execute();
  });

  test("two distinct random stories are returned, varying between calls", async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 12; turn += 1) {
      const ids = (await server.call(contract.listRandomStories)).map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(contract.randomStoriesCount);
      for (const id of ids) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(4);
    const three = await server.call(contract.listRandomStories, { query: { count: 3 } });
    expect(new Set(three.map(({ _id }) => _id)).size).toBe(3);
  });

  test("invalid queries are rejected, and an unknown id is NOT_FOUND", async () => {
    for (const path of ["?before=x", "?author=dana", "/random?count=0", "/random?count=21"]) {
      const answer = await server.fetch(`/api/blogs${path}`);
      expect([path, answer.status, (await answer.json()).code]).toEqual([path, 400, "VALIDATION"]);
    }
    for (const id of [unknownId, "1", "%00", "..%2f.."]) {
      expect((await server.fetch(`/api/blogs/${id}`)).status, id).toBe(404);
    }
  });

  test("guests see a created, changed and deleted story at once", async () => {
    const { call, id: author } = await newcomer(server);
    const titles = async () => [
      (await server.call(contract.listStories))[0]?.title,
      (await server.call(contract.listStories, { query: { author } })).map(({ title }) => title),
    ];
    const [rest] = await titles();
    const { _id: id } = await publish(call, { title: "Today" });
    expect(await titles()).toEqual(["Today", ["Today"]]);
    expect((await read(id)).title).toBe("Today");
    await call(contract.updateStory, { params: { id }, body: { title: "Tonight" } });
    expect(await titles()).toEqual(["Tonight", ["Tonight"]]);
    expect((await read(id)).title).toBe("Tonight");
    await call(contract.deleteStory, { params: { id } });
    expect(await titles()).toEqual([rest, []]);
    await expect(read(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
