import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkKeys, checkPath, checkSavePath, type CheckValues } from "../../links/check.ts";
import {
  canAddPet,
  changedPets,
  petLabels,
  petsIn,
  placeOfPet,
  withNewPet,
  withoutPet,
  withPetAt,
} from "./pets.ts";
import { begun, placesOf } from "./own-pets.tsx";
import { birthIn, noAnswers, parseQuestion, questionErrors, questionIn } from "./question.ts";

const today = "2026-11-22";
const complete: CheckValues = {
  ...noAnswers,
  species: "dog",
  from: "Boston, United States",
  to: "London, United Kingdom",
  date: "2027-03-14",
};

describe("the address of a question", () => {
  test("holds the question and is read as the same", () => {
    const values = { ...complete, by: "cargo", back: "2027-04-04", rabies: "2026-05-10" };
    const path = checkPath(values);
    expect(path).toMatch(/^\/check\?species=dog&/);
    expect(questionIn(path.slice(path.indexOf("?")))).toEqual(values);
    expect(checkSavePath(values)).toBe(path.replace("/check?", "/check/save?"));
  });

  test("has no part that is not answered, and no key for a name or a microchip number", () => {
    expect(checkPath()).toBe("/check");
    expect(checkPath({ ...noAnswers, species: "cat" })).toBe("/check?species=cat");
    expect(checkKeys.filter((key) => /name|number/i.test(key))).toEqual([]);
  });

  test("any query is parsed within limits, and printing and parsing it again gives the same values", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...checkKeys), fc.string()), (typed) => {
        const values = parseQuestion((key) => typed[key]);
        for (const key of checkKeys) {
          expect(values[key].length).toBeLessThanOrEqual(key === "others" ? 8_000 : 200);
        }
        const path = checkPath(values);
        expect(questionIn(path.includes("?") ? path.slice(path.indexOf("?")) : "")).toEqual(values);
        expect(questionErrors(values, today)).toEqual(questionErrors(values, today));
      }),
    );
  });

  test("a choice that is not offered counts as none", () => {
    const values = questionIn("species=dragon&by=broom&airline=Kite&chip=perhaps&from=Boston");
    expect(values).toEqual({ ...noAnswers, from: "Boston" });
    expect(questionIn("other=1")).toEqual(noAnswers);
  });
});

describe("what is wrong with a question", () => {
  const errors = (change: Partial<CheckValues>) =>
    questionErrors({ ...complete, ...change }, today);

  test("nothing, where the first questions are answered", () => {
    expect(errors({})).toEqual({});
  });

  test("each of the first questions that is left open", () => {
    expect(questionErrors(noAnswers, today)).toEqual({
      species: "Select dog, cat or other.",
      from: "Enter where you're leaving from.",
      to: "Enter where you're going.",
      date: "Select the day you leave.",
    });
  });

  test.each([
    [{ date: "2027-02-30" }, "date"],
    [{ date: "2026-11-21" }, "date"],
    [{ date: "9999-01-01" }, "date"],
    [{ arrive: "2027-03-13" }, "arrive"],
    [{ to2: "Paris", date2: "" }, "date2"],
    [{ to2: "", date2: "2027-03-20" }, "to2"],
    [{ to2: "Paris", date2: "2027-03-13" }, "date2"],
    [{ back: "2027-03-13" }, "back"],
    [{ stay: "move", back: "2027-04-04" }, "stay"],
    [{ rabies: "2026-05-10", until: "2026-05-09" }, "until"],
    [{ titer: "2026-05-10", received: "2026-05-09" }, "received"],
    [{ certified: "2026-11-20", endorsed: "2026-11-19" }, "endorsed"],
    [{ born: "2022-05", chipped: "2022-04-30" }, "chipped"],
    [{ weight: "heavy" }, "weight"],
    [{ weight: "5000" }, "weight"],
    [{ born: "last spring" }, "born"],
    [{ born: "2027" }, "born"],
    [{ time: "25:00" }, "time"],
    [{ lived: "more", countries: "" }, "countries"],
  ])("%j is wrong at %s", (change, field) => {
    expect(Object.keys(errors(change))).toEqual([field]);
  });
});

test.each([
  ["2022", "2022"],
  ["2022-05", "2022-05"],
  ["2022-05-14", "2022-05-14"],
  ["5/2022", "2022-05"],
  ["5/14/2022", "2022-05-14"],
  ["2/30/2022", undefined],
  ["March 2024", "2024-03"],
  ["mar 14, 2024", "2024-03-14"],
  ["Sept. 2024", "2024-09"],
  ["Noel 2024", undefined],
  ["arm 2024", undefined],
  ["13/2022", undefined],
  ["22", undefined],
])("a birth date typed as %s is %s", (typed, birth) => {
  expect(birthIn(typed)).toBe(birth);
});

