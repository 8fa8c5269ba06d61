import { expect, test } from "../test.ts";
import { localDay, daysAfter } from "../../contracts/src/kernel/days.ts";
import { slowLine } from "../chosen-files.ts";
import { jpeg, main, newMember, openWith, pdf } from "../accounts/members.ts";
import { field, line, petOf, recordOf } from "./pet-pages.ts";

const today = localDay();

test("the timeline shows what has expired or will soon, and takes a record with a PDF", async ({
  page,
  request,
}) => {
  const member = await newMember(request, "Rita Record");
  const { _id: id } = await petOf(page, member, { petName: "Biscuit", species: "dog" });
  const until = (days: number) => ({ validUntil: daysAfter(today, days) });
  await recordOf(page, member, id, { kind: "rabies", givenAt: "2026-01-01", ...until(200) });
  await recordOf(page, member, id, { kind: "parasite", ...until(7) });
  await openWith(page, member, `/pets/${id}`);
  await expect(
    main(page).getByText("Vaccinations, tests and treatments: what's done and what's next."),
  ).toBeVisible();
  await expect(line(page).first()).toContainText("Parasite treatment");
  await expect(line(page).first()).toContainText("Expires in 7 days");
  await expect(line(page).last()).toContainText("Valid");

  await main(page).getByRole("button", { name: "Add a record" }).click();
  await field(page, "Type").selectOption("Other vaccination");
  await field(page, "Date given").fill(daysAfter(today, -300));
  await field(page, "Valid until").fill(daysAfter(today, -301));
  await field(page, "Issued by").fill("Dr. Okafor");
  await field(page, "Document").setInputFiles(await pdf("distemper.pdf"));
  // The row of the file moves the button.
  await expect(main(page).getByText("distemper.pdf", { exact: true })).toBeVisible();
  await main(page).getByRole("button", { name: "Save record" }).click();
  await expect(
    main(page).getByRole("link", { name: "“Valid until” can't be before the date given." }),
  ).toBeVisible();
  await field(page, "Valid until").fill(daysAfter(today, -3));
  await main(page).getByRole("button", { name: "Save record" }).click();
  await expect(page.getByText("Record saved.")).toBeVisible();
  await expect(line(page).first()).toContainText("Other vaccination");
  await expect(line(page).first()).toContainText("Expired");
  await line(page)
    .first()
    .getByRole("button", { name: /^View document/ })
    .click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("distemper.pdf");
  await page.keyboard.press("Escape");

  await line(page)
    .first()
    .getByRole("button", { name: /^Actions for Other vaccination/ })
    .click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await field(page, "Valid until").fill(daysAfter(today, 400));
  await main(page).getByRole("button", { name: "Save record" }).click();
  await expect(line(page).first()).toContainText("Parasite treatment");
  await expect(line(page)).toHaveCount(3);

  await line(page)
    .first()
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete “Parasite treatment”?" });
  await dialog.getByRole("button", { name: "Delete record" }).click();
  await expect(line(page)).toHaveCount(2);
  await page.reload();
  await expect(line(page)).toHaveCount(2);
});

