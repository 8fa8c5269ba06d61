import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contracts/client.ts";
import { createHoot, deleteHoot } from "#contracts/hoots.ts";
import { testHouse, type TestHouse } from "../testing/house.ts";

let house: TestHouse;
let dana: Call;
beforeAll(async () => {
  house = await testHouse();
  dana = await house.as("dana");
});
afterAll(() => house.close());

const read = async (path: string) => (await house.fetch(path)).text();

test("what a person wrote cannot leave its place in the feed, nor run in a reader", async () => {
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
  "%s names a hoot as soon as it is posted, and no more once it is deleted",
  async (path) => {
    await read(path);
    const { _id } = await dana(createHoot, { body: { title: "For machines", text: "x" } });
    expect(await read(path)).toContain(_id);
    await dana(deleteHoot, { params: { id: _id } });
    expect(await read(path)).not.toContain(_id);
  },
);

test("the map of the hoots from one on holds that one and the older ones", async () => {
  const older = await dana(createHoot, { body: { title: "Older", text: "x" } });
  const newer = await dana(createHoot, { body: { title: "Newer", text: "x" } });
  const map = await read(`/sitemap-hoots-${older._id}.xml`);
  expect([map.includes(older._id), map.includes(newer._id)]).toEqual([true, false]);
});
