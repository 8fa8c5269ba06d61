import { AppError } from "#contracts/kernel/errors.ts";
import { searchLimits, type SearchSize } from "#contracts/commerce/storefront-limits.ts";

/** A word, or a value of a field. */
export type Term = {
  /** Lower case; undefined for a bare word. */
  key: string | undefined;
  than: "" | ">" | ">=" | "<" | "<=";
  value: string;
  /** Prefix match. */
  begun: boolean;
  quoted: boolean;
};

/** The query as a tree. */
export type QueryNode =
  | { is: "term"; term: Term }
  | { is: "not"; of: QueryNode }
  | { is: "all" | "any"; of: QueryNode[] };

type Token = "(" | ")" | "-" | "AND" | "OR" | Term;

const pattern =
  /\s*(?:([()])|(-)(?=[^\s)])|(?:([a-z][\w.]*):\s*([<>]=?|=)?)?(?:"([^"]*)"?|'([^']*)'?|([^\s()]+)))/giy;

function tokensOf(query: string): Token[] {
  const tokens: Token[] = [];
  const text = query.trim();
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) break;
    tokens.push(tokenOf(found));
  }
  return tokens;
}

/** Measures a query. Text beyond the character limit is not measured. */
export function searchSize(query: string): SearchSize {
  const tokens = tokensOf(query.slice(0, searchLimits.characters));
  const terms = tokens.filter((token) => typeof token === "object");
  return {
    characters: query.length,
    parts: tokens.length,
    values: terms.reduce((sum, { value }) => sum + valuesIn(value), 0),
    depth: depthOf(tokens),
  };
}

const valuesIn = (value: string): number => value.match(/[\p{L}\p{N}]+/gu)?.length ?? 1;

/** Nesting depth of parentheses and negations. */
function depthOf(tokens: readonly Token[]): number {
  const opened: number[] = [];
  let deepest = 0;
  let negations = 0;
  for (const token of tokens) {
    const above = opened.at(-1) ?? 0;
    if (token === "-") negations += 1;
    else if (token === "(") opened.push(above + negations + 1);
    else if (token === ")") opened.pop();
    deepest = Math.max(deepest, above + negations, opened.at(-1) ?? 0);
    if (token !== "-") negations = 0;
  }
  return deepest;
}

const units: Readonly<Record<keyof SearchSize, string>> = {
  characters: "characters",
  parts: "terms, operators and parentheses",
  values: "words and values",
  depth: "parentheses and negations in each other",
};

/** The first limit that is exceeded, as text; undefined within all limits. */
export function beyondLimit(
  size: Partial<SearchSize>,
  limits: Partial<SearchSize>,
): string | undefined {
  for (const name of ["characters", "parts", "values", "depth"] as const) {
    const [found = 0, most = Infinity] = [size[name], limits[name]];
    if (found > most) return `at most ${most} ${units[name]}`;
  }
  return undefined;
}

function tokenOf([, paren, minus, key, sign, double, single, bare = ""]: RegExpExecArray): Token {
  if (paren === "(" || paren === ")") return paren;
  if (minus) return "-";
  const quoted = double ?? single;
  if (key === undefined && quoted === undefined) {
    if (bare === "AND" || bare === "OR") return bare;
    if (bare === "NOT") return "-";
  }
  // A key without a value has no effect.
  if (key === undefined && /^[a-z][\w.]*:$/i.test(bare)) bare = "";
  const begun = quoted === undefined && bare.endsWith("*");
  const than = sign === ">" || sign === ">=" || sign === "<" || sign === "<=" ? sign : "";
  const value = quoted ?? (begun ? bare.slice(0, -1) : bare);
  return { key: key?.toLowerCase(), than, value, begun, quoted: quoted !== undefined };
}

/**
 * Parses the storefront's search syntax: bare words, `key:value`, quotes, a trailing `*`, AND (also implied),
 * OR, NOT or `-`, parentheses. Malformed input is parsed as well as possible. undefined for an empty query.
 * Throws VALIDATION above the limits.
 */
export function parseQuery(query: string): QueryNode | undefined {
  const limit = beyondLimit(searchSize(query), searchLimits);
  if (limit !== undefined) {
    const message = `A search query can have ${limit}.`;
    throw new AppError("VALIDATION", message, { fields: { query: message } });
  }
  const tokens = tokensOf(query);
  let at = 0;

  function any(): QueryNode | undefined {
    const of = list(all, () => tokens[at] === "OR");
    return of.length > 1 ? { is: "any", of } : of[0];
  }

  function all(): QueryNode | undefined {
    const of = list(one, () => tokens[at] !== ")" && tokens[at] !== "OR");
    return of.length > 1 ? { is: "all", of } : of[0];
  }

  /** Parses `part` repeatedly while `isMore`. */
  function list(part: () => QueryNode | undefined, isMore: () => boolean): QueryNode[] {
    const of: QueryNode[] = [];
    do {
      if (tokens[at] === "OR" || tokens[at] === "AND") at += 1;
      const node = part();
      if (node) of.push(node);
    } while (at < tokens.length && isMore());
    return of;
  }

  function one(): QueryNode | undefined {
    const token = tokens[at];
    at += 1;
    if (token === undefined || token === ")" || token === "AND" || token === "OR") return undefined;
    if (token === "(") {
      const node = any();
      if (tokens[at] === ")") at += 1;
      return node;
    }
    if (token !== "-") return { is: "term", term: token };
    const of = one();
    return of && { is: "not", of };
  }

  const of: QueryNode[] = [];
  while (at < tokens.length) {
    const node = any();
    if (node) of.push(node);
    // Skips an unmatched parenthesis.
    if (tokens[at] === ")") at += 1;
  }
  return of.length > 1 ? { is: "all", of } : of[0];
}
