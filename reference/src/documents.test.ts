import { expect, test } from "vitest";
import { countriesFrom, countriesTo, countriesWithPapers } from "./choices.ts";
import { countryNamed } from "./countries.ts";
import { authoritiesFor, documentsFor, type Documents } from "./documents.ts";
import { countryFacts } from "./facts/countries.ts";
import { isHighRisk, originLine } from "./origin.ts";
import { checklistFor } from "./route/checklist.ts";

const papers = (from: string, to: string, species?: "dog" | "cat"): Documents => {
  const found = documentsFor(from, to, species);
  if (!found) throw new Error(`Nothing is known of ${from} to ${to}.`);
  return found;
};
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
/** The rules that ask for something on this route. */
const asked = ({ rules }: Documents) => ids(rules.filter(({ isRequired }) => isRequired !== false));
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test("the three countries of the spec have documents for each other", () => {
  for (const from of ["USA", "Mexico", "Chile"])
    for (const to of ["USA", "Mexico", "Chile"].filter((each) => each !== from)) {
      const found = papers(from, to);
      expect(found.exportDocuments.length).toBeGreaterThan(0);
      expect(found.importDocuments.length).toBeGreaterThan(0);
      expect(found.rules.length).toBeGreaterThan(0);
    }
});

test.each([
  ["usa", "MEXICO"],
  ["USA ", " mexico"],
  ["United States", "México"],
  ["u.s.a.", "me-xi-co"],
])("%o to %o is the USA to Mexico", (from, to) => {
  expect(papers(from, to)).toMatchObject({ from: { key: "usa" }, to: { key: "mexico" } });
});

test("a name with double spaces, hyphens or another spelling is found", () => {
  const keys = ["Australia  ", "Costa-Rica", "south  africa", "UK", "Dominican  Republic"].map(
    (name) => countryNamed(name)?.key,
  );
  expect(keys).toEqual([
    "australia",
    "costa-rica",
    "south-africa",
    "united-kingdom",
    "dominican-republic",
  ]);
});

test("Berlin is in Germany and Bali in Indonesia", () => {
  expect(countryNamed("berlin")).toEqual({
    key: "germany",
    label: "Berlin",
    country: "Germany",
    words: "Germany",
  });
  expect(countryNamed("Bali")).toMatchObject({ label: "Bali", country: "Indonesia" });
  expect(papers("USA", "Berlin").rules).toEqual(papers("USA", "Germany").rules);
});

test.each([
  ["Atlantis", "Mexico"],
  ["Mexico", ""],
  ["__proto__", "USA"],
  ["USA", "constructor"],
  ["toString", "hasOwnProperty"],
  ["USA", "Мехико"],
  ["USA", "\u0000Mexico\u0000 or not"],
  ["🐈", "🐕"],
])("nothing is known of %s to %s", (from, to) => {
  expect(documentsFor(from, to)).toBeUndefined();
});

test("a name of any length is answered quickly", () => {
  expect(documentsFor("USA".repeat(1_000_000), "Mexico")).toBeUndefined();
  expect(documentsFor("USA", " ".repeat(1_000_000))).toBeUndefined();
});

test("a country has no documents for itself, by any of its names", () => {
  expect(documentsFor("USA", "United States")).toBeUndefined();
  expect(documentsFor("Berlin", "Germany")).toBeUndefined();
});

test("Peru, Egypt, Guatemala and South Africa have papers, and their authorities a page", () => {
  for (const to of ["Peru", "Egypt", "Guatemala", "South Africa"]) {
    expect(papers("USA", to).importDocuments.length).toBeGreaterThan(0);
    expect(authoritiesFor("USA", to).entry?.page?.address).toMatch(/^https:/);
  }
  expect(authoritiesFor("USA", "Atlantis").exit?.page?.address).toMatch(/^https:/);
});

test("every country with papers can be entered from the USA, and says what isn't known", () => {
  for (const { label } of countriesWithPapers.filter((each) => each.label !== "USA")) {
    const found = papers("USA", label);
    expect(found.authorities.entry.page?.address, label).toMatch(/^https?:/);
    if (found.notPossible) continue;
    expect(found.rules.length, label).toBeGreaterThan(4);
    expect(found.notKnown.length, label).toBeGreaterThan(0);
  }
});

test("where only the rules for dogs are known, cats are told so and get no list of steps", () => {
  const found = papers("USA", "United Arab Emirates", "cat");
  expect(found.notKnown).toContain("what the United Arab Emirates requires of cats");
  expect(found.rules).toEqual([]);
  expect(checklistFor(found)).toBeUndefined();
  expect(checklistFor(papers("USA", "United Arab Emirates", "dog"))?.steps).not.toEqual([]);
});

