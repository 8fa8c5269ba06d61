import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { isPolicy, root } from "./boundaries.ts";

/** The columns that say whose something is, wherever they are compared. */
const ownerColumns = ["owner_id", "author_id", "suggested_by"];

/** Other such columns, of the nouns whose policies are in the folder of a file. */
function columnsOfPolicy(path: string): string[] {
  const policy = join(root, posix.dirname(path), "policy.ts");
  if (!existsSync(policy)) return [];
  const named = readFileSync(policy, "utf8").matchAll(/\bpersonIn\(\s*"\w+",\s*"(\w+_\w+)"/g);
  return Array.from(named, ([, name = ""]) => name);
}

const camelCased = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function ownerComparison(columns: readonly string[]): RegExp {
  const column = String.raw`(?:${columns.join("|")})\b`;
  const value = String.raw`(?:${[...columns, ...columns.map(camelCased)].join("|")})\b`;
  return new RegExp(
    [
      // SQL, where `= null` assigns.
      String.raw`${column}\s*(?:=(?![=>]|\s*null\b)|<>|[<>]|is\s+(?:not\s+)?distinct|in\s*\()`,
      String.raw`(?<![=!<>])(?:=|<>|\bon|\band|\bin)\s+(?:\w+\.)+${column}(?=\s*(?:$|\)|=(?!=)|and\b|or\b|\$))`,
      // Kysely.
      String.raw`"(?:\w+\.)?${column}",\s*"(?:[=<>!]+|in|is not distinct from|is distinct from)"`,
      // TypeScript; whether there is an owner at all may be asked anywhere.
      String.raw`${value}\s*[=!]==(?!\s*(?:null|undefined)\b)`,
      String.raw`[=!]==\s*(?:\w+\??\.)*${value}`,
    ].join("|"),
    "gm",
  );
}

/** Its rows are a caller's attempts; their keys contain the caller. */
const withoutPolicy = "server/src/platform/db/idempotency.ts";

/** The lines of a file that compare whose something is, which only policies may do. */
export function ownerComparisons(path: string, text: string): string[] {
  const isMeant = path.startsWith("server/src/") && path !== withoutPolicy;
  if (!isMeant || isPolicy(path)) return [];
  const comparison = ownerComparison([...ownerColumns, ...columnsOfPolicy(path)]);
  return Array.from(text.matchAll(comparison), ({ 0: found, index }) => {
    const end = text.indexOf("\n", index + found.length);
    return text.slice(text.lastIndexOf("\n", index) + 1, end < 0 ? undefined : end);
  });
}
