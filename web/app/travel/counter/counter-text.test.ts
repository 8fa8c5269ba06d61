import { expect, test } from "vitest";
import { dossierLanguages } from "#contracts/travel/dossiers.ts";
import { breeds } from "#reference/breeds.ts";
import { breedNameIn } from "#reference/breeds/names.ts";
import {
  counterLabels,
  formNames,
  tabLabels,
  chipGroups,
  dayIn,
  kindText,
  momentIn,
  pairText,
  sexText,
} from "./counter-text.ts";

test.each([
  ["985112004118203", "985 112 004 118 203"],
  ["0812345678", "081 234 5678"],
  ["123456789", "123 456 789"],
])("the microchip %s is grouped", (number, text) => {
  expect(chipGroups(number).join(" ")).toBe(text);
});

test("a pet is described by its filled fields", () => {
  expect(kindText({ species: "dog", breed: "golden mix" }, "en")).toBe("Dog, golden mix");
  expect(kindText({ species: null, breed: "" }, "en")).toBe("");
  expect(kindText({ species: null, breed: "" }, "ja")).toBe("");
  expect(sexText({ sex: "male", neutered: true }, "en")).toBe("Male, neutered");
  expect(sexText({ sex: "female", neutered: true }, "en")).toBe("Female, spayed");
  expect(sexText({ sex: null, neutered: true }, "en")).toBe("Spayed or neutered");
  expect(sexText({ sex: "female", neutered: null }, "en")).toBe("Female");
});

test.each([
  ["ja", "dog", "Golden Retriever", "犬、ゴールデン・レトリーバー"],
  ["ja", "dog", "golden mix", "犬、ゴールデン・レトリーバーのミックス"],
  ["ja", "dog", "Labrador cross", "犬、ラブラドール・レトリーバーのミックス"],
  ["ja", "cat", "domestic shorthair", "猫、雑種（短毛）"],
  ["th", "dog", "Beagle", "สุนัข, บีเกิล"],
  ["es", "dog", "German Shepherd", "Perro, Pastor alemán"],
  ["fr", "dog", "French bulldog", "Chien, Bouledogue français"],
  ["de", "cat", "Mixed breed cat", "Katze, Mischling"],
  ["pt", "dog", "Mixed breed dog", "Cão, Sem raça definida"],
  ["it", "cat", "Persian", "Gatto, Persiano"],
  // No list has it: what the owner typed is better than nothing.
  ["ja", "dog", "Depot mongrel", "犬、Depot mongrel"],
] as const)("in %s a %s of the breed %s is %s", (language, species, breed, text) => {
  expect(kindText({ species, breed }, language)).toBe(text);
});

test("every breed of the list has a Japanese name", () => {
  const latin = breeds.filter(
    ({ name }) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(breedNameIn(name, "ja")),
  );
  expect(latin.map(({ name }) => name)).toEqual([]);
});

test("days, times and sexes are written as the language writes them, with Gregorian years", () => {
  expect(
    (["en", ...dossierLanguages] as const).map((language) => dayIn("2026-03-12", language)),
  ).toEqual([
    "Mar 12, 2026",
    "12 mar 2026",
    "12 mars 2026",
    "12. März 2026",
    "12 de mar. de 2026",
    "12 mar 2026",
    "2026年3月12日",
    "12 มี.ค. 2026",
  ]);
  expect(momentIn("2026-03-12T08:00:00Z", "ja")).toMatch(/^3月12日/);
  expect(sexText({ sex: "male", neutered: true }, "ja")).toBe("オス、不妊・去勢手術済み");
  expect(pairText("titer", "sampled", "de")).toBe(
    "Titrierung von Tollwutantikörpern: Blutentnahme",
  );
  expect(pairText("rabies", "validUntil", "en")).toBe("Rabies vaccination: valid until");
});

const all = Object.entries({ ...tabLabels, ...counterLabels, ...formNames });

test.each(all)("the text %s is written in every language, with the same places", (name, text) => {
  const placesOf = (one: string) => (one.match(/\{\w+\}/g) ?? []).toSorted();
  for (const language of dossierLanguages) {
    expect(text[language].trim()).not.toBe("");
    expect(placesOf(text[language])).toEqual(placesOf(text.en));
  }
  if (name === "aphis-7001") return;
  expect(text.ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(text.th).toMatch(/[\u0e00-\u0e7f]/);
});
