import { expect, test } from "../test.ts";
import { sections } from "../../contracts/src/community/blogs.ts";
import { changesBelow, phonePhoto, slowLine } from "../chosen-files.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import {
  chosen,
  form,
  grainy,
  frailLine,
  long,
  picture,
  publishButton,
  settled,
  text,
  titlesOf,
} from "./stories.ts";
import { watch } from "../demo.ts";

const [{ title: start }, { title: middle }, { title: end }, { title: meaning }] = sections;

test("a story with four pictures loses the connection in the middle, is sent again, and stands there once", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const line = await frailLine(baseURL ?? "");
  const { faults } = watch(page);
  const ana = await newMember(request, "Ana Aboard");
  await openWith(page, ana, `${line.url}/write`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Tell Us Your Story");
  await text(page, "Title").fill("Lost between two masts");
  await text(page, start).fill(long);
  await text(page, middle).fill("The middle was wet.");
  await text(page, end).fill("It ended well.");
  await text(page, meaning).fill("It means we go again.");
  for (const [index, title] of [start, middle, end, meaning].entries()) {
    await picture(page, title).setInputFiles(await grainy(`part-${index + 1}.jpg`));
  }
  await settled(page);
  await slowLine(page, 150_000);
  const sent = changesBelow(page, "/api/blogs");
  await publishButton(page).click();
  await expect(form(page).getByText(/^[1-9]\d %$/)).toBeVisible();
  line.cut();

  const failure = form(page).getByRole("alert");
  await expect(failure).toContainText(
    "Adding Blog Failed: Wagabond cannot be reached. Please try again.",
  );
  await expect(text(page, start)).toHaveValue(long);
  await expect(chosen(page, "part-4.jpg")).toBeVisible();
  line.mend();
  await slowLine(page, -1);
  await form(page).getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lost between two masts");
  for (const title of sections.map((section) => section.title)) {
    await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(main(page).getByRole("article").first().locator("img[srcset]")).toHaveCount(4);
  const keys = sent.map((one) => one.headers()["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
  expect(await titlesOf(request, ana)).toEqual(["Lost between two masts"]);
  expect(faults.filter((fault) => !fault.includes("net::ERR_"))).toEqual([]);

  await page.goto(`${line.url}/write`);
  await expect(text(page, "Title")).toHaveValue("");
  line.close();
});

test("a story whose answer got lost is not published twice", async ({ page, request }) => {
  const bo = await newMember(request, "Bo Between");
  await openWith(page, bo, "/write");
  await text(page, "Title").fill("Said once");
  await text(page, start).fill("And only once.");
  await picture(page, start).setInputFiles(await grainy("once.jpg"));
  await settled(page);
  await page.route("**/api/blogs", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publishButton(page).click();
  await expect(form(page).getByRole("alert")).toContainText("Adding Blog Failed");
  await page.unroute("**/api/blogs");
  // Also after the browser was closed in between.
  await settled(page);
  await page.reload();
  await expect(main(page).getByText("Draft restored")).toBeVisible();
  await expect(chosen(page, "once.jpg")).toBeVisible();
  await publishButton(page).click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  expect(await titlesOf(request, bo)).toEqual(["Said once"]);
});

test("a crash loses neither words nor pictures; what is discarded or signed out of is gone", async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const context = await browser.newContext();
  const cy = await newMember(request, "Cy Crashes");
  const before = await context.newPage();
  await openWith(before, cy, "/write");
  await text(before, "Title").fill("Half a story");
  await text(before, middle).fill("Only the middle is there.");
  await picture(before, start).setInputFiles(await phonePhoto("phone.jpg"));
  await picture(before, middle).setInputFiles(await grainy("middle.jpg"));
  const row = form(before).getByRole("listitem").filter({ hasText: "phone.jpg" });
  // Made smaller on the way into the draft.
  await expect(row).toContainText(/\b1\.\d MB|\d kB/);
  await settled(before);
  await before.close();

  const after = await context.newPage();
  await openWith(after, cy, "/write");
  await expect(main(after).getByText("Draft restored")).toBeVisible();
  await expect(text(after, "Title")).toHaveValue("Half a story");
  await expect(text(after, middle)).toHaveValue("Only the middle is there.");
  for (const name of ["phone.jpg", "middle.jpg"]) {
    const face = form(after).getByRole("listitem").filter({ hasText: name }).locator("img");
    await expect
      .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  }
  await main(after).getByRole("button", { name: "Discard" }).click();
  await expect(text(after, "Title")).toHaveValue("");
  await expect(chosen(after, "phone.jpg")).toHaveCount(0);
  await after.reload();
  await expect(text(after, "Title")).toHaveValue("");
  await expect(main(after).getByText("Draft restored")).toHaveCount(0);

  await text(after, "Title").fill("Nobody else may read this");
  await picture(after, start).setInputFiles(await grainy("secret.jpg"));
  await settled(after);
  await text(after, start).fill("Typed a moment ago");
  await after.getByRole("banner").getByRole("button", { name: "Log Out" }).click();
  await expect(after).toHaveURL(/\/$/);
  const left = await after.evaluate(async () => {
    const drafts = Object.keys(localStorage).filter((key) => key.includes("draft"));
    return [...drafts, ...(await indexedDB.databases()).map(({ name }) => name)];
  });
  expect(left).toEqual([]);
  await context.close();
});

test("a session that ends while somebody writes keeps the words and the pictures", async ({
  page,
  request,
}) => {
  const di = await newMember(request, "Di Delayed");
  await openWith(page, di, "/write");
  await text(page, "Title").fill("Too slow for the session");
  await text(page, start).fill("But not lost.");
  await picture(page, start).setInputFiles(await grainy("slow.jpg"));
  await settled(page);
  await request.post("/api/auth/logout", { headers: { authorization: `Bearer ${di.token}` } });
  await publishButton(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fwrite/);
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes(":story")),
  );
  expect(kept.flat().join()).toContain("Too slow for the session");
  expect(await titlesOf(request, di).catch(() => [])).toEqual([]);
});

test("what is missing is said beside the fields and above them, and what is typed stays", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Em Empty"), "/write");
  await text(page, middle).fill("Only this.");
  await publishButton(page).click();
  const summary = form(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Title is required.",
    "The first section is required.",
    "The first picture is required.",
  ]);
  await summary.getByRole("link", { name: "The first picture is required." }).click();
  await expect(picture(page, start)).toBeFocused();
  await expect(picture(page, start)).toHaveAttribute("aria-invalid", "true");
  await expect(text(page, middle)).toHaveValue("Only this.");
});

