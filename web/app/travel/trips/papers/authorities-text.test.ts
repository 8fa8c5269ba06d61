import { expect, test } from "vitest";
import { authoritiesText } from "./pet-papers.ts";

const ofState = (state: string) =>
  `the European Commission and the veterinary authority of ${state}`;

test("the European Commission is named once for several states", () => {
  expect(authoritiesText([ofState("France"), ofState("Germany"), ofState("France")])).toBe(
    "the European Commission and the veterinary authorities of France and Germany",
  );
  expect(authoritiesText([ofState("France"), "APHA"])).toBe(`${ofState("France")} and APHA`);
  expect(authoritiesText([ofState("France"), "APHA", ofState("Ireland")])).toBe(
    "APHA and the European Commission and the veterinary authorities of France and Ireland",
  );
});
