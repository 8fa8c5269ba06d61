import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteStory } from "#contracts/community/stories.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { createHoot, deleteHoot } from "#contracts/community/hoots.ts";
import { articles } from "#reference/articles.ts";
import { addBlog } from "../../../testing/owned-rows.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
let dana: Call;
beforeAll(async () => {
  server = await testServer();
  dana = await server.as("dana");
});
afterAll(() => server.close());

const read = async (path: string) => (await server.fetch(path)).text();

test("user text is escaped in the feed for XML and for HTML readers", async () => {
  const title = "]]>]]></title><entry><script>alert(1)</script>";
  const text = `bell \u0007 ${"x".repeat(292)}🐕 and more]]>]]><entry>`;
  await dana(createHoot, { body: { title, text } });
  const feed = await read("/feed.atom");
  expect(feed.match(/<entry>/g)).toHaveLength(30);
  expect(feed).not.toContain("<script>");
  expect(feed).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFC}\u{10000}-\u{10FFFF}]/u);
  expect(feed).toContain("]]&gt;]]&gt;&lt;/title&gt;&lt;entry&gt;");
});

test.each(["/feed.atom", "/sitemap.xml"])(
  "%s lists a hoot once posted and drops it once deleted",
  async (path) => {
    await read(path);
    const { _id } = await dana(createHoot, { body: { title: `For machines: ${path}`, text: "x" } });
    expect(await read(path)).toContain(_id);
    await dana(deleteHoot, { params: { id: _id } });
    expect(await read(path)).not.toContain(_id);
  },
);

test.each(["/feed.atom", "/sitemap.xml"])(
  "%s lists a story once published and drops it once deleted",
  async (path) => {
    await read(path);
    const { _id } = await addBlog(dana);
    expect(await read(path)).toContain(`${server.env.publicUrl}/blogs/${_id}`);
    await dana(deleteStory, { params: { id: _id } });
    expect(await read(path)).not.toContain(_id);
  },
);

test("the feed sorts hoots and stories by time of posting", async () => {
  const hoot = await dana(createHoot, { body: { title: "Before", text: "x" } });
  const story = await addBlog(dana);
  const later = await dana(createHoot, { body: { title: "After", text: "x" } });
  const ids = [
    ...(await read("/feed.atom")).matchAll(/<id>[^<]*\/(?:hoots|blogs)\/([^<]*)<\/id>/g),
  ];
  expect(ids.slice(0, 3).map(([, id]) => id)).toEqual([later._id, story._id, hoot._id]);
});

test("a sitemap of stories starts at its id and continues with older ones", async () => {
  const older = await addBlog(dana);
  const newer = await addBlog(dana);
  const map = await read(`/sitemap-blogs-${older._id}.xml`);
  expect([map.includes(older._id), map.includes(newer._id)]).toEqual([true, false]);
});

test("a sitemap of hoots starts at its id and continues with older ones", async () => {
  const older = await dana(createHoot, { body: { title: "Older", text: "x" } });
  const newer = await dana(createHoot, { body: { title: "Newer", text: "x" } });
  const map = await read(`/sitemap-hoots-${older._id}.xml`);
  expect([map.includes(older._id), map.includes(newer._id)]).toEqual([true, false]);
});

test("the sitemap lists articles with the date their facts were checked", async () => {
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
    const map = await read(path);
    expect(map).toMatch(/\/articles<\/loc>/);
    for (const { id, checked } of articles) {
      expect(map).toMatch(new RegExp(`/articles/${id}</loc><lastmod>${checked}T`));
    }
  }
});

test("the sitemap lists the legal pages", async () => {
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
    const map = await read(path);
    for (const page of ["rules", "terms", "privacy", "accessibility"]) {
      expect(map).toContain(`<loc>${server.env.publicUrl}/${page}</loc>`);
    }
  }
});

test.each([
  ["open", true],
  ["invited", false],
  ["closed", false],
] as const)("where sign-ups are %s, the sitemap lists /signup: %s", async (signUps, isListed) => {
  const other = await testServer({ env: { signUps } });
  try {
    for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
      const map = await (await other.fetch(path)).text();
      expect(map.includes("/signup</loc>")).toBe(isListed);
      expect(map).toContain("/login</loc>");
    }
  } finally {
    await other.close();
  }
});

test("the sitemap lists the shop and every published product", async () => {
  const products = await server.db.selectFrom("products").select("id").execute();
  const hidden = await server.db
    .insertInto("products")
    .values({ handle: "not-yet", title: "Not yet", published_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
    const map = await read(path);
    expect(map).toMatch(/\/marketplace<\/loc>.*\/marketplace\/artwork<\/loc>/s);
    expect(map.match(/\/product\/\d+<\/loc><lastmod>/g)).toHaveLength(products.length);
    expect(map).not.toContain(`/product/${hidden.id}<`);
  }
});
