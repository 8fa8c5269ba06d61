import type { Rules } from "../../facts/country.ts";

/** The banned breeds of a fact, without parentheses. */
export function bannedIn({ rules }: Rules, id: string): string[] {
  const value = rules.find((fact) => fact.id === id)?.value;
  if (value?.is !== "breeds") return [];
  return value.banned
    .map((name) => name.replace(/\s*\(.*\)$/, ""))
    .filter((name) => !name.startsWith("and "));
}
