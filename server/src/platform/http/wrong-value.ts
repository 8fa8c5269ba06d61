import type * as z from "zod/mini";

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

/**
 * The error of a value whose schema has no message of its own: names the field and what it should be.
 * undefined if no message applies.
 */
export function wrongValue(issue: RawIssue): string | undefined {
  const name = issue.path?.findLast((part) => typeof part === "string") ?? "The value";
  const expected = expectation(issue);
  return expected && `${name} ${expected}.`;
}

function expectation(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is required" : `must be ${kindOf(issue)}`;
    case "invalid_value":
      return issue.input === undefined ? "is required" : `must be ${oneOf(issue.values)}`;
    case "invalid_union":
      return `must be ${anyOf(issue.errors.flat())}`;
    case "too_big":
      return `can have at most ${limitOf(issue.origin, issue.maximum)}`;
    case "too_small":
      return `needs at least ${limitOf(issue.origin, issue.minimum)}`;
    default:
      return undefined;
  }
}

/** The types that the options of a union accept, each once. */
function anyOf(issues: readonly z.core.$ZodIssue[]): string {
  const options = issues.flatMap((issue) =>
    issue.code === "invalid_type"
      ? [kindOf(issue)]
      : issue.code === "invalid_value"
        ? [oneOf(issue.values)]
        : [],
  );
  return [...new Set(options)].join(" or ") || "of a different type";
}

const kindOf = ({ expected }: { expected?: unknown }) =>
  kinds[String(expected)] ?? "of a different type";

const shownMax = 20;
function oneOf(values: readonly unknown[] = []): string {
  const shown = values.slice(0, shownMax).map((value) => JSON.stringify(value));
  const more = values.length > shownMax ? ", …" : "";
  return values.length > 1 ? `one of ${shown.join(", ")}${more}` : (shown[0] ?? "");
}

const units: Readonly<Record<string, string>> = { string: " characters", array: " items" };
const limitOf = (origin: string, limit: number | bigint) => `${limit}${units[origin] ?? ""}`;
