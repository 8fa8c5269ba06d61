import { expect, test } from "../test.ts";
import { sections } from "../../contracts/src/community/stories.ts";
import { changesBelow, slowLine } from "../chosen-files.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import {
  chosen,
  form,
  grainy,
  frailLine,
  long,
  openLaterParts,
  picture,
  publishButton,
  text,
  titlesOf,
} from "./stories.ts";
import { watch } from "../demo.ts";

const [{ title: start }, { title: middle }, { title: end }, { title: meaning }] = sections;

test("a story whose upload loses the connection is sent again and published once", async ({
  page,
  request,
  baseURL,
}) => {
  const line = await frailLine(baseURL ?? "");
  const { faults } = watch(page);
  const ana = await newMember(request, "Ana Aboard");
  await openWith(page, ana, `${line.url}/write`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Tell Us Your Story");
  await text(page, "Title").fill("Lost between two masts");
  await text(page, start).fill(long);
  await text(page, middle).fill("The middle was wet.");
  await expect(text(page, end)).toBeHidden();
  await openLaterParts(page);
  await text(page, end).fill("It ended well.");
  await text(page, meaning).fill("It means we go again.");
  for (const [index, title] of [start, middle, end, meaning].entries()) {
    await picture(page, title).setInputFiles(await grainy(`part-${index + 1}.jpg`));
  }
  await form(page).getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Lost between two masts" })).toBeVisible();
  await expect(preview.getByText("It means we go again.")).toBeVisible();
  await expect(preview.getByRole("img")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(form(page).getByRole("button", { name: "Preview" })).toBeFocused();
  await slowLine(page, 150_000);
  const sent = changesBelow(page, "/api/blogs");
  await publishButton(page).click();
  await expect(form(page).getByText(/^[1-9]\d ?%$/)).toBeVisible();
  line.cut();

  const failure = form(page).getByRole("alert");
  await expect(failure).toContainText(
    "Adding Blog Failed: Can't reach the site. Please try again.",
  );
  await expect(text(page, start)).toHaveValue(long);
  await expect(chosen(page, "part-4.jpg")).toBeVisible();
  line.mend();
  await slowLine(page, -1);
  await form(page).getByRole("button", { name: "Try again" }).click();
  // The server works on four large photos before it answers.
  await expect(page).toHaveURL(/\/blogs\/[0-9a-f-]{36}$/, { timeout: 60_000 });
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

test("missing fields are listed, and the text stays; an upload can be canceled, and leaving during it asks for confirmation", async ({
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
    "Add a photo to the first section.",
  ]);
  await summary.getByRole("link", { name: "Add a photo to the first section." }).click();
  await expect(picture(page, start)).toBeFocused();
  await expect(picture(page, start)).toHaveAttribute("aria-invalid", "true");
  await expect(text(page, middle)).toHaveValue("Only this.");

  await text(page, "Title").fill("Never mind");
  await text(page, start).fill("Or perhaps.");
  await picture(page, start).setInputFiles(await grainy("slow.jpg", 1600, 1200));
  await slowLine(page, 40_000);
  await publishButton(page).click();
  await expect(form(page).getByRole("progressbar")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Leave without publishing?");
  await dialog.getByRole("button", { name: "Stay on this page" }).click();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(form(page).getByRole("progressbar")).toHaveCount(0);
  await expect(text(page, "Title")).toHaveValue("Never mind");
  await page.getByRole("banner").getByRole("link", { name: "Posts" }).click();
  await expect(page).toHaveURL(/\/posts$/);
});

test("a story can be written and read on a phone without overflow, even at 320 pixels", async ({
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
