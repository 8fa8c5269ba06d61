import { expect, test, type Page } from "../test.ts";
import { main, newMember, type Member } from "./members.ts";

const card = (page: Page) => main(page).getByRole("region", { name: "Take everything with you" });

async function openAccount(page: Page, { token }: Member) {
  await page.goto("/rules");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/account/data");
  await card(page).scrollIntoViewIfNeeded();
}

test("a member packs everything, downloads it, and brings it into a new account", async ({
  page,
  request,
}, testInfo) => {
  const ana = await newMember(request, "Ana Reyes");
  const made = await request.post("/api/pets", {
    headers: { authorization: `Bearer ${ana.token}` },
    data: { petName: "Biscuit", species: "dog" },
  });
  expect(made.status()).toBe(201);
  await openAccount(page, ana);
  await expect(card(page).getByText("Pets", { exact: true })).toBeVisible();
  await card(page).getByRole("button", { name: "Pack my data" }).click();
  await expect(card(page).getByRole("button", { name: "Download" })).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  const started = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Download" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const path = testInfo.outputPath("archive.zip");
  await download.saveAs(path);

  const bo = await newMember(request, "Bo Lind");
  await openAccount(page, bo);
  await card(page).getByLabel("Choose a file").setInputFiles(path);
  await expect(card(page).getByText("Restored: ")).toBeVisible({ timeout: 30_000 });
  await expect(card(page).getByText(/Pets: 1/)).toBeVisible();
  await page.reload();
  await expect(card(page).getByText(/Pets: 1/)).toBeVisible();

  await card(page).getByLabel("Choose a file").setInputFiles(path);
  await expect(card(page).getByText("You had everything already.")).toBeVisible({
    timeout: 30_000,
  });

  await card(page)
    .getByLabel("Choose a file")
    .setInputFiles({
      name: "photo.zip",
      mimeType: "application/zip",
      buffer: Buffer.from("not a ZIP"),
    });
  await expect(card(page).getByRole("alert")).toContainText(
    "Archive must be a ZIP or calendar (.ics) file.",
  );
});
