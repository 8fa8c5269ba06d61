/** Past the day by which a rule was to be checked again, it is worth less. */
import { expect, test } from "vitest";
import { cat, leg, rabies, ruleBookOf } from "./cases.testing.ts";
import { dayOf } from "./days.ts";
import { readiness } from "./engine.ts";
import { ruleBook } from "./rules.ts";
import { standingOf } from "./standing.ts";

const rules = [...ruleBook.borders.values()].flatMap((border) => border.rules);
const checked = "2026-11-21";

test("every rule loses a step once its check is a year old, and not a day before", () => {
  const lower = { official: "quoted", quoted: "low", low: "low" } as const;
  for (const rule of rules) {
    const checkBy = rule.checked.replace("2026", "2027");
    expect(standingOf(rule, dayOf(rule.checked))).toEqual({ confidence: rule.confidence });
    expect(standingOf(rule, dayOf(checkBy) + 1)).toEqual({
      confidence: lower[rule.confidence],
      overdue: { checked: rule.checked, checkBy },
    });
  }
});

test("an old list leaves the rules that rest on it unconfirmed", () => {
  const rule = rules.find(({ id }) => id === "us.titre");
  if (!rule) throw new Error("There is no rule us.titre.");
  expect(standingOf(rule, dayOf("2027-05-21"))).toEqual({ confidence: "official" });
  expect(standingOf(rule, dayOf("2027-05-22"))).toEqual({
    confidence: "quoted",
    overdue: { checked, checkBy: "2027-05-21" },
  });
});

const pet = cat([rabies("2027-01-10", "2030-01-09")], { microchip: { implantedAt: "2026-01-01" } });
const trip = { residence: "US", legs: [leg("US", "CA", "2028-01-20")] };
const judged = (book: typeof ruleBook) =>
  readiness([pet], trip, book, "2028-01-10")[0]?.requirements ?? [];

test("what is only quoted is not met past its day, and says since when it is due", () => {
  const isMet = judged(ruleBookOf("2027-12-01")).filter(({ verdict }) => verdict === "met");
  expect(isMet.map(({ requirement }) => requirement)).toContain("rabies-valid");
  const old = judged(ruleBook);
  expect(
    old.filter(({ verdict, confidence }) => verdict === "met" && confidence === "low"),
  ).toEqual([]);
  expect(old.find(({ requirement }) => requirement === "rabies-valid")).toMatchObject({
    verdict: "unknown",
    confidence: "low",
    overdue: { checked: "2026-11-29", checkBy: "2027-11-29" },
  });
});

test("no verdict is better by old rules than by the same rules checked in time", () => {
  const better = { exempt: 0, met: 1, due: 2, window: 2, unknown: 3, blocked: 4 };
  const fresh = new Map(judged(ruleBookOf("2027-12-01")).map((each) => [each.id, each.verdict]));
  for (const { id, verdict } of judged(ruleBook)) {
    expect(better[verdict], id).toBeGreaterThanOrEqual(better[fresh.get(id) ?? "blocked"]);
  }
});