test("an upload can be canceled, and leaving while it runs is asked about", async ({
  page,
  request,
}) => {
  await openWith(page, await newMember(request, "Flo Flees"), "/write");
  await text(page, "Title").fill("Never mind");
  await text(page, start).fill("Or perhaps.");
  await picture(page, start).setInputFiles(await grainy("slow.jpg", 1600, 1200));
  await settled(page);
  await slowLine(page, 40_000);
  await publishButton(page).click();
  await expect(form(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Leave before it is published?");
  await dialog.getByRole("button", { name: "Stay here" }).click();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page).getByRole("progressbar")).toHaveCount(0);
  await expect(text(page, "Title")).toHaveValue("Never mind");
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  await expect(page).toHaveURL(/\/posts$/);
});

test("on a phone a story is written and read, and nothing is wider than the screen, also at 320", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const lu = await newMember(request, "Lu Little");
  await openWith(page, lu, "/write");
  await text(page, "Title").fill("Averyveryverylongwordthatgoesonandonandonandonandonandon");
  await text(page, start).fill(`${"Unbroken".repeat(30)}\n\nIt rained.`);
  await picture(page, start).setInputFiles(
    await grainy("a-name-that-is-longer-than-a-small-screen-is-wide.jpg", 300, 900),
  );
  await expect(
    form(page)
      .getByText(/^a-name-that/)
      .first(),
  ).toBeVisible();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await publishButton(page).click();
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.goto("/blogs");
  expect(await wide()).toBeLessThanOrEqual(0);
  await context.close();
});
