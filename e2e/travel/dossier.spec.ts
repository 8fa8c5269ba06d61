import jsQR from "jsqr";
import sharp from "sharp";
import { daysAfter, localDay } from "../../contracts/src/kernel/days.ts";
import { dossierGone } from "../../contracts/src/travel/dossiers.ts";
import { main, newMember, openWith } from "../accounts/members.ts";
import { expect, test } from "../test.ts";
import { pagesOf } from "./pdf-text.ts";
import { createTrip } from "./trip-pages.ts";

test("a check-in sheet is printed, its QR code opens it for a guest, and then it is revoked", async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember(page.request, "Dora Desk");
  const headers = { authorization: `Bearer ${member.token}` };
  const added = await page.request.post("/api/pets", {
    headers,
    data: { petName: "Rex", species: "dog", microchipNumber: "276098106234567" },
  });
  const { _id: petId }: { _id: string } = await added.json();
  const legs = [
    {
      airlineCode: "DL",
      flightNumber: "DL 167",
      from: "SEA",
      to: "BKK",
      departureDate: daysAfter(localDay(), 30),
      confirmation: "QX7RT2",
      pets: [{ petId, how: "cabin" }],
    },
  ];
  const { _id: tripId } = await createTrip(page.request, member, {
    destination: "Bangkok",
    petIds: [petId],
    legs,
  });

  await openWith(page, member, `/plans/${tripId}/days`);
  await main(page).getByRole("link", { name: "Rex's check-in sheet" }).click();
  await expect(main(page).getByRole("heading", { name: "Rex's check-in sheet" })).toBeVisible();
  await main(page).getByRole("checkbox", { name: "Rabies titer test" }).uncheck();
  await main(page).getByRole("button", { name: "Create link" }).click();
  const address = main(page).getByRole("textbox", { name: "Link" });
  await expect(address).toHaveValue(/\/dossiers\//);
  const url = await address.inputValue();

  const [printed] = await pagesOf(await page.pdf({ format: "A4" }));
  expect(printed?.text).toContain("276098106234567");
  expect(printed?.text).not.toContain("Createlink");
  expect(await pagesOf(await page.pdf({ format: "A4" }))).toHaveLength(1);

  await page.evaluate(() => scrollTo(0, 0));
  const code = main(page).getByRole("img", { name: "QR code for the link" }).last();
  const picture = sharp(await code.screenshot())
    .resize(600)
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const decoded = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(decoded?.data).toBe(url);

  const guest = await (await browser.newContext()).newPage();
  const path = new URL(url).pathname;
  const answer = await guest.goto(`${baseURL}${path}`);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(guest.getByRole("heading", { name: "Rex", exact: true })).toBeVisible();
  await expect(guest.getByText("หมายเลขไมโครชิป")).toBeVisible();
  await expect(guest.getByText("QX7RT2")).toHaveCount(0);
  await expect(guest.getByText("Rabies titer test")).toHaveCount(0);

  await main(page).getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Turn off link" }).click();
  await expect(main(page).getByText("No links yet.")).toBeVisible();
  const gone = await guest.goto(`${baseURL}${path}`);
  expect(gone?.status()).toBe(410);
  await expect(guest.getByText(dossierGone)).toBeVisible();
});
