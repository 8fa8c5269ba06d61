import { expect, test, type Page } from "../test.ts";
import type { Trip } from "../../contracts/src/travel/trips.ts";
import { newMember, openWith, type Member } from "../accounts/members.ts";
import { bare, pagesOf, type PrintedPage } from "./pdf-text.ts";
import { petOf } from "./pet-pages.ts";
import { heading, createTrip } from "./trip-pages.ts";

const papers = [
  { format: "A4", width: 595, height: 842 },
  { format: "Letter", width: 612, height: 792 },
] as const;

/** A trip with so much in it that no part of it fits onto one page. */
async function fullTrip(page: Page, member: Member) {
  const pet = await petOf(page, member, { petName: "Sprocket", breed: "Pointer mix" });
  const legs = Array.from({ length: 12 }, (_, place) => ({
    airline: "Napkin Air",
    flightNumber: `NA ${700 + place}`,
    from: place % 2 === 0 ? "SCL" : "PUQ",
    to: place % 2 === 0 ? "PUQ" : "SCL",
    departureDate: `2027-03-${10 + place}`,
    departureTime: "18:05",
    departureZone: "America/Santiago",
    arrivalTime: "20:50",
    confirmation: `REF${place}Z`,
    pets: [{ petId: pet._id, how: "hold" }],
  }));
  const stays = Array.from({ length: 6 }, (_, place) => ({
    name: `Bed number ${place}`,
    address: `${place} Fig Tree Steps\nUpstairs`,
    checkIn: `2027-03-${10 + place}`,
    checkInTime: "15:00",
    zone: "America/Santiago",
    confirmation: `BED${place}Z`,
  }));
  const items = [
    { list: "todo", text: "Measure the pet carrier", due: "2027-02-01", done: true },
    { list: "todo", text: "Call the vet", due: "2027-01-07" },
    ...Array.from({ length: 70 }, (_, place) => ({
      list: "packing",
      petId: pet._id,
      text: `Thing ${place} of seventy`,
    })),
  ];
  const costs = Array.from({ length: 40 }, (_, place) => ({
    what: `Cost ${place} of forty`,
    amount: 1000 + place,
    currency: place % 2 === 0 ? "EUR" : "CLP",
    paid: place === 0,
  }));
  return createTrip(page.request, member, {
    destination: "Punta Arenas",
    month: "March",
    day: 10,
    year: 2027,
    endDate: "2027-03-24",
    people: 2,
    petIds: [pet._id],
    notes: "Turn at the blue church.",
    legs,
    stays,
    items,
    costs,
  });
}

const pageWith = (pages: readonly PrintedPage[], words: string): number =>
  pages.findIndex(({ text }) => text.includes(bare(words)));

function expectWhole(pages: readonly PrintedPage[], { legs, stays }: Trip): void {
  const whole = pages.map(({ text }) => text).join("");
  for (const words of ["Punta Arenas", "March 10 – 24, 2027", "2 people", "With Sprocket"]) {
    expect(pages[0]?.text, "the head names the trip").toContain(bare(words));
  }
  for (const [place, { flightNumber }] of legs.entries()) {
    const first = pageWith(pages, flightNumber);
    expect(first, `${flightNumber} is printed`).toBeGreaterThanOrEqual(0);
    expect(pageWith(pages, `REF${place}Z`), `${flightNumber} is not cut`).toBe(first);
  }
  for (const [place, { name }] of stays.entries()) {
    expect(pageWith(pages, `BED${place}Z`), `${name} is not cut`).toBe(pageWith(pages, name));
  }
  expect(whole).toContain(
    bare("Call the vet due Jan 7, 2027 Measure the pet carrier due Feb 1, 2027"),
  );
  for (let place = 0; place < 70; place += 1) {
    expect(whole).toContain(bare(`Thing ${place} of seventy`));
  }
  for (let place = 1; place < 40; place += 2) {
    expect(
      pageWith(pages, `Cost ${place} of forty CLP ${(1000 + place).toLocaleString("en-US")}`),
    ).toBeGreaterThanOrEqual(0);
  }
  // Twenty costs of 10.00 to 10.38, of which the first is paid.
  expect(whole).toContain(bare("Total (EUR) €193.80 unpaid €203.80"));
  expect(whole).toContain("Turnatthebluechurch.");
}

test("a full trip prints completely, dark on white, from both themes", async ({ page }) => {
  const member = await newMember(page.request, "Petra Paper");
  const trip = await fullTrip(page, member);
  await openWith(page, member, `/plans/${trip._id}/packing`);
  await expect(heading(page)).toHaveText("Punta Arenas");
  await expect(page.getByRole("checkbox", { name: "Call the vet" })).toBeVisible();
  await expect(page.getByText("With Sprocket").first()).toBeAttached();
  for (const [colorScheme, { format, width, height }] of [
    ["light", papers[0]],
    ["dark", papers[1]],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const pages = await pagesOf(await page.pdf({ format }));
    expect(pages.length).toBeGreaterThan(3);
    expect(Math.abs((pages[0]?.width ?? 0) - width)).toBeLessThan(2);
    expect(Math.abs((pages[0]?.height ?? 0) - height)).toBeLessThan(2);
    expectWhole(pages, trip);
    const whole = pages.map(({ text }) => text).join("");
    for (const words of ["Log Out", "Edit", "Add a to-do", "Other documents", "Gallery"]) {
      expect(whole, `${words} is for the screen`).not.toContain(bare(words));
    }

    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    const colors = await page.evaluate(() =>
      [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    );
    expect(colors).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    const sheet = page.locator("[data-sheet]");
    expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
    await page.emulateMedia({ media: null, colorScheme });
  }
});

test("a trip prints its saved state, even during editing; a pet's sheet is one page on either paper size", async ({
  page,
}) => {
  const member = await newMember(page.request, "Eddie Editing");
  const trip = await createTrip(page.request, member, { destination: "Oslo", address: "1 Quay" });
  await openWith(page, member, `/plans/${trip._id}/days`);
  await page.getByRole("button", { name: "Edit Where Are You Staying?" }).click();
  await page.getByLabel("Address").fill("2 Quay");
  const pages = await pagesOf(await page.pdf({ format: "A4" }));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain("1Quay");
  expect(pages[0]?.text).not.toContain("Flights");

  // With its mark and without screen controls.
  const pet = await petOf(page, member, {
    petName: "Sprocket",
    breed: "Pointer mix",
    microchipNumber: "985112004118203",
  });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`/pets/${pet._id}`);
  await expect(heading(page)).toHaveText("Sprocket");
  for (const { format } of papers) {
    const sheet = await pagesOf(await page.pdf({ format }));
    expect(sheet).toHaveLength(1);
    expect(sheet[0]?.text).toContain("Pointermix");
    expect(sheet[0]?.text).toContain("985112004118203");
    expect(sheet[0]?.text).toContain("Wagabond");
    expect(sheet[0]?.text).not.toContain("LogOut");
  }
});
