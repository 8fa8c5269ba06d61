import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { importVenues } from "../../server/src/operations/venues.ts";
import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { openAs, tokenOf } from "../demo.ts";
import { startServer } from "../faults/server-process.ts";
import { copyDatabase } from "../prepared-database.ts";
import { expect, test } from "../test.ts";
import { createTrip } from "./trip-pages.ts";

/** Places on both sides of the 180th meridian, in Fiji, as Overpass has them. */
async function importPlaces(dataDir: string, folder: string): Promise<void> {
  const path = join(folder, "taveuni.json");
  const place = (id: number, lon: number, tags: Record<string, string>) => ({
    type: "node",
    id,
    version: 1,
    lat: -16.8,
    lon,
    tags,
  });
  const elements = [
    place(1, 179.99, { amenity: "veterinary", name: "Meridian Vet" }),
    place(2, -179.98, { amenity: "cafe", name: "<b>Date Line</b>", dog: "yes" }),
  ];
  const osm3s = { timestamp_osm_base: "2026-11-20T08:00:00Z" };
  writeFileSync(path, JSON.stringify({ version: 0.6, generator: "Overpass API", osm3s, elements }));
  expect(await importVenues({ DATA_DIR: dataDir }, { path })).toMatchObject({ done: true });
}

/** A server of image tiles, and a site that shows them. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-tiles-"));
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: "#cde3d2" },
  })
    .png()
    .toBuffer();
  const state = { requests: [] as string[], isDown: false };
  const tiles = createServer((request, answer) => {
    state.requests.push(request.url ?? "");
    if (state.isDown) answer.writeHead(503).end();
    else answer.writeHead(200, { "content-type": "image/png" }).end(tile);
  });
  await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  const dataDir = join(folder, "data");
  copyDatabase("demo", dataDir);
  const server = await startServer({
    DATA_DIR: dataDir,
    MAP_TILES_URL: `${address}/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: "© Test tiles https://tiles.example/credit",
  });
  await importPlaces(dataDir, folder);
  const close = async () => {
    server.signal("SIGTERM");
    await server.ended;
    tiles.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: `http://localhost:${server.port}`, address, state, close };
}

let running: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  running = await startSite();
});
test.afterAll(() => running?.close());

/** A trip with a stay and two plans, of which one has no known city. */
async function tripOf(page: Page, token: string) {
  const trip = await createTrip(
    page.request,
    { token },
    {
      destination: "Chile",
      legs: [{ mode: "flight", from: "ORD", to: "SCL", departureDate: "2027-05-02" }],
      stays: [{ name: "The Blue Door", address: "3 Fig Steps, Valparaíso", checkIn: "2027-05-03" }],
    },
  );
  const headers = { authorization: `Bearer ${token}` };
  for (const [title, place] of [
    ["Market", "Mercado Central, Santiago"],
    ["Picnic", "the beach"],
  ]) {
    const data = { title, place, date: "2027-05-03" };
    const path = `/api/plans/${trip._id}/entries`;
    expect((await page.request.post(path, { data, headers })).status()).toBe(201);
  }
  return `/plans/${trip._id}/days`;
}

const openButton = (page: Page) => main(page).getByRole("button", { name: "Open on a map" });

test("stays and plans open on a street map after a press, with all of them in a list", async ({
  browser,
}) => {
  const { site, address, state } = running;
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on("console", (line) => {
    if (/Content Security|TrustedHTML/.test(line.text())) violations.push(line.text());
  });
  await openAs(page, "dana", await tripOf(page, await tokenOf(page.request, "dana")));
  await expect(openButton(page)).toBeVisible();
  // The policy of pages must leave the drawn map its description.
  await expect(
    main(page).getByRole("img", { name: "A map of the way: from Chicago to Santiago by plane." }),
  ).toBeVisible();
  expect(state.requests).toEqual([]);
  await openButton(page).click();

  const dialog = page.getByRole("dialog", { name: "Stays and plans on a map" });
  const tiles = dialog.locator(`img[src^="${address}"]`);
  await expect(tiles.first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "© Test tiles" })).toHaveAttribute(
    "href",
    "https://tiles.example/credit",
  );
  await expect(dialog.getByText("Shown at the city's center")).toHaveCount(2);
  const places = dialog.getByRole("listitem");
  await expect(places.filter({ hasText: "Valparaíso" }).first()).toContainText("The Blue Door");
  await expect(dialog.getByRole("region", { name: "Not on the map" })).toContainText("Picnic");
  await expect(dialog.getByRole("button", { name: "1, Valparaíso: The Blue Door" })).toBeVisible();

  // By keyboard: a city of the list, then the map itself.
  const before = state.requests.length;
  await dialog.getByRole("button", { name: "Santiago", exact: true }).press("Enter");
  await expect.poll(() => state.requests.length).toBeGreaterThan(before);
  await expect.poll(() => state.requests.some((url) => url.startsWith("/12/"))).toBe(true);
  const frame = dialog.getByRole("application");
  await frame.press("-");
  await expect.poll(() => state.requests.some((url) => url.startsWith("/11/"))).toBe(true);
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  expect(await brokenAtWidths(page, { parts: ["dialog"] })).toEqual([]);
  expect(violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(openButton(page)).toBeFocused();
  await context.close();
});

