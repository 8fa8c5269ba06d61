import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import type { Call } from "#contracts/kernel/client.ts";
import { addEntry } from "#contracts/travel/days.ts";
import { inviteMember, joinTrip } from "#contracts/travel/members.ts";
import { createTrip, getTrip, type Trip } from "#contracts/travel/trips.ts";
import { executablePath, launchArgs } from "../browser.ts";
import { kill, type ServerProcess, startServer } from "./server-process.ts";
import { newSender } from "./uploader.ts";

export type TravelersReport = {
  edits: number;
  /** Edits that found what they were about changed or removed by the other person. */
  met: number;
  cuts: number;
  kills: number;
  /** Plans that were typed and not removed, but are not on the trip once. */
  lost: string[];
  /** Notes of a person's own plans that are not what was typed last. */
  changed: string[];
  /** What a page shows otherwise than the trip has it. */
  different: string[];
};

type Plan = { edits: number; kills: number };

const dates = ["2027-05-03", "2027-05-04", "2027-05-05", "2027-05-06"] as const;
const days = ["May 3", "May 4", "May 5", "May 6"] as const;
const pressMs = 4_000;
const settleMs = 120_000;

/** A plan of each day that stays. */
const anchor = "Breakfast";

/** A person at a browser; `plans` are theirs that are on the trip, by title with the note typed last. */
type Traveler = {
  name: string;
  context: BrowserContext;
  page: Page;
  plans: Map<string, string>;
  isCut: boolean;
};

/**
 * Two people edit one trip's days in two browsers, at random and at once. Each loses the network at times, and the
 * server is killed and started again on the same data. In the end both pages must show the trip as it is stored, with
 * all that was typed.
 */
export async function twoTravelers({ edits, kills }: Plan): Promise<TravelersReport> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-travelers-"));
  const variables = { DATA_DIR: folder, DEMO: "off" };
  let server = await startServer(variables);
  const { port } = server;
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  const report = { edits: 0, met: 0, cuts: 0, kills: 0 };
  try {
    const { call, id, tokens } = await tripOfTwo(server);
    const travelers = await Promise.all(
      tokens.map((token, number) =>
        opened(browser, { server, token, id, name: "AB"[number] ?? "" }),
      ),
    );
    const work = travelers.map(async (traveler) => {
      for (let number = 1; number <= edits; number += 1) {
        await cutAtRandom(traveler, report);
        if (!(await editOnce(traveler, number))) report.met += 1;
        report.edits += 1;
      }
      await reconnect(traveler);
    });
    const killing = async () => {
      while (report.kills < kills) {
        const until = ((report.kills + 1) * edits * 2) / (kills + 1);
        while (report.edits < until) await wait(50);
        await kill(server);
        report.kills += 1;
        await wait(randomInt(0, 3_000));
        server = await startServer(variables, port);
      }
    };
    await Promise.all([...work, killing()]);
    const trip = await settled(call, id, travelers);
    return {
      ...report,
      ...lossesIn(trip, travelers),
      different: await differences(trip, travelers),
    };
  } finally {
    await browser.close();
    await kill(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tripOfTwo(server: ServerProcess) {
  const [owner, other] = [await newSender(server), await newSender(server)];
  const call = owner.call(server);
  const { _id: id } = await call(createTrip, {
    body: { destination: "Lyon", month: "May", day: 3, year: 2027, endDate: "2027-05-06" },
  });
  // Days without plans are shown together.
  for (const date of dates) await call(addEntry, { params: { id }, body: { title: anchor, date } });
  const { url } = await call(inviteMember, { params: { id }, body: { role: "editor" } });
  await other.call(server)(joinTrip, { params: { token: url.split("/").at(-1) ?? "" } });
  return { call, id, tokens: [owner.token, other.token] };
}

type Opening = { server: ServerProcess; token: string; id: string; name: string };

async function opened(browser: Browser, { server, token, id, name }: Opening): Promise<Traveler> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(pressMs);
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
  await page.goto(`${server.address}/plans/${id}/days`, { timeout: settleMs });
  const traveler = { name, context, page, plans: new Map<string, string>(), isCut: false };
  // The form and what queues writes load on their first use, which needs the network.
  await page.locator("html[data-alive]").waitFor({ timeout: settleMs });
  page.setDefaultTimeout(settleMs);
  await add(traveler, `${name} 0`);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name: url }) => /queue-status/.test(url)),
  );
  await page.evaluate(() => navigator.serviceWorker.ready);
  page.setDefaultTimeout(pressMs);
  return traveler;
}

/** Loses the network for a while, about every tenth edit. */
async function cutAtRandom(traveler: Traveler, report: { cuts: number }): Promise<void> {
  if (traveler.isCut ? randomInt(4) > 0 : randomInt(10) > 0) return;
  traveler.isCut = !traveler.isCut;
  if (traveler.isCut) report.cuts += 1;
  await traveler.context.setOffline(traveler.isCut);
}

async function reconnect(traveler: Traveler): Promise<void> {
  await traveler.context.setOffline(false);
  traveler.isCut = false;
}

const dayOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });
const rowsIn = (page: Page) => page.locator("li[data-entry]");
const rowOf = (page: Page, title: string) =>
  rowsIn(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const form = (page: Page) => page.locator("form[name=entry]");

/** One edit at random. False where the other person changed what it was about. */
async function editOnce(traveler: Traveler, number: number): Promise<boolean> {
  const { page, name, plans } = traveler;
  const kind = randomInt(10);
  const own = [...plans.keys()][randomInt(plans.size || 1)];
  try {
    if (kind < 4 || own === undefined) await add(traveler, `${name} ${number}`);
    else if (kind < 6) await note(traveler, own, `Note ${name} ${number}`);
    else if (kind < 7) await remove(traveler, own);
    else if (kind < 8) await tick(page, await anyTitle(page));
    else await move(page, await anyTitle(page));
    return true;
  } catch {
    await page.keyboard.press("Escape");
    const cancel = form(page).getByRole("button", { name: "Cancel" });
    if (await cancel.isVisible()) await cancel.click();
    return false;
  }
}

async function add({ page, plans }: Traveler, title: string): Promise<void> {
  const name = days[randomInt(days.length)] ?? days[0];
  await page.getByRole("button", { name: `Add to ${name}`, exact: true }).click();
  await form(page).getByLabel("Title", { exact: true }).fill(title);
  await form(page).getByRole("button", { name: "Save" }).click();
  plans.set(title, "");
  await rowOf(page, title).waitFor();
}

async function note({ page, plans }: Traveler, title: string, text: string): Promise<void> {
  await choose(page, title, "Edit…");
  await form(page).getByLabel("Note", { exact: true }).fill(text);
  await form(page).getByRole("button", { name: /^Save/ }).last().click();
  // Where the other person changed the plan, the form asks which version stays.
  const mine = form(page).getByRole("button", { name: "Save my version" });
  const giveUpAt = performance.now() + pressMs;
  while (await form(page).isVisible()) {
    if (await mine.isVisible()) await mine.click();
    if (performance.now() > giveUpAt) throw new Error("The form stays open.");
    await wait(50);
  }
  plans.set(title, text);
}

async function remove({ page, plans }: Traveler, title: string): Promise<void> {
  await choose(page, title, "Remove from the trip");
  plans.delete(title);
}

const tick = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: `Done: ${title}`, exact: true }).click();

async function move(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Move “${title}”`, exact: true }).click();
  const items = page.getByRole("menuitem", { name: /^Move / });
  await items.nth(randomInt(await items.count())).click();
  const dialog = page.getByRole("dialog");
  if (!(await dialog.isVisible())) return;
  await dialog.getByLabel("Day").selectOption({ index: randomInt(dates.length) });
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
}

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Move “${title}”`, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function anyTitle(page: Page): Promise<string> {
  const shown = await rowsIn(page).getByRole("heading").allInnerTexts();
  const titles = shown.filter((title) => title !== anchor);
  return titles[randomInt(titles.length || 1)] ?? "";
}

/** Waits until all is sent, and decides on what the other person's changes held back: one's own text stays. */
async function decide({ page }: Traveler): Promise<void> {
  const rows = page.getByRole("list", { name: "Waiting to be sent" }).getByRole("listitem");
  const giveUpAt = performance.now() + settleMs;
  while ((await rows.count()) > 0 && performance.now() < giveUpAt) {
    await wait(500);
    const held = rows.filter({ hasText: /also changed|Couldn't be sent/ }).first();
    const discard = held.getByRole("button", { name: /^Discard/ });
    if ((await held.count()) === 0) continue;
    await discard.click();
  }
}

/** The trip once both pages have sent all that they held back, and show what is stored. */
async function settled(call: Call, id: string, travelers: readonly Traveler[]): Promise<Trip> {
  for (const traveler of travelers) await decide(traveler);
  const giveUpAt = performance.now() + settleMs;
  let trip = await call(getTrip, { params: { id } });
  for (let same = 0; same < 5 && performance.now() < giveUpAt;) {
    await wait(500);
    const now = await call(getTrip, { params: { id } });
    const isSame =
      now.updatedAt === trip.updatedAt && (await differences(now, travelers)).length === 0;
    same = isSame ? same + 1 : 0;
    trip = now;
  }
  return trip;
}

const entriesOn = ({ entries }: Trip, date: string) => entries.filter((one) => one.date === date);

function lossesIn(trip: Trip, travelers: readonly Traveler[]) {
  const typed = travelers.flatMap(({ plans }) => [...plans]);
  const found = (title: string) => trip.entries.filter((one) => one.title === title);
  return {
    lost: typed.flatMap(([title]) =>
      found(title).length === 1 ? [] : [`${title}: ${found(title).length} times`],
    ),
    changed: typed.flatMap(([title, text]) => {
      const [entry] = found(title);
      return !entry || entry.note === text ? [] : [`${title}: "${entry.note}", not "${text}"`];
    }),
  };
}

async function differences(trip: Trip, travelers: readonly Traveler[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, page } of travelers)
    for (const [number, date] of dates.entries()) {
      const stored = entriesOn(trip, date).map((one) => one.title);
      const shown = await dayOf(page, days[number] ?? "")
        .locator("li[data-entry]")
        .getByRole("heading")
        .allInnerTexts();
      if (shown.join() !== stored.join())
        found.push(`${name}, ${date}: ${shown.join()} instead of ${stored.join()}`);
    }
  return found;
}
