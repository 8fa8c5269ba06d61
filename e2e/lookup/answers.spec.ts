import { expect, test } from "../test.ts";
import { noAirline, noDocuments, noOperator } from "../../contracts/src/lookup/answers.ts";
import { newMember, openWith } from "../accounts/members.ts";

const found = [
  ["/documents/USA/Mexico", "USA to Mexico"],
  ["/documents/Cuba/USA?species=cat", "Cuba to USA"],
  ["/documents/USA/Bali", "USA to Bali"],
  ["/airlines/aeromexico/international", "Aeromexico pet policy"],
  ["/airlines/american-airlines/national", "American Airlines pet policy"],
  ["/operators", "Trains, ferries and buses"],
  ["/operators/stena", "Stena Line pet policy"],
  ["/operators/eurostar-london", "Eurostar to London pet policy"],
  ["/services/vet/Santiago", "Vets in Santiago"],
] as const;
const missing = [
  ["/documents/USA/Morocco", noDocuments],
  ["/documents/Atlantis/%00", noDocuments],
  ["/airlines/volaris/national", noAirline],
  ["/operators/no-such-line", noOperator],
  ["/services/lawyer/NewYorkCity", "No information found for the lawyer in New York City."],
  ["/services/vet/Atlantis", "No information found for the vet in Atlantis."],
  ["/services/vet/Paris", "No information found for the vet in Paris."],
] as const;