test("if tiles don't load, the list stays, and they are tried again", async ({ browser }) => {
  const { site, address, state } = running;
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await openAs(page, "dana", await tripOf(page, await tokenOf(page.request, "dana")));
  state.isDown = true;
  await openButton(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The street map couldn't load.")).toBeVisible();
  await expect(dialog.getByText("The Blue Door")).toBeVisible();
  state.isDown = false;
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.locator(`img[src^="${address}"]`).first()).toBeVisible();
  await expect(dialog.getByText("The street map couldn't load.")).toHaveCount(0);
  await context.close();
});

const question = "/places?near=-16.8,179.995&radius=5000";

test("places that were found are on the street map, which leads to their pages", async ({
  browser,
}) => {
  const { site, address, state } = running;
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on("console", (line) => {
    if (/Content Security|TrustedHTML|hydrat/i.test(line.text())) violations.push(line.text());
  });
  await page.goto(question);
  const streets = main(page).getByRole("application");
  const tiles = streets.locator(`img[src^="${address}"]`);
  await expect(tiles.first()).toBeVisible();
  await expect(main(page).getByRole("figure")).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "© Test tiles" })).toBeVisible();
  // The map is no wider than the results, although they are at both ends of the world.
  await expect.poll(() => state.requests.some((url) => /^\/1[2-6]\//.test(url))).toBe(true);
  await expect(streets.getByRole("img", { name: "Here" })).toHaveText("Here");
  // Of pins on one spot, the one with the focus is above the others.
  const vet = streets.getByRole("link", { name: "1, Meridian Vet" });
  await vet.focus();
  await expect(vet.locator("..")).toHaveCSS("z-index", "10000");
  // At night the streets are dark, but no pin changes its color.
  const [pane, pins] = [streets.locator(".leaflet-tile-pane"), vet.locator("../..")];
  await expect(pane).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(pane).toHaveCSS("filter", /^invert/);
  await expect(pins).toHaveCSS("filter", "none");
  await page.emulateMedia({ colorScheme: "light" });
  // A wheel goes on with the page.
  await streets.hover();
  const before = await streets.getByRole("link").first().boundingBox();
  await page.mouse.wheel(0, 10);
  await expect(streets.getByRole("link")).toHaveText(["1", "2"]);
  expect((await streets.getByRole("link").first().boundingBox())?.x).toBe(before?.x);
  expect(await brokenAtWidths(page)).toEqual([]);

  await streets.getByRole("link", { name: "2, <b>Date Line</b>" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Date Line</b>");
  const place = main(page).getByRole("figure", { name: "Map", exact: true });
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator(`img[src^="${address}"]`).first()).toBeVisible();
  await expect(place.getByRole("img", { name: "<b>Date Line</b>" })).toBeVisible();
  expect(await brokenAtWidths(page)).toEqual([]);
  // Without its images, the map is as high as before, and the message is below it.
  state.isDown = true;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByText("The street map couldn't load.")).toBeVisible();
  expect((await place.getByRole("application").boundingBox())?.height).toBe(240);
  const [figure, message] = await Promise.all(
    [place, place.getByRole("button", { name: "Try again" })].map((part) => part.boundingBox()),
  );
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(
    (figure?.y ?? 0) + (figure?.height ?? 0),
  );
  state.isDown = false;
  await page.setViewportSize({ width: 1280, height: 720 });
  await main(page).getByRole("link", { name: "Places", exact: true }).click();
  await expect(page).toHaveURL(site + question.replace(",", "%2C"));
  await streets.getByRole("link", { name: "1, Meridian Vet" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meridian Vet");
  await page.goto("/privacy");
  await expect(main(page)).toContainText(`loads images from ${new URL(address).host}`);
  expect(violations).toEqual([]);
  await context.close();
});

test("without scripts the map of the results is drawn, and a place has only links to maps", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: running.site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(question);
  const drawn = main(page).getByRole("figure", { name: "Map of the results" });
  await expect(drawn.getByRole("link")).toHaveCount(2);
  await drawn.getByRole("link", { name: "1, Meridian Vet" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meridian Vet");
  await expect(main(page).getByRole("figure", { name: "Map", exact: true })).toBeHidden();
  await expect(main(page).getByRole("link", { name: "Directions" })).toBeVisible();
  await context.close();
});

test("a site without tiles has no street map, and its pages allow no other images", async ({
  page,
}) => {
  const member = await newMember(page.request, "Nora None");
  const path = await tripOf(page, member.token);
  await openWith(page, member, path);
  const answer = await page.goto(path);
  expect(answer?.headers()["content-security-policy"]).not.toContain("127.0.0.1");
  await expect(main(page).getByRole("heading", { name: "Ideas" })).toBeVisible();
  await expect(openButton(page)).toHaveCount(0);
});

test("a card asks for the map of its trip in one theme, and for none of a trip without places", async ({
  page,
}) => {
  const member = await newMember(page.request, "Cara Cards");
  const path = await tripOf(page, member.token);
  await createTrip(page.request, member, { destination: "Somewhere" });
  const maps: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/map")) maps.push(pathname + search);
  });
  await openWith(page, member, "/plans");
  const map = main(page).getByRole("img", { name: /^A map of the way/ });
  await expect(map).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Somewhere" })).toBeVisible();
  expect(maps).toEqual([`/api${path.replace(/days$/, "map")}?theme=light&size=card`]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => maps.length).toBe(2);
  await expect(map).toBeVisible();
});
