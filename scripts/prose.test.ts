import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { productFiles } from "./boundaries.ts";

const root = join(import.meta.dirname, "..");

/** The lines on which code asks whether a count is one to choose between two values. */
function choicesByOne(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    ConditionalExpression({ test: asked, start }) {
      const isByOne =
        asked.type === "BinaryExpression" &&
        asked.operator === "===" &&
        asked.right.type === "Literal" &&
        asked.right.value === 1;
      if (isByOne) found.push(`${path}:${text.slice(0, start).split("\n").length}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

test("plurals are made by format/plurals.ts alone", () => {
  const paths = productFiles().filter((path) => !path.startsWith("format/"));
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return text.includes("=== 1") ? choicesByOne(path, text) : [];
  });
  expect(found).toEqual([]);
});

test("a plural made by hand is found", () => {
  const planted = "export const a = (n: number) =>\n  n === 1\n    ? `1 pet` : `${n} pets`;\n";
  expect(choicesByOne("planted.ts", planted)).toEqual(["planted.ts:2"]);
});
