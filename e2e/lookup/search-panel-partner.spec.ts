import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../test.ts";
import { kill, startServer } from "../faults/server-process.ts";
import { startPartner } from "../partner.ts";

test("a partner's flight search is in the Flights tab, with reserved space, and not on phones", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "wagabond-panel-"));
  let site = "";
  const partner = await startPartner(() => site);
  const file = join(folder, "widgets.json");
  writeFileSync(
    file,
    JSON.stringify({ "home-flights": { script: `${partner.address}/loads.js` } }),
  );
  const server = await startServer({ DATA_DIR: join(folder, "data"), WIDGETS_FILE: file });
  site = `http://localhost:${server.port}`;
  try {
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    let letThrough = () => {};
    const free = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/loads.js*", async (route) => {
      await free;
      await route.continue();
    });
    await page.goto("/?tab=flights");
    const search = page.getByRole("tabpanel").getByRole("region");
    await expect(search.getByText(/^Loading /)).toBeAttached();
    const room = await page.locator("iframe").boundingBox();
    expect(room?.width).toBe(1_012);
    expect(room?.height).toBeGreaterThanOrEqual(177);
    letThrough();
    const frame = page.frameLocator("iframe[title='Partner flight search']");
    await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
    expect(await page.locator("iframe").boundingBox()).toEqual(room);
    await page.getByRole("tab", { name: "Services" }).click();
    await expect(page.locator("iframe")).toBeHidden();
    await page.getByRole("tab", { name: "Flights" }).click();
    await expect(frame.getByText("Fares from the partner for usd")).toBeVisible();
    partner.asked.length = 0;
    const phone = await browser.newPage({ baseURL: site, viewport: { width: 480, height: 900 } });
    await phone.goto("/");
    await expect(phone.getByRole("tab", { selected: true })).toHaveText("Check a trip");
    await phone.waitForLoadState("networkidle");
    expect(partner.asked).not.toContain("/loads.js");
    await phone.close();
    await context.close();
  } finally {
    await kill(server);
    await partner.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
