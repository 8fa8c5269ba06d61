/**
 * Adds the current rules to the history of the rules: `node scripts/rule-history.ts`, before a release that changes one.
 * With `--reword`, for rules that say the same in other words, it replaces their latest texts instead.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AirlineRule, airlineRules } from "#reference/readiness/airline/stated.ts";
import type { RuleStatement, RuleVersion } from "#reference/readiness/rule-history.ts";
import { ruleBook, type RuleBook } from "#reference/readiness/rules.ts";

const path = join(import.meta.dirname, "../reference/src/readiness/rule-history.json");
if (import.meta.main && !existsSync(path)) writeFileSync(path, "[]\n");
const { airlineRuleStatement, rulesAsOf, rulesById, statementOf } =
  await import("#reference/readiness/rule-history.ts");

const hashOf = (content: unknown): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);

/** The day on which copies of the sources were checked does not change a rule. */
const digestOf = (rules: readonly object[]): string =>
  hashOf(rules.map((rule) => ({ ...rule, checked: undefined })));

/** How well a fact is sourced counts only where it is low, as such a rule never gives "met". */
const airlineDigest = ({ fact: { value, note, only, confidence }, limits }: AirlineRule): string =>
  hashOf([value, note, only, confidence === "low", limits]);

function* statements(book: RuleBook): Generator<[id: string, RuleStatement]> {
  for (const [id, same] of rulesById(book)) {
    const [first] = same;
    if (first) yield [id, { ...statementOf(first), digest: digestOf(same) }];
  }
  for (const [id, rule] of airlineRules(book.airlines)) {
    yield [id, { ...airlineRuleStatement(rule), digest: airlineDigest(rule) }];
  }
}

/** What a book states otherwise than the history; undefined if nothing. */
export function newVersion(
  history: readonly RuleVersion[],
  book: RuleBook,
): RuleVersion | undefined {
  const before = rulesAsOf(history);
  const now = new Map(statements(book));
  const changed: Record<string, RuleStatement | null> = {};
  for (const [id, statement] of now) {
    if (before.get(id)?.statement?.digest !== statement.digest) changed[id] = statement;
  }
  for (const [id, { statement }] of before) {
    if (statement && !now.has(id)) changed[id] = null;
  }
  return Object.keys(changed).length > 0 ? { version: book.version, rules: changed } : undefined;
}

/** The history with the current text of each rule in its latest statement. */
export function reworded(history: readonly RuleVersion[], book: RuleBook): RuleVersion[] {
  const latest = rulesAsOf(history);
  const now = [...statements(book)];
  return history.map(({ version, rules }) => ({
    version,
    rules: {
      ...rules,
      ...Object.fromEntries(now.filter(([id]) => latest.get(id)?.version === version)),
    },
  }));
}

const write = (history: readonly RuleVersion[]): void =>
  writeFileSync(path, `${JSON.stringify(history, null, 2)}\n`);

if (import.meta.main) {
  const history = JSON.parse(readFileSync(path, "utf8")) as RuleVersion[];
  const added = newVersion(history, ruleBook);
  if (process.argv.includes("--reword")) {
    write(reworded(history, ruleBook));
    console.log(`Reworded ${Object.keys(added?.rules ?? {}).length} rules.`);
  } else if (!added) console.log("No rule has changed.");
  else if (history.some(({ version }) => version >= added.version)) {
    console.error("Rules have changed. Raise the version in reference/src/readiness/rules.ts.");
    process.exitCode = 1;
  } else {
    write([...history, added]);
    console.log(`Version ${added.version}: ${Object.keys(added.rules).length} rules.`);
  }
}