test("every lookup page says what it is about, and nothing overflows at 320 pixels", async ({
  drawn: page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, title] of [...found, ...missing]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${path} at 320`).toBeLessThanOrEqual(0);
  }
});

test("from the documents between two countries to the company that takes pets, with its sources", async ({
  page,
}) => {
  await page.goto("/operators");
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: "LeShuttle" });
  await expect(row).toContainText("On foot: no");
  await expect(row).toContainText("In a vehicle: yes");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/operators\/leshuttle$/);
  await expect(main.locator("dl > div").first()).toHaveText("On footNoNo pets");
  await main.getByText("Booking and check-in").click();
  await expect(main).toContainText("at least 1 hour and at most 2 hours before departure");
  await main.getByText(/^\d+ sources/).click();
  await expect(main.getByRole("link", { name: "LeShuttle: Traveling with animals" })).toBeVisible();
  await page.goto("/documents/France/United%20Kingdom");
  await page.getByRole("link", { name: "LeShuttle", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("LeShuttle pet policy");
});

test("without JavaScript a guest compares all airlines for a pet on a route", async ({
  sent: page,
}) => {
  await page.goto("/airlines");
  const main = page.getByRole("main");
  await main.getByLabel("From (country)").fill("United States");
  await main.getByLabel("To (country)").fill("France");
  await main.getByLabel("Pet's weight").fill("heavy");
  await main.getByRole("button", { name: "Compare airlines" }).click();
  await expect(main).toContainText("Enter a number like 12.5.");
  await expect(main.getByLabel("Pet's weight")).toHaveValue("heavy");
  await main.getByLabel("Pet's weight").fill("30");
  await main.getByRole("button", { name: "Compare airlines" }).click();
  await expect(page).toHaveURL(/\/airlines\?.*weight=30/);
  await expect(main.getByLabel("To (country)")).toHaveValue("France");
  const closed = main.getByRole("region", { name: "Doesn't take it in the cabin" });
  await expect(closed.getByRole("listitem").filter({ hasText: "Air France" })).toContainText(
    "8 kg",
  );
  await closed.getByText(/^Show \d+ more/).click();
  await expect(closed.getByRole("link", { name: "British Airways", exact: true })).toBeVisible();
});

test("an airline page without JavaScript has both kinds of flights", async ({ sent: page }) => {
  const main = page.getByRole("main");
  await page.goto("/airlines/delta/national");
  await main.getByRole("link", { name: "International" }).click();
  await expect(page).toHaveURL(/\/airlines\/delta\/international$/);
  await expect(main).toContainText("$200");
});

test("an unknown lookup is a 404 with our message and links to others", async ({ sent: page }) => {
  // The walk above reads their headings.
  for (const [path] of missing) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex"');
  }
  await page.goto("/documents/USA/Morocco");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "APHIS: Endorsement offices" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.aphis\.usda\.gov\//,
  );
  await main.getByRole("link", { name: "Costa Rica" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("USA to Costa Rica");
  await page.goto("/services/dentist/Madrid");
  await expect(main.getByRole("heading", { name: "How travelers rate Spain" })).toBeVisible();
  await main.getByRole("link", { name: "Vet in Berlin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vets in Berlin");
});

test("a listing can be called and found; hours that aren't known are said to be so", async ({
  sent: page,
}) => {
  await page.goto("/services/vet/Berlin");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Call Klein/ })).toHaveAttribute(
    "href",
    "tel:01603758447",
  );
  await expect(main.getByRole("link", { name: /^Directions to Klein/ })).toHaveAttribute(
    "href",
    "https://www.openstreetmap.org/directions?to=Oertzenweg+19b%2C+Berlin%2C+Germany",
  );
  const list = main.getByRole("list", { name: "Listings from public sources" });
  await expect(list.getByText("Mon–Fri 8 AM–6 PM; Sat, Sun and holidays 10 AM–6 PM")).toHaveCount(
    1,
  );
  await page.goto("/services/vet/MexicoCity");
  await expect(list.getByText("Hours not known")).toHaveCount(2);
  await expect(list.getByRole("link", { name: /^Directions/ })).toHaveCount(0);
});

test("travel to Bali is shown as impossible before anything else", async ({ sent: page }) => {
  await page.goto("/documents/Chile/bali");
  const parts = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(parts.first()).toHaveText("This trip isn't possible");
  await expect(page.getByRole("main")).toContainText("can't be brought into Bali");
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);
});

test("every lookup page has schema.org data with one canonical URL", async ({ request }) => {
  for (const [path, canonical] of [
    ["/documents/usa/mexico%20?species=dog", "/documents/USA/Mexico"],
    ["/documents/USA/Berlin", "/documents/USA/Germany"],
    ["/airlines/American%20Airlines/NATIONAL", "/airlines/american-airlines/national"],
    ["/services/Vet/mexico-city", "/services/vet/MexicoCity"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${canonical}"`));
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(new URL(picture).pathname)).headers()["content-type"]).toBe(
      "image/jpeg",
    );
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)];
    const [trail, faq] = scripts.map(([, json = ""]) => JSON.parse(json));
    expect(trail).toMatchObject({ "@context": "https://schema.org", "@type": "BreadcrumbList" });
    expect(trail.itemListElement.map(({ position }: { position: number }) => position)).toEqual([
      1, 2,
    ]);
    expect(trail.itemListElement[1].item).toMatch(new RegExp(`^http://[^/]+${canonical}$`));
    expect(faq).toMatchObject({ "@context": "https://schema.org", "@type": "FAQPage" });
    expect(faq.mainEntity.length).toBeGreaterThan(0);
    for (const { "@type": type, name, acceptedAnswer } of faq.mainEntity) {
      expect([type, acceptedAnswer["@type"]]).toEqual(["Question", "Answer"]);
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(0);
    }
  }
  const map = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/documents/USA/Bali", "/airlines/delta/national", "/services/vet/Berlin"]) {
    expect(map).toContain(`${path}</loc>`);
  }
  expect(map).not.toContain("/documents/USA/Morocco");
});

test("a trip between two countries links to its documents for the traveling pets", async ({
  page,
}) => {
  const member = await newMember(page.request, "Pia Papers");
  const headers = { authorization: `Bearer ${member.token}` };
  const origin = { city: "Miami", country: "US", zone: "America/New_York" };
  const destinationPlace = { city: "Mexico City", country: "MX", zone: "America/Mexico_City" };
  const data = { destination: "Mexico City, Mexico", origin, destinationPlace };
  const plan = await (await page.request.post("/api/plans", { data, headers })).json();
  await openWith(page, member, `/plans/${plan._id}/papers`);
  await page.getByRole("link", { name: "View required documents" }).click();
  await expect(page).toHaveURL(/\/documents\/USA\/Mexico$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("USA to Mexico");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
