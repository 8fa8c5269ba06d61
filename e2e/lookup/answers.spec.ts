import { expect, test } from "../test.ts";
import { noAirline, noDocuments } from "../../contracts/src/lookup/answer-names.ts";
import { brokenAtWidths } from "../access.ts";
import { newMember, openWith } from "../accounts/members.ts";
import { bare, pagesOf } from "../travel/pdf-text.ts";
import { watch } from "../demo.ts";

const found = [
  ["/documents/USA/Mexico", "USA to Mexico"],
  ["/documents/Cuba/USA?species=cat", "Cuba to USA"],
  ["/documents/USA/Bali", "USA to Bali"],
  ["/airlines/aeromexico/international", "Aeromexico pet policy"],
  ["/airlines/american-airlines/national", "American Airlines pet policy"],
  ["/services/vet/Santiago", "Vets in Santiago"],
] as const;
const missing = [
  ["/documents/USA/Egypt", noDocuments],
  ["/documents/Atlantis/%00", noDocuments],
  ["/airlines/ryanair/national", noAirline],
  ["/services/lawyer/NewYorkCity", "No information found for the lawyer in New York City."],
  ["/services/vet/Atlantis", "No information found for the vet in Atlantis."],
] as const;

test("no lookup page violates accessibility rules in either theme, on phones and desktops, or overflows at 320 pixels", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { faults } = watch(page);
  for (const [path, title] of [...found, ...missing]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(await brokenAtWidths(page, { further: ["best-practice"] }), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${path} at 320`).toBeLessThanOrEqual(0);
  }
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});

test("a lookup page without JavaScript has its lines, their sources and the species switch", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/documents/usa/MEXICO%20");
  const main = page.getByRole("main");
  await expect(main).toContainText("$101: per certificate, without lab tests.");
  await expect(main.getByText("Superseded")).toBeVisible();
  const certificate = main.getByRole("listitem").filter({ hasText: "endorsed by APHIS" }).first();
  await certificate.getByText("2 more sources").click();
  await expect(certificate.getByText("Pawdex: Pet passport deep-dive")).toBeVisible();
  await expect(main.getByText("Dogs only")).toHaveCount(1);
  await main.getByRole("link", { name: "Cat", exact: true }).click();
  await expect(page).toHaveURL(/\?species=cat$/);
  await expect(main.getByText("Dogs only")).toHaveCount(0);
  await expect(main).not.toContainText("service dogs");
  await expect(main.getByRole("link", { name: "Cat", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/airlines/delta/national");
  await main.getByRole("link", { name: "International" }).click();
  await expect(page).toHaveURL(/\/airlines\/delta\/international$/);
  await expect(main).toContainText("$200");
  await context.close();
});

test("an unknown lookup is a 404 with our message and links to others", async ({ page }) => {
  for (const [path, sentence] of missing) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentence);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
  await page.goto("/documents/USA/Egypt");
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

test("travel to Bali is shown as impossible before anything else", async ({ page }) => {
  await page.goto("/documents/Chile/bali");
  const parts = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(parts.first()).toHaveText("This trip isn't possible");
  await expect(page.getByRole("main")).toContainText("can't be brought into Bali");
  await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(0);
});

test("an unlisted fee is not shown, and unknown information says so", async ({ page }) => {
  await page.goto("/documents/USA/Chile");
  const entering = page.getByRole("region", { name: "Entering Chile" });
  await expect(entering).toContainText("Not listed");
  await expect(page.getByRole("heading", { name: "Sources disagree" })).toBeVisible();
  await page.goto("/documents/USA/Mexico");
  await expect(page.getByRole("region", { name: "What we don't know yet" })).toContainText(
    "We don't know which breeds are banned from Mexico.",
  );
  await page.getByRole("link", { name: "Mexico to USA" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mexico to USA");
});

test("a checked document stays checked in this browser, for every spelling and species", async ({
  page,
}) => {
  await page.goto("/documents/USA/Mexico");
  const box = page.getByRole("checkbox", { name: /^Done: International health certificate/ });
  await box.check();
  await page.goto("/documents/usa/mexico?species=dog");
  await expect(box).toBeChecked();
  await page
    .getByRole("navigation", { name: "Pet type" })
    .getByText("Cat", { exact: true })
    .press("Enter");
  await expect(page).toHaveURL(/species=cat/);
  await expect(box).toBeChecked();
});

test("a document list prints on A4 with its date, checkboxes and numbered sources", async ({
  page,
}) => {
  await page.goto("/documents/USA/Mexico");
  const printed = await pagesOf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  expect(printed.length).toBeLessThanOrEqual(4);
  for (const { width, height } of printed) {
    expect(Math.abs(width - 595) + Math.abs(height - 842)).toBeLessThan(3);
  }
  const text = printed.map((each) => each.text).join("");
  for (const words of [
    "USA to Mexico",
    "Last checked",
    "endorsed by APHIS. [1, 2, 3]",
    "Unconfirmed: check with the authority",
    "Who to contact",
    "https://www.aphis.usda.gov/pet-travel/accredited-veterinarians/endorsement-offices",
    "official page · Last modified March 29, 2024",
    "We don't know which breeds are banned from Mexico.",
  ]) {
    expect(text).toContain(bare(words));
  }
  for (const words of ["more sources", "Dogs and cats", "Log In", "Monthly newsletter"]) {
    expect(text).not.toContain(bare(words));
  }
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
  expect(map).not.toContain("/documents/USA/Egypt");
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
  await openWith(page, member, `/plans/${plan._id}`);
  await page.getByRole("link", { name: "View required documents" }).click();
  await expect(page).toHaveURL(/\/documents\/USA\/Mexico$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("USA to Mexico");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
