import { expect, test } from "../test.ts";

test.describe.configure({ mode: "parallel" });

test("a city without listings leads to the nearest one that has some", async ({ sent: page }) => {
  const answer = await page.goto("/services/vet/Paris");
  expect(answer?.status()).toBe(404);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "No information found for the vet in Paris.",
  );
  await expect(main).not.toContainText("Error 404");
  const nearest = main.getByRole("region", { name: "Nearest city with listings" });
  await expect(nearest).toContainText("Vets in Berlin, about 540 miles (880 km) away");
  await expect(main.getByRole("heading", { name: "Suggest a place" })).toBeVisible();
  await nearest.getByRole("link", { name: "See vets in Berlin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vets in Berlin");
});

test("only unknown choices are titled Error 404", async ({ request }) => {
  for (const [path, isFound] of [
    ["/services/lawyer/Lima", true],
    ["/services/vet/Atlantis", false],
    ["/documents/USA/Atlantis", false],
    ["/airlines/volaris/national", false],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    const [, main = ""] = /<main.*?>(.*)<\/main>/s.exec(await answer.text()) ?? [];
    expect(main.match(/>Error 404</g) ?? [], path).toHaveLength(isFound ? 0 : 1);
  }
});

test("a service that is listed nowhere can't be chosen, and the keyboard skips it", async ({
  page,
}) => {
  await page.goto("/?tab=services");
  const service = page.getByRole("combobox", { name: "Service" });
  await expect(service.locator("option")).toHaveText(["Select a service", "Vet", /./, /./]);
  await expect(service.locator('optgroup[label="No listings yet"]')).toBeDisabled();
  await service.focus();
  for (const letter of ["v", "l", "d"]) await page.keyboard.press(letter);
  await expect(service).toHaveValue("vet");
  const city = page.getByRole("combobox", { name: "City" });
  await city.fill("Paris");
  await city.press("Enter");
  await expect(city).toHaveValue("Paris");
  await city.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/vet/Paris");
});