test("a document is added, viewed, replaced and removed, and a stranger sees none of it", async ({
  page,
  request,
  browser,
}) => {
  const member = await newMember(request, "Paul Paper");
  const { _id: id } = await petOf(page, member, { petName: "Nube" });
  await openWith(page, member, `/pets/${id}`);
  await main(page).getByRole("button", { name: "Add Vaccination certificate" }).click();
  await slowLine(page, 60_000);
  await field(page, "Vaccination certificate").setInputFiles(await jpeg("shots.jpg", 1200, 900));
  await expect(main(page).getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await expect(page.getByText("Vaccination certificate saved.")).toBeVisible();
  await slowLine(page, -1);
  await main(page).getByRole("button", { name: "View Vaccination certificate" }).click();
  const dialog = page.getByRole("dialog", { name: "Vaccination certificate for Nube" });
  await expect(
    dialog.getByRole("img", { name: "Vaccination certificate for Nube" }),
  ).toHaveJSProperty("complete", true);
  await dialog.getByRole("button", { name: "Close" }).click();
  await main(page).getByRole("button", { name: "Replace Vaccination certificate" }).click();
  await field(page, "New vaccination certificate").setInputFiles(await pdf("shots.pdf"));
  await expect(
    main(page).getByRole("button", { name: "Replace Vaccination certificate" }),
  ).toBeFocused();
  await main(page).getByRole("button", { name: "View Vaccination certificate" }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("shots.pdf");
  await page.keyboard.press("Escape");

  const headers = { authorization: `Bearer ${member.token}` };
  const pet: { vaccine: string } = await (await request.get(`/api/pets/${id}`, { headers })).json();
  const stranger = await newMember(request, "Sten Stranger");
  const strangers = { authorization: `Bearer ${stranger.token}` };
  for (const path of [pet.vaccine, `/api/pets/${id}`]) {
    expect((await request.get(path, { headers: strangers })).status()).toBe(404);
  }
  const elsewhere = await browser.newPage();
  await openWith(elsewhere, stranger, `/pets/${id}`);
  await expect(elsewhere.getByText("This page doesn't exist")).toBeVisible();
  await expect(elsewhere.getByText("Nube")).toHaveCount(0);
  await elsewhere.goto(`/profiles/${member.id}`);
  // By the whole name: stories of another Nube may stand below.
  const nube = { name: "Nube", exact: true };
  await expect(elsewhere.getByRole("heading", nube)).toBeVisible();
  await expect(elsewhere.getByRole("link", nube)).toHaveCount(0);
  await elsewhere.close();

  await main(page).getByRole("button", { name: "Remove Vaccination certificate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(
    main(page).getByRole("button", { name: "Add Vaccination certificate" }),
  ).toBeVisible();
  expect((await request.get(pet.vaccine, { headers })).status()).toBe(404);
});

test("a pet's page works on a phone, at 320 pixels, and in print", async ({ browser, request }) => {
  const member = await newMember(request, "Phoebe Phone");
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const name = "Bartholomew-Maximilian-von-Schnauzersdorf the Third";
  const { _id: id } = await petOf(page, member, { petName: name, weight: "22 kg" });
  for (let count = 0; count < 30; count += 1) {
    const givenAt = daysAfter(today, -count * 20);
    await recordOf(page, member, id, { kind: "parasite", givenAt, note: `Tablet ${count}.` });
  }
  await openWith(page, member, `/pets/${id}`);
  await expect(line(page)).toHaveCount(30);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  const small = await main(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44),
    );
  expect(small).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(line(page).first()).toBeHidden();
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toHaveCSS("break-inside", "avoid");
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
  await context.close();
});

test("a pet and a record are added by keyboard", async ({ page, request }) => {
  await openWith(page, await newMember(request, "Kiki Keys"), "/addpet");
  const breeds = page.getByRole("listbox", { name: "Breeds" }).getByRole("option");
  await field(page, "Pet name").focus();
  await page.keyboard.type("Pickle");
  await field(page, "Breed").focus();
  await page.keyboard.type("dachs");
  await expect(breeds.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(field(page, "Breed")).toHaveAttribute("aria-activedescendant", /-0$/);
  await page.keyboard.press("Escape");
  await expect(breeds).toHaveCount(0);
  await expect(field(page, "Breed")).toHaveValue("dachs");
  await page.keyboard.press("ArrowDown");
  await expect(breeds.first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page, "Breed")).toHaveValue("Dachshund");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile$/);
  await main(page).getByRole("link", { name: "Pickle", exact: true }).focus();
  await page.keyboard.press("Enter");
  await main(page).getByRole("button", { name: "Add a record" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Add a record" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Type")).toBeFocused();
  await field(page, "Note").focus();
  await page.keyboard.type("Kept without a mouse.");
  await main(page).getByRole("button", { name: "Save record" }).focus();
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Rabies vaccination" })).toBeFocused();
});