describe("several pets in one address", () => {
  const dog = { ...complete, breed: "Pug & co = ~1", chip: "yes", chipped: "2022-08-01" };
  const two = { ...withNewPet(dog), species: "cat", born: "2019" };
  const both = (values: CheckValues) =>
    questionIn(checkPath(values).slice(checkPath(values).indexOf("?")));

  test("each pet keeps its answers, and the trip is the same for all", () => {
    const read = both(two);
    expect(read).toEqual(two);
    expect(petsIn(read).map(({ species, breed, born }) => [species, breed, born])).toEqual([
      ["dog", "Pug & co = ~1", ""],
      ["cat", "", "2019"],
    ]);
    expect(placeOfPet(read)).toBe(1);
    const first = withPetAt(read, 0);
    expect(first).toMatchObject({ species: "dog", chipped: "2022-08-01", born: "", nth: "1" });
    expect(first.from).toBe(dog.from);
    expect(withPetAt(both(first), 1)).toEqual(two);
  });

  test("an address of one pet is as it was", () => {
    expect(petsIn(complete)).toHaveLength(1);
    expect(checkPath(complete)).not.toMatch(/others|nth/);
    expect(withoutPet(withNewPet(complete))).toEqual(complete);
  });

  test("ten at most, and what is more in an address is left out", () => {
    let values = dog;
    for (let turn = 0; turn < 12; turn += 1) values = { ...withNewPet(values), species: "cat" };
    expect(petsIn(both(values))).toHaveLength(10);
    expect(canAddPet(values)).toBe(false);
    const forged = questionIn(`others=${"species.dog_".repeat(500)}`);
    expect(petsIn(forged).length).toBeLessThanOrEqual(10);
    expect(questionIn("others=species.dragon_from.Rome__.*%25E0&nth=99").others).toBe("");
  });

  test("all that ten pets can answer stays within the longest address", () => {
    const full = Object.fromEntries(
      checkKeys.map((key) => [key, key === "others" || key === "nth" ? "" : "x".repeat(10)]),
    );
    let values = parseQuestion((key) => full[key] ?? "");
    for (let turn = 1; turn < 10; turn += 1) values = withNewPet(values, values);
    expect(petsIn(both(values))).toHaveLength(10);
    // The server refuses a longer one.
    expect(checkPath(values).length).toBeLessThan(8 * 1024);
  });

  test("buttons without scripts add, select and remove", () => {
    expect(changedPets(complete, "add")).toMatchObject({ species: "", nth: "2" });
    expect(changedPets({ ...complete, species: "" }, "add").nth).toBe("");
    expect(changedPets(two, "1").species).toBe("dog");
    expect(changedPets(two, "drop")).toMatchObject({ species: "dog", others: "", nth: "" });
    expect(changedPets(two, "7")).toEqual(two);
  });

  test("pets that are called the same have numbers", () => {
    const three = { ...withNewPet(two), species: "cat" };
    expect(petLabels(petsIn(three))).toEqual(["Pug & co = ~1", "Cat 1", "Cat 2"]);
  });
});

describe("a member's own pets", () => {
  const biscuit = { species: "dog", breed: "Beagle", born: "2020", weight: "21" };
  const juniper = { species: "cat", breed: "", born: "" };
  const own = (...pets: Partial<CheckValues>[]) => pets.map((answers) => ({ answers }));

  test("each stands for one pet of the question, also where two are alike", () => {
    const both = withNewPet({ ...complete, ...juniper }, biscuit);
    expect(placesOf(own(biscuit, juniper, juniper), both)).toEqual([1, 0, undefined]);
    const twins = withNewPet({ ...complete, ...juniper }, juniper);
    expect(placesOf(own(juniper, juniper), twins)).toEqual([0, 1]);
    expect(placesOf(own({ species: "", breed: "", born: "" }), noAnswers)).toEqual([undefined]);
  });

  test("a question that says nothing yet starts with the first of them, the home and the units", () => {
    const home = "Chile";
    const start = { own: own(biscuit, juniper), units: "metric", home };
    expect(begun({ ...start, values: noAnswers })).toEqual({
      ...biscuit,
      units: "metric",
      from: "Chile",
      home: "Chile",
    });
    const asked = { ...complete, breed: "Pug", home: "France" };
    expect(begun({ ...start, values: asked })).toEqual({ units: "metric" });
    expect(begun({ own: [], units: "", home: "", values: noAnswers })).toEqual({ units: "" });
  });
});
