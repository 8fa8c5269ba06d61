import { expect, test, type Page } from "../test.ts";
import { watch } from "../demo.ts";
import { createTrip } from "../travel/trip-pages.ts";
import { main, newMember, openWith } from "./members.ts";

/** The calendar comes alive when it is in sight. */
async function firstWeekday(page: Page) {
  const calendar = main(page).getByRole("region", { name: "Pick a month" });
  await calendar.scrollIntoViewIfNeeded();
  return calendar.locator("thead th").first();
}

test("units, clock and week that a member chooses are used at once, also in another tab", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Una Units");
  const { _id: id } = await createTrip(request, member, {
    destination: "Lima",
    stays: [{ name: "Casa Lima", checkIn: "2031-04-02", checkInTime: "15:00" }],
  });
  await openWith(page, member, `/plans/${id}/days`);
  await expect(main(page)).toContainText("Check-in Apr 2, 3:00 PM");

  const other = await page.context().newPage();
  const { faults } = watch(other);
  await openWith(other, member, "/account");
  const form = other.locator("form[name=preferences]");
  await form.getByLabel("Units").selectOption({ label: "Kilograms, centimeters and °C" });
  await form.getByLabel("Clock").selectOption({ label: "24 hours, 15:00" });
  await form.getByLabel("First day of the week").selectOption({ label: "Monday" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Units and clock saved.")).toBeVisible();

  await expect(main(page)).toContainText("Check-in Apr 2, 15:00");
  await other.goto("/");
  await expect(await firstWeekday(other)).toHaveText("Mo");
  expect(faults).toEqual([]);
  await other.close();
});

test("a guest's page has American units until the browser's replace them, without a fault or a shift", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: "de-DE", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const { faults } = watch(page);
  const path = "/airlines/aeromexico/international";
  const html = await (await page.request.get(path)).text();
  expect(html).toContain("99 lb (45 kg)");
  await page.goto(path);
  await expect(main(page)).toContainText("45 kg (99 lb)");
  await page.goto("/");
  await expect(await firstWeekday(page)).toHaveText("Mo");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.01);
  expect(faults).toEqual([]);
  await context.close();
});
