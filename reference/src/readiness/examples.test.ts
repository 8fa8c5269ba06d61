import { describe, expect, test } from "vitest";
import { readiness } from "./engine.ts";
import { examples, problems } from "./examples.testing.ts";
import { ruleBook } from "./rules.ts";

describe("the worked examples", () => {
  test.each(examples)("$id: $title", ({ request, expect: expected }) => {
    const answer = readiness(request.pets, request.trip, ruleBook, request.asOf);
    expect(problems(answer, expected)).toEqual([]);
  });

  test("there are 64 of them", () => {
    expect(examples).toHaveLength(64);
  });
});
