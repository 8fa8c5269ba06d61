import { expect, test } from "../test.ts";
import { watch } from "../demo.ts";

const campaign = "utm_source=mail&fbclid=abc123";

test("links with campaign parameters work, and the URL keeps them", async ({ page }) => {
  const { faults } = watch(page);
  for (const path of [
    "/",
    "/allposts?q=dog",
    "/marketplace?type=beds",
    "/product/101",
    "/posts/",
  ]) {
    const address = `${path}${path.includes("?") ? "&" : "?"}${campaign}`;
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).not.toContain("abc123");
    expect(page.url()).toContain(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(faults).toEqual([]);
});

test("a page reads its declared query keys beside undeclared ones", async ({ sent: page }) => {
  await page.goto(`/allposts?${campaign}&q=dog`);
  await expect(page.getByRole("searchbox")).toHaveValue("dog");
  await page.goto(`/login?next=%2Fplans&${campaign}`);
  await expect(page.getByRole("link", { name: "Sign Up" }).last()).toHaveAttribute(
    "href",
    /next=%2Fplans/,
  );
  await page.goto(`/documents/USA/Mexico?${campaign}&species=cat`);
  await expect(page.getByRole("link", { name: "Cat", exact: true })).toHaveAttribute(
    "aria-current",
    /.+/,
  );
});

test("an unknown path says so and links to others", async ({ sent: page }) => {
  const answer = await page.goto(`/no-such-page?${campaign}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page doesn't exist");
  await page.getByRole("link", { name: "Read hoots" }).click();
  await expect(page).toHaveURL(/\/posts$/);
});
