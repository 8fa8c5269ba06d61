import { expect, test, type Locator } from "../test.ts";
import { newMember, openWith } from "../accounts/members.ts";

test.describe.configure({ mode: "parallel" });

const paths = ["delta", "aeromexico", "american-airlines"].flatMap((airline) =>
  ["national", "international"].map((kind) => `/airlines/${airline}/${kind}`),
);

test("the page of an airline is at most 2900 px tall, and 3900 px on a phone", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    for (const [width, most] of [
      [1280, 2900],
      [390, 3900],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect([path, height <= most ? "fits" : height]).toEqual([path, "fits"]);
    }
  }
});

test("the answer stands first, others are one link away, and each figure is given once", async ({
  sent: page,
}) => {
  await page.goto("/airlines/delta/international");
  const main = page.getByRole("main");
  for (const [label, answer] of [
    ["Cabin", "Yes1 pet per passenger, but not on every route"],
    ["Hold", "UnknownAsk the airline."],
    ["Cargo", "NoUS military and State Department only"],
    ["Price in the cabin", "$200"],
    ["Snub-nosed pets", "Only small pets, in the cabin"],
  ] as const) {
    const name = page.getByText(label, { exact: true });
    const part = main.locator("dl > div").filter({ has: name });
    await expect(part).toHaveText(`${label}${answer}`);
  }
  const sizes = main.getByRole("region", { name: "Carrier size" });
  await expect(sizes.getByRole("listitem").filter({ visible: true })).toHaveText([
    /^Delta Air Lines18 × 11 × 11 in/,
    /^Aeromexico40 × 30 × 20 cm/,
    /^American Airlines18 × 11 × 11 in/,
  ]);
  await main.getByText("Compare with Aeromexico and American Airlines").click();
  const table = main.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Topic",
    "Aeromexico",
    "American Airlines",
  ]);
  await expect(table.getByRole("row", { name: /^Price/ })).toContainText("$162 to $168");
  // Two different fees are free.
  const lines = (await main.locator("[id^='delta.']").allTextContents()).filter(
    (text) => text !== "Free.",
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(new Set(lines).size).toBe(lines.length);
  await table.getByRole("link", { name: "Aeromexico" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/airlines/aeromexico/international");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aeromexico pet policy");
});

test("details on demand open by keyboard, and a number leads to its source", async ({
  sent: page,
}) => {
  await page.goto("/airlines/delta/national");
  const title = page.getByRole("heading", { name: "Service and support animals" });
  const fold = page.locator("details").filter({ has: title });
  await expect(fold).not.toHaveAttribute("open");
  await fold.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(fold).toContainText("Original listing");
  await page.getByRole("link", { name: "Source 1" }).first().click();
  await expect(page).toHaveURL(/#note-1$/);
  await expect(page.locator("#note-1")).toBeVisible();
});

test("carriers are drawn to one scale, and a member's own carrier and pet stand beside them", async ({
  page,
}) => {
  const member = await newMember(page.request, "Cara Carrier");
  const headers = { authorization: `Bearer ${member.token}` };
  const bag = { name: "Soft bag", lengthCm: 40, widthCm: 25, heightCm: 25 };
  await page.request.post("/api/carriers", { data: bag, headers });
  await openWith(page, member, "/airlines/aeromexico/national");
  const sizes = page.getByRole("region", { name: "Carrier size" });
  const own = sizes.getByRole("listitem").filter({ hasText: "Soft bag" });
  await expect(own).toContainText("15.7 × 9.8 × 9.8 in (40 × 25 × 25 cm)");
  const heightOf = async (item: Locator) =>
    Number(await item.locator("svg rect").first().getAttribute("height"));
  const theirs = sizes.getByRole("listitem").filter({ hasText: "Aeromexico" });
  const drawn = async (item: Locator) =>
    ((await item.locator("svg rect").first().boundingBox())?.height ?? 0) / (await heightOf(item));
  expect(await drawn(own)).toBeCloseTo(await drawn(theirs), 1);
});

test("a link from an airline to what to read leads somewhere", async ({ sent: page }) => {
  await page.goto("/airlines/delta/national");
  await page.getByRole("link", { name: "Read about flying with pets" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flying with a pet");
});
