import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EnvError, readEnv } from "../env.ts";
import { readWidgets, shownWidgets } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "wagabond-widgets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = join(folder, "widgets.json");
const read = (file: unknown, variables: Record<string, string> = {}) => {
  writeFileSync(path, typeof file === "string" ? file : JSON.stringify(file));
  return readWidgets(readEnv({ WIDGETS_FILE: path, ...variables }));
};
const script = "https://partner.example/content";

test("without a file there are no widgets, whatever the second origin is", () => {
  expect(readWidgets(readEnv({}))).toBeUndefined();
  expect(readWidgets(readEnv({ WIDGETS_URL: "https://widgets.pets.example" }))).toBeUndefined();
});

test("a script is configured for US dollars, English, any stops, hotels and round corners, and for five results where a trip is planned", () => {
  const settings = read({ "fly-page": { script }, "plan-form-flights": { script } });
  const queries = settings?.widgets.map(({ script }) =>
    Object.fromEntries(new URL(script).searchParams),
  );
  const flights = {
    currency: "usd",
    locale: "en",
    stops: "any",
    show_hotels: "true",
    responsive: "true",
    border_radius: "7",
  };
  expect(queries).toEqual([flights, { ...flights, limit: "5" }]);
});

test("parameters in a script's address are not changed", () => {
  const settings = read({ "home-flights": { script: `${script}?marker=9&currency=eur` } });
  const query = new URL(settings?.widgets[0]?.script ?? "").searchParams;
  expect([query.get("marker"), query.getAll("currency")]).toEqual(["9", ["eur"]]);
});

test("a page receives the places and heights of widgets, and not their scripts", () => {
  const settings = read({
    "flights-page": { script },
    "home-deals": {
      script,
      height: 200,
      narrowHeight: 260,
      link: { to: "https://partner.example/?marker=9", words: "Deals at Partner" },
    },
  });
  expect(settings && shownWidgets(settings)).toEqual({
    origin: "http://widgets.localhost:3000",
    cards: {},
    placed: {
      "flights-page": { height: 177, narrowHeight: 420 },
      "home-deals": {
        height: 200,
        narrowHeight: 260,
        link: { to: "https://partner.example/?marker=9", words: "Deals at Partner" },
      },
    },
  });
});

test("a card takes a link without a script, and then needs no second origin", () => {
  const link = { to: "https://partner.example/?marker=9", words: "See offers" };
  const given = { "plans-vet": { link }, "profile-insurance": { link, text: "From $12 a month." } };
  const settings = read(given, { PUBLIC_URL: "https://pets.example" });
  expect(settings && shownWidgets(settings)).toEqual({
    placed: {},
    cards: { "plans-vet": { link }, "profile-insurance": { link, text: "From $12 a month." } },
  });
});

test("a card takes a script like other places", () => {
  const settings = read({ "plans-gear": { script } });
  expect(settings && shownWidgets(settings)).toEqual({
    origin: "http://widgets.localhost:3000",
    placed: { "plans-gear": { height: 200, narrowHeight: 200 } },
    cards: {},
  });
});

test("a flight search has 177 pixels at least", () => {
  const settings = read({ "fly-page": { script, height: 100, narrowHeight: 300 } });
  expect(settings?.widgets[0]).toMatchObject({ height: 177, narrowHeight: 300 });
});

test("on this machine a script may come without https", () => {
  const settings = read({ "fly-page": { script: "http://127.0.0.1:4000/w.js" } });
  expect(settings?.widgets[0]?.sources).toEqual(["http://127.0.0.1:4000"]);
});

test.each([
  ["", "isn't valid JSON"],
  ["{", "isn't valid JSON"],
  ["[]", "must be a JSON object with one widget per place"],
  ["null", "must be a JSON object with one widget per place"],
  [{ header: { script } }, 'has an unknown place "header"'],
  [{ constructor: { script } }, 'has an unknown place "constructor"'],
  [{ "fly-page": script }, '"fly-page" must be an object with `script`'],
  [{ "plans-gear": {} }, '"plans-gear.link" must be an object with `to` and `words`'],
  [
    { "plans-gear": { link: { to: "http://partner.example", words: "Gear" } } },
    '"plans-gear.link.to" must be an https URL',
  ],
  [
    { "plans-gear": { link: { to: script, words: "Gear" }, text: "x".repeat(161) } },
    '"plans-gear.text" must be text of 1 to 160 characters',
  ],
  [{ "fly-page": {} }, '"fly-page.script" must be an https URL'],
  [
    { "fly-page": { script: "http://partner.example/w.js" } },
    '"fly-page.script" must be an https URL',
  ],
  [{ "fly-page": { script: "javascript:alert(1)" } }, '"fly-page.script" must be an https URL'],
  [
    { "fly-page": { script: "https://me:hunter2@partner.example/" } },
    '"fly-page.script" must be an https URL',
  ],
  [{ "fly-page": { script, colour: "red" } }, '"fly-page" has an unknown key "colour"'],
  [{ "fly-page": { script, height: 5_000 } }, '"fly-page.height" must be at most 1200'],
  [{ "fly-page": { script, height: "177px" } }, '"fly-page.height" must be a whole number'],
  [{ "fly-page": { script, hosts: ["https://x.example"] } }, '"fly-page.hosts.0" must list hosts'],
  [{ "fly-page": { script, hosts: ["*"] } }, '"fly-page.hosts.0" must list hosts'],
  [
    { "fly-page": { script, hosts: ["x.example; script-src *"] } },
    '"fly-page.hosts.0" must list hosts',
  ],
  [
    { "fly-page": { script, link: { to: "javascript:alert(1)", words: "Deals" } } },
    '"fly-page.link.to" must be an https URL',
  ],
  [
    { "fly-page": { script, link: { to: script, words: "" } } },
    '"fly-page.link.words" must be text of 1 to 80 characters',
  ],
])("%j is rejected in one line that names the file and the error", (file, message) => {
  const error = errorOf(() => read(file));
  expect(error).toBeInstanceOf(EnvError);
  expect(error.message).toMatch(/^WIDGETS_FILE [^\n]+$/);
  expect(error.message).toContain(path);
  expect(error.message).toContain(message);
  expect(error.message).not.toContain("hunter2");
});

test("a missing file is named", () => {
  const missing = join(folder, "none.json");
  const error = errorOf(() => readWidgets(readEnv({ WIDGETS_FILE: missing })));
  expect(error.message).toBe(`WIDGETS_FILE ${missing} can't be read (ENOENT).`);
});

test.each([
  [{ PUBLIC_URL: "https://pets.example" }, "WIDGETS_URL is missing"],
  [
    { PUBLIC_URL: "https://pets.example", WIDGETS_URL: "https://pets.example:8443" },
    "WIDGETS_URL must use a different host",
  ],
  [
    { PUBLIC_URL: "https://pets.example", WIDGETS_URL: "http://widgets.pets.example" },
    "WIDGETS_URL must use https",
  ],
])("a second origin that does not isolate scripts is rejected: %j", (variables, message) => {
  expect(errorOf(() => read({ "fly-page": { script } }, variables)).message).toContain(message);
});

test("a second host of one's own is taken as it is", () => {
  const given = { PUBLIC_URL: "https://pets.example", WIDGETS_URL: "https://widgets.pets.example" };
  expect(read({ "fly-page": { script } }, given)?.origin).toBe("https://widgets.pets.example");
});

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("The settings were accepted.");
}
