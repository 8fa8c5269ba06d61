import { expect, test } from "vitest";
import { readiness } from "./engine.ts";
import type { Leg } from "./request.ts";
import { ruleBook } from "./rules.ts";
import { bySteps, isToDo, type StepRequirement } from "./steps.ts";

const requirement = (part: Partial<StepRequirement>): StepRequirement => ({
  id: `bruno/leg-${part.leg ?? 0}/${part.requirement}`,
  requirement: "rabies-wait",
  verdict: "due",
  leg: 0,
  because: "No vaccination is recorded.",
  fix: ["Have the pet vaccinated."],
  by: "2026-11-24",
  ...part,
});

/** The last days of the steps, each with the legs that it serves. */
const stepsOf = (...requirements: StepRequirement[]) =>
  bySteps(requirements).map((step) => [step[0]?.by ?? step[0]?.until, step.map(({ leg }) => leg)]);

test("one vaccination that two borders ask for is one step, by the first of their days", () => {
  const late = requirement({ leg: 0, by: "2026-12-01" });
  expect(stepsOf(late, requirement({ leg: 1 }))).toEqual([["2026-11-24", [1, 0]]]);
  const chip = { requirement: "chip", fix: ["Have a microchip implanted."] };
  expect(stepsOf(requirement({ ...chip, leg: 0 }), requirement({ ...chip, leg: 2 }), late)).toEqual(
    [
      ["2026-11-24", [0, 2]],
      ["2026-12-01", [0]],
    ],
  );
});

test("all that one vaccination meets at its borders is one step", () => {
  expect(
    stepsOf(
      requirement({ requirement: "rabies-valid", by: "2026-12-01" }),
      requirement({ requirement: "rabies-second", by: "2026-12-01" }),
      requirement({ requirement: "rabies-valid", leg: 1 }),
      requirement({ requirement: "rabies-wait", leg: 1 }),
    ),
  ).toEqual([["2026-11-24", [1, 1, 0, 0]]]);
});

test("what is for one entry, and what can't be done anymore, is a step of its own", () => {
  const certificate = { requirement: "certificate", fix: ["Have it issued."] };
  const sample = { requirement: "titre-sample", fix: ["Have blood drawn."] };
  for (const part of [certificate, sample]) {
    const [one, other] = [
      requirement({ ...part }),
      requirement({ ...part, leg: 1, by: "2026-12-01" }),
    ];
    expect(bySteps([one, other])).toEqual([[one], [other]]);
  }
  const blocked = requirement({ verdict: "blocked", by: undefined });
  expect(bySteps([blocked, requirement({ leg: 1 })])).toHaveLength(2);
  const met = requirement({ verdict: "met", requirement: "chip" });
  expect(bySteps([met, { ...met, id: "bruno/leg-1/chip", leg: 1 }])).toHaveLength(2);
});

test("a dog without records has one vaccination before London and Paris", () => {
  const place = (country: string) => ({ country });
  const leg = (from: string, to: string, departureDate: string): Leg => ({
    mode: "ferry",
    from: place(from),
    to: place(to),
    departureDate,
  });
  const legs = [leg("US", "GB", "2027-03-14"), leg("GB", "FR", "2027-03-20")];
  const microchip = { implantedAt: "2026-05-01" };
  const bruno = { key: "bruno", species: "dog", microchip, birthDate: "2023-05-01" } as const;
  const pets = [{ ...bruno, records: [] }];
  const [pet] = readiness(pets, { residence: "US", legs }, ruleBook, "2026-11-22");
  const vaccinations = bySteps(pet?.requirements.filter(isToDo) ?? []).filter(([first]) =>
    first?.requirement.includes("rabies"),
  );
  expect(vaccinations).toHaveLength(1);
  expect(vaccinations[0]?.[0]).toMatchObject({ by: "2027-02-21", border: { country: "GB" } });
  expect(new Set(vaccinations[0]?.map(({ border }) => border?.country))).toEqual(
    new Set(["GB", "FR"]),
  );
});
