import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wareColours, wareNames } from "#art/names.ts";
import { goodsUrl, posterUrl, printUrl } from "#art/urls.ts";
import { openMediaWorker, type MediaWorker } from "../../platform/files/media-worker.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { makePreviews } from "./previews.ts";

let server: TestServer;
let mediaWorker: MediaWorker;
beforeAll(async () => {
  server = await testServer();
  mediaWorker = openMediaWorker();
});
afterAll(async () => {
  await Promise.all([server.close(), mediaWorker.stop()]);
});

const asPicture = (url: string) => url.replace(/svg$/, "png");
const crate = asPicture(goodsUrl("crate", "pine"));

test("what the shop draws is a picture too, for sites that show no drawings", async () => {
  for (const url of [crate, asPicture(printUrl("lisbon", "day", "oak"))]) {
    const answer = await server.fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
    // Something is drawn in it.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(1);
  }
});

test("a name of nothing is no picture, nor is a drawing that stands for nothing sold", async () => {
  for (const url of [
    "/art/v1/goods/crate.gold.front.png",
    "/art/v1/goods/submarine.pine.front.png",
    "/art/v1/goods/crate.pine.front.svg.png",
    "/art/v1/goods/../brand/mark.png",
    "/art/v1/mark.png",
    asPicture(posterUrl({ place: "Lisbon", shape: "portrait", time: "day" })),
    `${crate}?again=1`,
  ]) {
    expect([url, (await server.fetch(url)).status]).toEqual([url, 404]);
  }
});

test("each is made once and one at a time, and who asks for very many is sent away", async () => {
  let made = 0;
  let now = 0;
  let most = 0;
  const previews = makePreviews(async (svg) => {
    made += 1;
    most = Math.max(most, (now += 1));
    return mediaWorker.drawing(svg).finally(() => (now -= 1));
  });
  const name = "goods/crate.pine.front.png";
  const [first, second] = await Promise.all([previews(name), previews(name)]);
  expect(first).toEqual(second);
  expect(await previews(name)).toEqual(first);
  expect(made).toBe(1);
  const many = wareNames
    .slice(0, 5)
    .flatMap((ware) => wareColours.map((colour) => `goods/${ware}.${colour}.front.png`));
  const asked = await Promise.allSettled(many.map((each) => previews(each)));
  const refused = asked.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: "OVERLOADED" } });
  expect(asked.length - refused.length).toBeGreaterThan(10);
  expect(most).toBe(1);
});

test("what fails is made anew for the next who asks, and keeps nobody waiting", async () => {
  let tries = 0;
  const previews = makePreviews(async (svg) => {
    tries += 1;
    if (tries === 1) throw new Error("The media worker lost a drawing.");
    return mediaWorker.drawing(svg);
  });
  const name = "goods/bed.pine.front.png";
  await expect(previews(name)).rejects.toThrow("lost a drawing");
  expect((await previews(name))?.length).toBeGreaterThan(1_000);
});