test("a requirement of which a part isn't known is printed, not left out", () => {
  const line = papers("USA", "Guatemala").rules.find(({ id }) => id.endsWith(".parasites"));
  expect(line?.text).toMatch(/^The pet must be treated .* We don't know how recently\./);
});

test("Switzerland and Norway are on the EU's first list, Canada on the second", () => {
  const origin = (from: string) => papers(from, "France").origin?.text;
  expect(origin("Norway")).toContain("(Annex I of Regulation (EU) 2026/636)");
  expect(origin("Canada")).toContain("(Annex II of Regulation (EU) 2026/636)");
  expect(origin("China")).toContain("a rabies titer test is required");
});

test("every pair of the selects has the same answer, or none, each time", () => {
  for (const from of countriesFrom)
    for (const to of countriesTo) {
      const found = documentsFor(from.value, to.value);
      expect(found).toEqual(documentsFor(from.label.toUpperCase(), `  ${to.label} `));
      const same = countryNamed(from.value)?.key === countryNamed(to.value)?.key;
      expect([from.label, to.label, found !== undefined]).toEqual([
        from.label,
        to.label,
        to.hasData && !same,
      ]);
      if (!found || found.notPossible) continue;
      expect(found.importDocuments.length).toBeGreaterThan(0);
      expect(found.rules.length + found.importDocuments.length).toBeGreaterThan(2);
      expect(ids(found.rules).length).toBe(new Set(ids(found.rules)).size);
    }
});

test("the fee for leaving the USA is that of a 2026 source, followed by the listed $275", () => {
  const fees = papers("USA", "Mexico").exportFees;
  expect(texts(fees)).toEqual([
    "$101 (per certificate, without lab tests).",
    "$160 (per certificate, 1–2 tests).",
    "$206 (per certificate, 3–6 tests).",
    "$275 (per certificate, 7 or more tests).",
    "Free (service dogs as defined by the ADA).",
    "$275.",
  ]);
  expect(fees.at(0)).toMatchObject({
    stands: "newer",
    reported: true,
    prices: [{ amounts: [{ minor: 10_100, currency: "USD" }] }],
  });
  expect(fees.at(-1)).toMatchObject({
    id: "usa.export.fee.listed",
    label: "Original listing",
    stands: "older",
    basis: "listed",
    note: "$275 is the highest rate. A certificate without lab tests costs $101.",
  });
});

test("an unknown fee is missing and listed as a gap", () => {
  const found = papers("Mexico", "Chile");
  expect(found.exportFees).toEqual([]);
  expect(found.importFees).toEqual([]);
  expect(found.notKnown).toContain("how much the documents for leaving Mexico cost");
  expect(found.notKnown).toContain("how much it costs to enter Chile");
});

test("a fee without an amount is shown as text", () => {
  const [first] = papers("Chile", "USA").exportFees;
  expect(first).toMatchObject({ text: "0.41 UTM (first pet on a CZE)." });
  expect(ids(papers("Chile", "USA").exportFees)).not.toContain("chile.export.fee.eu-passport-visa");
  expect(ids(papers("Chile", "Spain").exportFees)).toContain("chile.export.fee.eu-passport-visa");
});

test("Mexico requires a certificate, but not of pets from the USA", () => {
  expect(ids(papers("USA", "Mexico").importDocuments)).toEqual([
    "mexico.import.document.inspection-instead-of-certificate",
    "mexico.import.document.certificate-on-arrival",
  ]);
  expect(ids(papers("Chile", "Mexico").importDocuments)).toEqual([
    "mexico.import.document.health-certificate",
    "mexico.import.document.rabies-certificate",
    "mexico.import.document.certificate-on-arrival",
  ]);
});

test("a dog from Mexico needs a screwworm certificate for the USA, a cat needs none", () => {
  expect(ids(papers("Mexico", "USA", "dog").importDocuments)).toEqual([
    "usa.import.document.cdc-form",
    "usa.import.document.screwworm-certificate",
  ]);
  const cat = papers("Mexico", "USA", "cat");
  expect(texts(cat.importDocuments)).toEqual([
    "No federal certificate is required, but the cat must appear healthy.",
  ]);
  expect(cat.rules).toEqual([]);
  expect(cat.origin).toBeUndefined();
  expect(ids(papers("Mexico", "USA").importDocuments)).toHaveLength(3);
});

test("dogs from low-risk and high-risk countries need different documents for the USA", () => {
  const low = papers("Chile", "USA", "dog");
  expect(low.origin?.text).toMatch(/^The CDC lists Chile as free of dog rabies or low-risk/);
  expect(asked(low)).not.toContain("usa.rule.titre");
  const high = papers("Colombia", "USA", "dog");
  expect(high.origin?.text).toBe("The CDC lists Colombia as a high-risk country for dog rabies.");
  expect(high.importDocuments.map(({ id, when }) => [id, when])).toEqual([
    [
      "usa.import.document.high-risk-vaccinated-in-usa",
      "If the dog was vaccinated against rabies in the USA",
    ],
    [
      "usa.import.document.high-risk-vaccinated-elsewhere",
      "If the dog was vaccinated against rabies elsewhere",
    ],
    ["usa.import.document.screwworm-certificate", undefined],
  ]);
  expect(ids(high.rules)).toContain("usa.rule.titre");
  expect(ids(papers("USA", "Colombia").exportDocuments)).toContain(
    "usa.export.document.us-rabies-certification",
  );
  expect(ids(papers("USA", "Chile").exportDocuments)).not.toContain(
    "usa.export.document.us-rabies-certification",
  );
});

test("the CDC and EU lists classify every country of the selects", () => {
  for (const { value } of countriesFrom) {
    const country = countryNamed(value);
    const [usa, spain] = [countryNamed("USA"), countryNamed("Spain")];
    if (!country || !usa || !spain) throw new Error(value);
    if (country.key !== "usa") expect(originLine({ from: country, to: usa })).toBeDefined();
    expect(originLine({ from: country, to: spain })).toBeDefined();
  }
  const high = Object.keys(countryFacts).filter((key) =>
    isHighRisk(countryNamed(key)?.key ?? "usa"),
  );
  expect(high).toHaveLength(15);
});

test("the EU requires a titer test for unlisted countries", () => {
  const listed = papers("Mexico", "France");
  expect(ids(listed.importDocuments)).toEqual(["eu.import.document.health-certificate"]);
  expect(asked(listed)).not.toContain("eu.rule.titre");
  expect(listed.origin?.text).toBe(
    "The EU lists Mexico (Annex II of Regulation (EU) 2026/636), so no rabies titer test is required.",
  );
  const other = papers("South Africa", "Italy");
  expect(ids(other.importDocuments)).toContain("eu.import.document.titration-report");
  expect(ids(other.rules)).toContain("eu.rule.titre");
  expect(other.origin?.text).toContain("a rabies titer test is required");
});

test("EU law is that of 2026, and the old one is marked as ended", () => {
  const { rules, disagreements } = papers("USA", "Greece");
  const law = rules.find(({ id }) => id === "eu.rule.frame");
  expect(law?.text).toContain("2026/131");
  expect(law?.text).not.toContain("576/2013");
  expect(disagreements.map(({ id }) => id)).toContain("disagreement.eu-law");
});

test("between EU members, the EU pet passport applies", () => {
  const found = papers("Berlin", "Spain");
  expect(ids(found.importDocuments)).toEqual(["eu.rule.passport"]);
  expect(ids(found.rules)).not.toContain("eu.rule.certificate");
  expect(ids(found.rules)).toEqual(expect.arrayContaining(["eu.rule.microchip", "spain.rule.age"]));
});

test("the rules of a member state are listed beside those of the EU", () => {
  expect(ids(papers("USA", "France").rules)).toContain("france.rule.breeds");
  expect(ids(papers("USA", "Germany").rules)).toContain("germany.rule.breeds");
  expect(papers("USA", "Greece").notKnown).toContain("which breeds are banned from Greece");
});

test("dogs and cats cannot enter or leave Bali, and no documents are listed", () => {
  const into = papers("USA", "Bali");
  expect(into.notPossible).toMatchObject({
    label: "Not possible",
    confidence: "medium",
    confirm: false,
  });
  expect(into.notPossible?.text).toMatch(/^Dogs, cats and monkeys can't be brought into Bali/);
  expect(papers("Bali", "Chile").notPossible).toMatchObject({ confirm: true });
  for (const found of [into, papers("Bali", "Chile")])
    for (const list of ["exportDocuments", "importDocuments", "importFees", "rules"] as const)
      expect(found[list]).toEqual([]);
});

test("by air pets enter the United Kingdom as cargo", () => {
  const cargo = papers("USA", "United Kingdom").rules.find(({ id }) => id === "gb.cargo-by-air");
  expect(cargo?.text).toContain("By air, pets can enter Great Britain only as cargo");
});

test("the tapeworm treatment for the United Kingdom is for dogs", () => {
  const rule = "united-kingdom.rule.tapeworm";
  expect(ids(papers("Spain", "UK", "dog").rules)).toContain(rule);
  expect(ids(papers("Spain", "UK", "cat").rules)).not.toContain(rule);
});

test("Chile's microchip rule has both sources that disagree on it", () => {
  const { rules, disagreements } = papers("Argentina", "Chile");
  const chip = rules.find(({ id }) => id === "chile.rule.microchip");
  expect(chip?.text).toMatch(/^Required for pets arriving on or after July 27, 2026/);
  expect(disagreements.map(({ id }) => id)).toContain("disagreement.chile-microchip");
});

test("a fact of low confidence asks for confirmation", () => {
  const [line] = papers("Colombia", "USA").exportDocuments;
  expect(line).toMatchObject({ confidence: "low", confirm: true });
});
