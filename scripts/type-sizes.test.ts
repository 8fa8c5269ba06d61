import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is measured to fit one line of a whole screen or sheet, or is part of a drawing or a first letter. */
const drawn =
  /pt\b|\d(?:\.\d+)?em\b|font-size: (?:0|inherit|min\(|1[234](?:\.5)?px)|clamp\(.*vw.*--sans|2\.4rem\/1 /;

test("screens use the six type sizes of the tokens", () => {
  const others = globSync("web/app/**/*.css").flatMap((path) =>
    path.endsWith("tokens.css")
      ? []
      : [...readFileSync(path, "utf8").matchAll(/font(?:-size)?: [^;]*/g)]
          .map(([rule]) => rule)
          .filter((rule) => /\d(?:rem|px|em|pt)|\d%/.test(rule) && !drawn.test(rule))
          .map((rule) => `${path}: ${rule}`),
  );
  expect(others).toEqual([]);
});
