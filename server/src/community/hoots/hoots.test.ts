import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#contracts/kernel/client.ts";
import * as contract from "#contracts/community/hoots.ts";
import { freshText } from "../../../testing/fresh-text.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let dana: Call;
let vale: Call;

beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
  vale = await server.as("vale");
});
afterAll(() => server.close());

const unknownId = "01900000-0000-7000-8000-000000000000";
const draft = { title: "A bench in the sun", text: "Biscuit chose it." };
const post = (by: Call = dana) =>
  by(contract.createHoot, { body: { ...draft, title: freshText(draft.title) } });

describe("creating", () => {
  test("a hoot is stored verbatim except for white space at its ends, and defaults to General", async () => {
    const text = "Two  spaces, a\ttab,\r\nlines, <b>no markup</b> & “quotes” 🐕";
    const hoot = await dana(contract.createHoot, {
      body: { title: "  Verbatim ", text: `\n${text} ` },
    });
    expect(hoot).toMatchObject({
      title: "Verbatim",
      text,
      category: "General",
      gifUrl: null,
      likes: [],
    });
    expect(hoot.author).toMatchObject({ username: "dana.walks" });
    expect(await server.call(contract.getHoot, { params: { id: hoot._id } })).toEqual(hoot);
  });

  test("invalid fields are reported one by one, and nothing is stored", async () => {
    const { data: before } = await server.call(contract.pageHoots, { query: { limit: 1 } });
    const errorResponses = [
      [{ text: "x" }, "title", "Title is required."],
      [{ title: " ", text: "x" }, "title", "Title is required."],
      [{ title: "x".repeat(151), text: "x" }, "title", "Title must be 150 characters or fewer."],
      [{ title: "x", text: "x".repeat(5_001) }, "text", "Text must be 5000 characters or fewer."],
      [{ title: "x", text: "x", category: "Mars" }, "category", "Select a category from the list."],
      [
        { title: "x", text: "x\u0000" },
        "text",
        "Text contains a character we can't save. Remove it and try again.",
      ],
      [
        { title: "x", text: "x", gifUrl: "https://evil.example/a.gif" },
        "gifUrl",
        "Select a GIF from the search results.",
      ],
      [
        { title: "x", text: "x", gifUrl: "javascript:alert(1)" },
        "gifUrl",
        "Select a GIF from the search results.",
      ],
    ] as const;
    for (const [body, field, message] of errorResponses) {
      const answer = await bearerPost("/api/hoots", body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "VALIDATION",
        fields: { [field]: message },
      });
    }
    const { data: after } = await server.call(contract.pageHoots, { query: { limit: 1 } });
    expect(after[0]?._id).toBe(before[0]?._id);
  });

  test("unknown fields are rejected", async () => {
    for (const key of [
      "author",
      "likes",
      "likeCount",
      "createdAt",
      "_id",
      "role",
      "verified",
      "owner",
      "__proto__",
      "version",
    ]) {
      const body = `{"title":"x","text":"x","${key}":1}`;
      const answer = await bearerPost("/api/hoots", body);
      expect([answer.status, (await answer.json()).code]).toEqual([400, "UNKNOWN_FIELD"]);
    }
  });

  test("guests are rejected before the body is validated", async () => {
    const answer = await server.fetch("/api/hoots", {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    expect(await answer.json()).toMatchObject({ code: "SIGN_IN_REQUIRED" });
  });

  test("a retry with the same key creates no second hoot; the same key with another body is rejected", async () => {
    const key = "retry-1";
    const [first, ...retries] = await Promise.all(
      [1, 2, 3].map(() => dana(contract.createHoot, { body: draft, key })),
    );
    for (const retry of retries) expect(retry).toEqual(first);
    const otherBody = { ...draft, title: "Other words" };
    await expect(dana(contract.createHoot, { body: otherBody, key })).rejects.toMatchObject({
      code: "IDEMPOTENCY_MISMATCH",
    });
    // Keys are per person.
    expect((await vale(contract.createHoot, { body: draft, key }))._id).not.toBe(first?._id);
  });
});

describe("updating", () => {
  test("only sent fields change, null clears the GIF, and the version increases", async () => {
    const gifUrl = "https://media.giphy.com/media/abc/giphy.gif";
    const hoot = await dana(contract.createHoot, {
      body: { ...draft, title: freshText("Chile"), gifUrl, category: "Chile" },
    });
    const params = { id: hoot._id };
    const renamed = await dana(contract.updateHoot, { params, body: { title: "Renamed" } });
    expect(renamed).toMatchObject({
      title: "Renamed",
      text: draft.text,
      category: "Chile",
      gifUrl,
      version: hoot.version + 1,
    });
    const bare = await dana(contract.updateHoot, {
      params,
      body: { gifUrl: null, category: null },
    });
    expect(bare).toMatchObject({ title: "Renamed", gifUrl: null, category: "General" });
    const answer = await server.fetch(`/api/hoots/${hoot._id}`);
    expect(answer.headers.get("etag")).toBe(`"v${bare.version}"`);
  });

  test("a stale version is a CONFLICT with the current hoot, and nothing is overwritten", async () => {
    const hoot = await post();
    const params = { id: hoot._id };
    const latest = await dana(contract.updateHoot, {
      params,
      body: { text: "From one tab." },
      ifVersion: hoot.version,
    });
    const staleChange = dana(contract.updateHoot, {
      params,
      body: { text: "From the other." },
      ifVersion: hoot.version,
    });
    await expect(staleChange).rejects.toMatchObject({
      code: "CONFLICT",
      status: 409,
      current: latest,
    });
    expect((await server.call(contract.getHoot, { params })).text).toBe("From one tab.");
  });

  test("a retry with the same key is no CONFLICT with itself, and has the version of the first", async () => {
    const hoot = await post();
    const params = { id: hoot._id };
    const change = { params, body: { text: "Once." }, ifVersion: hoot.version, key: "edit-1" };
    const first = await dana(contract.updateHoot, change);
    expect(await dana(contract.updateHoot, change)).toEqual(first);
    await dana(contract.updateHoot, { params, body: { title: "Later" } });
    const { version, title } = await dana(contract.updateHoot, change);
    expect([version, title]).toEqual([first.version, "Later"]);
    await expect(
      dana(contract.updateHoot, { ...change, body: { text: "Twice." } }),
    ).rejects.toMatchObject({ code: "IDEMPOTENCY_MISMATCH" });
  });

  test("other people cannot change or delete a hoot, and guests are asked to log in", async () => {
    const { _id: id } = await post();
    const params = { id };
    await expect(
      vale(contract.updateHoot, { params, body: { title: "Mine" } }),
    ).rejects.toMatchObject({ code: "NOT_YOURS" });
    await expect(vale(contract.deleteHoot, { params })).rejects.toMatchObject({
      code: "NOT_YOURS",
    });
    await expect(server.call(contract.deleteHoot, { params })).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
    expect(await dana(contract.deleteHoot, { params })).toEqual({ _id: id });
    await expect(server.call(contract.getHoot, { params })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(dana(contract.deleteHoot, { params })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("reading", () => {
  test("pages have no gaps or duplicates, by number and by cursor", async () => {
    const byNumber: string[] = [];
    for (let page = 1, more = true; more; page += 1) {
      const { data, hasMore } = await server.call(contract.pageHoots, {
        query: { page, limit: 50 },
      });
      byNumber.push(...data.map(({ _id }) => _id));
      more = hasMore;
    }
    const byRow: string[] = [];
    for (let before: string | undefined, more = true; more;) {
      const { data, hasMore } = await server.call(contract.pageHoots, {
        query: { before, limit: 50 },
      });
      byRow.push(...data.map(({ _id }) => _id));
      before = byRow.at(-1);
      more = hasMore;
    }
    expect(byRow).toEqual(byNumber);
    expect(new Set(byRow).size).toBe(byRow.length);
    expect(byRow.length).toBeGreaterThanOrEqual(80);
  });

  test("defaults: page 1 of 10, the newest 100, two oldest comments per hoot", async () => {
    const { data, hasMore } = await server.call(contract.pageHoots);
    expect([data.length, hasMore]).toEqual([10, true]);
    const newest = await server.call(contract.listHoots);
    expect(newest).toHaveLength(100);
    expect(newest.slice(0, 10).map(({ _id }) => _id)).toEqual(data.map(({ _id }) => _id));
    const busy = newest.find(({ commentCount }) => commentCount > 2);
    if (!busy) throw new Error("The demo data has no hoot with comments.");
    const { comments } = await server.call(contract.getHoot, { params: { id: busy._id } });
    expect(comments).toHaveLength(busy.commentCount);
    expect(busy.comments).toEqual(comments.slice(0, 2));
  });

  test("invalid page numbers and sizes, page with cursor, and repeated keys are rejected", async () => {
    const queries = [
      "page=0",
      "page=-1",
      "page=1.5",
      "page=1000001",
      "limit=0",
      "limit=51",
      "limit=ten",
      "page=",
      "before=x",
      `page=2&before=${unknownId}`,
      "page=1&page=2",
      "category=Mars",
    ];
    for (const query of queries) {
      const answer = await server.fetch(`/api/hoots/paginated?${query}`);
      expect([query, answer.status, (await answer.json()).code]).toEqual([
        query,
        400,
        "VALIDATION",
      ]);
    }
    const unknown = await server.fetch("/api/hoots/paginated?utm_source=letter");
    expect(unknown.status).toBe(200);
  });

  test("a page beyond the end is empty", async () => {
    expect(await server.call(contract.pageHoots, { query: { page: 1_000_000 } })).toEqual({
      data: [],
      hasMore: false,
    });
  });

  test("a category filters the list", async () => {
    const { data } = await server.call(contract.pageHoots, { query: { category: "Costa Rica" } });
    expect(data.length).toBeGreaterThan(1);
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(["Costa Rica"]));
  });

  test("three distinct random hoots are returned, varying between calls", async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 10; turn += 1) {
      const hoots = await server.call(contract.randomHoots);
      const ids = hoots.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(3);
      for (const id of ids) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(8);
    expect(await server.call(contract.randomHoots, { query: { count: 20 } })).toHaveLength(20);
  });

  test("search matches word forms, ranks titles first, marks matches, and pages by cursor", async () => {
    await dana(contract.createHoot, {
      body: { title: "Nothing of note", text: "We saw one zebra-striped umbrella." },
    });
    await dana(contract.createHoot, {
      body: { title: "Umbrellas for dachshunds", text: "Long umbrellas, short legs." },
    });
    const found = await server.call(contract.searchHoots, { query: { q: "umbrella" } });
    expect(found.data[0]?.title).toBe("Umbrellas for dachshunds");
    expect(found.data[0]?.marked.title).toEqual([
      { text: "Umbrellas", match: true },
      { text: " for dachshunds", match: false },
    ]);
    const ids: string[] = [];
    for (let before: string | undefined, more = true; more;) {
      const page = await server.call(contract.searchHoots, {
        query: { q: "umbrella", limit: 1, before },
      });
      ids.push(...page.data.map(({ _id }) => _id));
      before = ids.at(-1);
      more = page.hasMore;
    }
    expect(ids).toEqual(found.data.map(({ _id }) => _id));
    const none = await server.call(contract.searchHoots, { query: { q: "umbrella -umbrella" } });
    expect(none).toEqual({ data: [], hasMore: false });
  });

  test("empty, oversized and non-word searches have clear answers", async () => {
    await expect(server.call(contract.searchHoots, { query: { q: " " } })).rejects.toMatchObject({
      code: "VALIDATION",
    });
    await expect(
      server.call(contract.searchHoots, { query: { q: "x".repeat(101) } }),
    ).rejects.toMatchObject({ code: "VALIDATION" });
    for (const q of ["the", "'", "a & b | !", "\\", "%", "(((", "zzzzqqqq", ":*"]) {
      expect(await server.call(contract.searchHoots, { query: { q } })).toMatchObject({
        hasMore: expect.any(Boolean),
      });
    }
  });

  test("an unknown or malformed id is NOT_FOUND", async () => {
    for (const id of [unknownId, "1", "00000000000000000000000", "..%2f..", "%00"]) {
      const answer = await server.fetch(`/api/hoots/${id}`);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});

describe("liking", () => {
  test("a hundred concurrent likes count once, and the caller sees their own", async () => {
    const params = { id: (await post())._id };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => vale(contract.likeHoot, { params })),
    );
    for (const hoot of answers) expect([hoot.likeCount, hoot.likes.length]).toEqual([1, 1]);
    const unliked = await vale(contract.unlikeHoot, { params });
    expect([unliked.likeCount, unliked.likes]).toEqual([0, []]);
    expect((await vale(contract.unlikeHoot, { params })).likeCount).toBe(0);
  });

  test("guests cannot like, and a missing hoot cannot be liked", async () => {
    await expect(
      server.call(contract.likeHoot, { params: { id: unknownId } }),
    ).rejects.toMatchObject({
      code: "SIGN_IN_REQUIRED",
    });
    await expect(vale(contract.likeHoot, { params: { id: unknownId } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(vale(contract.unlikeHoot, { params: { id: unknownId } })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("above 200 likes the newest 200 and the caller's own are listed, and the count is exact", async () => {
    const { _id: id } = await post();
    await vale(contract.likeHoot, { params: { id } });
    await server.db
      .insertInto("profiles")
      .values(
        Array.from({ length: 220 }, (_, n) => ({
          id: crypto.randomUUID(),
          username: `liker.${n}`,
          username_key: `liker ${n}`,
          name: "Liker",
          avatar: null,
        })),
      )
      .execute();
    const likers = await server.db
      .selectFrom("profiles")
      .select("id")
      .where("name", "=", "Liker")
      .execute();
    await server.db
      .insertInto("hoot_likes")
      .values(
        likers.map((liker) => ({
          hoot_id: id,
          profile_id: liker.id,
          created_at: new Date(Date.now() + 1000),
        })),
      )
      .execute();
    await server.db.updateTable("hoots").set({ like_count: 221 }).where("id", "=", id).execute();
    const asDana = await dana(contract.getHoot, { params: { id } });
    expect([asDana.likeCount, asDana.likes.length]).toEqual([221, 200]);
    const asVale = await vale(contract.getHoot, { params: { id } });
    expect(asVale.likes).toHaveLength(201);
    await server.db.deleteFrom("profiles").where("name", "=", "Liker").execute();
  });
});

function bearerPost(path: string, body: unknown): Promise<Response> {
  return server.tokenOf("dana").then((token) =>
    server.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}
