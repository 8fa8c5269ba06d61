import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { brokenAtWidths } from "../access.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { openAs, tokenOf } from "../demo.ts";
import { startServer } from "../faults/server-process.ts";
import { copyDatabase } from "../prepared-database.ts";
import { expect, test } from "../test.ts";
import { createTrip } from "./trip-pages.ts";

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
