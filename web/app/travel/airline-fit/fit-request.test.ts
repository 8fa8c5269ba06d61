import { expect, test } from "vitest";
import { ReadinessRequest } from "#contracts/travel/readiness.ts";
import { readiness } from "#reference/readiness/engine.ts";
import { ruleBook } from "#reference/readiness/rules.ts";
import { fitOf, fitRequest } from "./fit-request.ts";

const today = "2026-11-22";
const carrier = {
  _id: "6565a0d1f1a2b3c4d5e6f701",
  name: "Soft bag",
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  weightKg: 1.6,
  soft: true,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  version: 1,
};

const verdicts = (weightKg: number) => {
  const pet = {
    _id: "01900000-0000-7000-8000-000000000001",
    species: "cat" as const,
    breed: "",
    weight: "",
    weightKg,
    snubNosed: false,
  };
  const question = {
    pet,
    carrier,
    seat: "cabin" as const,
    airlineCode: "AM",
    today,
  };
  const { pets, trip } = ReadinessRequest.parse(fitRequest(question));
  const answer = {
    asOf: today,
    rulesVersion: ruleBook.version,
    pets: readiness(pets, trip, ruleBook, today),
  };
  return Object.fromEntries(
    fitOf(answer).map(({ requirement, verdict }) => [requirement, verdict]),
  );
};

test("a pet and its carrier are compared with the airline's limits, without a flight", () => {
  expect(verdicts(7.4)).toEqual({
    "airline-weight": "met",
    "airline-carrier": "met",
    "airline-snub-nosed": "exempt",
  });
  expect(verdicts(7.5)).toMatchObject({ "airline-weight": "blocked" });
});
