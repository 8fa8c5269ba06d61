import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawArt } from "#art/draw.ts";
import { wareColours, wareNames } from "#art/names.ts";
import { goodsUrl, posterUrl, printUrl } from "#art/urls.ts";
import { openMediaWorker, type MediaWorker } from "./media-worker.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";
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

test("drawings of the shop are available as PNG, for sites that show no SVG", async () => {
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
    // The picture is not blank.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(1);
  }
});

test("an unknown name, and a drawing that is not of a product, have no PNG", async () => {
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

test("each PNG is rendered once and one at a time, and too many waiting requests are rejected", async () => {
  let renderCount = 0;
  let running = 0;
  let maxRunning = 0;
  const previews = makePreviews(async (svg) => {
    renderCount += 1;
    maxRunning = Math.max(maxRunning, (running += 1));
    return mediaWorker.drawing(svg).finally(() => (running -= 1));
  });
  const preview = (name: string) => previews(name, () => drawArt(name));
  const name = "goods/crate.pine.front.svg";
  const [first, second] = await Promise.all([preview(name), preview(name)]);
  expect(first).toEqual(second);
  expect(await preview(name)).toEqual(first);
  expect(renderCount).toBe(1);
  const many = wareNames
    .slice(0, 5)
    .flatMap((ware) => wareColours.map((colour) => `goods/${ware}.${colour}.front.svg`));
  const results = await Promise.allSettled(many.map((each) => preview(each)));
  const rejected = results.filter(({ status }) => status === "rejected");
  expect(rejected.length).toBeGreaterThan(0);
  for (const each of rejected) expect(each).toMatchObject({ reason: { code: "OVERLOADED" } });
  expect(results.length - rejected.length).toBeGreaterThan(10);
  expect(maxRunning).toBe(1);
});

test("a failed rendering is retried by the next request and blocks no others", async () => {
  let attempts = 0;
  const previews = makePreviews(async (svg) => {
    attempts += 1;
    if (attempts === 1) throw new Error("The media worker lost a drawing.");
    return mediaWorker.drawing(svg);
  });
  const name = "goods/bed.pine.front.svg";
  const preview = () => previews(name, () => drawArt(name));
  await expect(preview()).rejects.toThrow("lost a drawing");
  expect((await preview())?.length).toBeGreaterThan(1_000);
});
