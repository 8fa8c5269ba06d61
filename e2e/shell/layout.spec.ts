import { demoUserId } from "../../server/seeds/ids.ts";
import { openAs, openAsNew } from "../demo.ts";
import { expect, test, type Locator, untilAlive } from "../test.ts";

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error("The element isn't rendered.");
  return box;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const tablet = { width: 768, height: 900 };
const phone = { width: 390, height: 844 };

/** A line of a small button, with its padding. */
const oneLine = 48;

test("at 768 px the header fits: buttons on one line, the avatar round", async ({ page }) => {
  await page.setViewportSize(tablet);
  const header = page.getByRole("banner");
  await page.goto("/newsletter");
  for (const name of ["Log In", "Sign Up"]) {
    const { x, width, height } = await boxOf(header.getByRole("link", { name }));
    expect(height).toBeLessThan(oneLine);
    expect(x + width).toBeLessThanOrEqual(tablet.width - 20);
  }
  await openAs(page, "dana", "/newsletter");
  expect((await boxOf(header.getByRole("button", { name: "Log Out" }))).height).toBeLessThan(
    oneLine,
  );
  const avatar = await boxOf(header.getByRole("link", { name: "Your profile" }).locator("img"));
  expect(avatar.width).toBe(avatar.height);
  expect(avatar.x + avatar.width).toBeLessThanOrEqual(tablet.width - 20);
});

test("the tabs of a profile are in sight without scrolling, and in one line", async ({ page }) => {
  for (const [width, height] of [
    [320, 844],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(page, "dana", "/profiles");
    const tabs = page.getByRole("navigation", { name: "Profile" });
    const box = await boxOf(tabs);
    expect(box.y + box.height, `at ${width}`).toBeLessThan(height);
    expect(box.height).toBeLessThan(1.5 * oneLine);
  }
  const name = page.getByRole("heading", { level: 1, name: "dana.walks" });
  expect((await boxOf(name)).height).toBeLessThan(oneLine);
});

/** The contrast of an icon against its background, as WCAG computes it. */
const contrastOf = (icon: Locator, background: string): Promise<number> =>
  icon.evaluate((element, selector) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const behind = document.querySelector(selector);
    if (!canvas || !behind) throw new Error("There is nothing to compare.");
    const luminanceOf = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const parts = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const [red = 0, green = 0, blue = 0] = parts;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const front = luminanceOf(getComputedStyle(element).color);
    const back = luminanceOf(getComputedStyle(behind).backgroundColor);
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
  }, background);

test("the theme switch in a phone's footer has contrast in both themes", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/articles");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const button = page
      .getByRole("contentinfo")
      .getByRole("button", { name: "Switch between light and dark mode" });
    await expect(button).toBeVisible();
    expect(await contrastOf(button, "footer")).toBeGreaterThan(4.5);
  }
});

test("the days to go of a trip without pets stand beside the buttons, not over them", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const token = await openAsNew(page, "Una Packs", "/plans");
  const next = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  const created = await page.request.post("/api/plans", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      destination: "Chile",
      month: next.toLocaleString("en-US", { month: "long", timeZone: "UTC" }),
      day: next.getUTCDate(),
      year: next.getUTCFullYear(),
    },
  });
  const { _id }: { _id: string } = await created.json();
  await page.goto(`/plans/${_id}`);
  for (const viewport of [phone, tablet]) {
    await page.setViewportSize(viewport);
    const mark = await boxOf(
      page
        .getByRole("main")
        .getByText(/days\s+to\s+go/)
        .filter({ visible: true })
        .first(),
    );
    for (const name of ["Edit", "Share", "More"]) {
      const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
      expect(overlap(mark, await boxOf(button)), `${name} at ${viewport.width}`).toBe(false);
    }
  }
});

test("where a link can't be copied, its field is selected and stands below all actions", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  const shared = async (address: string) => {
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Share" }).click();
    const field = main.getByLabel("Couldn't copy the link. Copy it here:");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(new URL(address, page.url()).href);
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(address);
    return boxOf(field);
  };
  const isWithin = ({ x, width }: Box, viewport: number) => x >= 20 && x + width <= viewport - 20;

  for (const viewport of [phone, tablet, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`/profiles/${demoUserId("vale")}`);
    const field = await shared(`/profiles/${demoUserId("vale")}`);
    expect(isWithin(field, viewport.width), `at ${viewport.width}`).toBe(true);
    expect(field.width).toBeGreaterThan(300);
  }
  await page.setViewportSize(phone);
  await openAs(page, "dana", "/profiles");
  const field = await shared(`/profiles/${demoUserId("dana")}`);
  const account = await boxOf(
    page.getByRole("main").getByRole("link", { name: "Account", exact: true }),
  );
  expect(account.y + account.height).toBeLessThanOrEqual(field.y);
});

test("a share dialog that can't open leads to the link; one that is closed leads nowhere", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    let name = "AbortError";
    Object.assign(navigator, {
      share: () => {
        document.documentElement.dataset["shared"] = name;
        const error = new DOMException("No dialog.", name);
        name = "NotAllowedError";
        return Promise.reject(error);
      },
    });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(`/profiles/${demoUserId("vale")}`);
  await untilAlive(page);
  const main = page.getByRole("main");
  const field = main.getByLabel("Couldn't copy the link. Copy it here:");
  const share = async (outcome: string) => {
    await main.getByRole("button", { name: "Share" }).tap();
    // The next tap comes when the page has answered to this one.
    await expect(page.locator("html")).toHaveAttribute("data-shared", outcome);
  };
  await share("AbortError");
  await expect(field).toHaveCount(0);
  await share("NotAllowedError");
  await expect(field).toBeFocused();
  await context.close();
});
