import { main } from "../accounts/members.ts";
import { brokenAtWidths } from "../access.ts";
import { importPlaces } from "./import-places.ts";
import { expect, test } from "../test.ts";

const vet = (id: number, lat: number, lon: number, name: string, opening_hours: string) => ({
  type: "node",
  id,
  version: 1,
  lat,
  lon,
  tags: { amenity: "veterinary", name, opening_hours },
});

/** At night: the open vet of Vilnius is behind a page of closed ones, that of Oulu behind more than are looked through at once. */
const elements = [
  ...Array.from({ length: 24 }, (_, index) =>
    vet(100 + index, 54.6872 + index / 10_000, 25.2797, `Vilniaus Klinika ${index}`, "off"),
  ),
  vet(200, 54.7, 25.28, "Naktinis Veterinaras", "24/7"),
  ...Array.from({ length: 205 }, (_, index) =>
    vet(300 + index, 65.0121 + index / 100_000, 25.4651, `Oulun Klinikka ${index}`, "off"),
  ),
  vet(600, 65.03, 25.4651, "Yöklinikka", "24/7"),
];

test.beforeAll(() => importPlaces("night", elements));

test("an open vet is found behind a page of closed ones", async ({ page }) => {
  await page.goto("/places?city=Vilnius&category=vet&open=now");
  const rows = main(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Naktinis Veterinaras");
  await expect(main(page).getByRole("status").first()).toHaveText("1 place open now");
  await main(page).getByRole("link", { name: "24 more are closed" }).click();
  await expect(main(page)).toContainText("Nearest 20 places");
  await main(page).getByRole("link", { name: "Look farther away" }).click();
  await expect(main(page)).toContainText("5 places farther away");
  await main(page).getByRole("link", { name: "Back to the nearest" }).click();
  await expect(rows).toHaveCount(20);
});

test("where the nearest 200 are closed, the page claims no more, and leads to those behind them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/places?near=65.0121,25.4651&category=vet&open=now");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vets nearby");
  await expect(main(page)).toContainText("None of the nearest 200 vets is open now");
  expect(await brokenAtWidths(page)).toEqual([]);
  await main(page).getByRole("link", { name: "Look farther away" }).click();
  const rows = main(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Yöklinikka");
  await expect(main(page)).toContainText("5 more are closed or have unknown hours.");
});

test("nothing open is no dead end", async ({ page }) => {
  await page.goto("/places?city=Vilnius&category=vet&open=now&radius=500");
  await expect(main(page)).toContainText("No vets open now within");
  await main(page)
    .getByRole("link", { name: /^Search within/ })
    .click();
  await expect(page).toHaveURL(/open=now/);
  await expect(main(page)).toContainText("Naktinis Veterinaras");
});
