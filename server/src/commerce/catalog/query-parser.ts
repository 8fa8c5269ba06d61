import { AppError } from "#contracts/kernel/errors.ts";
import { searchLimits, type SearchSize } from "#contracts/commerce/storefront-limits.ts";

/** One thing that is asked for: a word, or a value of a field. */
export type Term = {
  /** In small letters; undefined for a bare word. */
  key: string | undefined;
  than: "" | ">" | ">=" | "<" | "<=";
  value: string;
  /** The value is only the beginning. */
  begun: boolean;
  quoted: boolean;
};

/** What is asked for, as a tree. */
export type Asked =
  | { is: "term"; term: Term }
  | { is: "not"; of: Asked }
  | { is: "all" | "any"; of: Asked[] };

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

/** How much a query asks of the database. What lies behind the most characters is not looked at. */
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

/** How many parentheses and negations are in each other. */
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

/** The first limit that a size is beyond, in words; undefined where it keeps to all of them. */
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
  // A key without a value asks for nothing.
  if (key === undefined && /^[a-z][\w.]*:$/i.test(bare)) bare = "";
  const begun = quoted === undefined && bare.endsWith("*");
  const than = sign === ">" || sign === ">=" || sign === "<" || sign === "<=" ? sign : "";
  const value = quoted ?? (begun ? bare.slice(0, -1) : bare);
  return { key: key?.toLowerCase(), than, value, begun, quoted: quoted !== undefined };
}

/**
 * Reads the search syntax of the storefront: bare words, `key:value`, quotes, a `*` at the end of a word, AND
 * (also by nothing), OR, NOT or `-`, parentheses. What is not well-formed is read as well as it can be. undefined
 * where nothing is asked for. Throws VALIDATION where it is longer than anybody needs.
 */
export function readAsked(query: string): Asked | undefined {
  const limit = beyondLimit(searchSize(query), searchLimits);
  if (limit !== undefined) {
    const message = `A query can have ${limit}.`;
    throw new AppError("VALIDATION", message, { fields: { query: message } });
  }
  const tokens = tokensOf(query);
  let at = 0;

  function any(): Asked | undefined {
    const of = list(all, () => tokens[at] === "OR");
    return of.length > 1 ? { is: "any", of } : of[0];
  }

  function all(): Asked | undefined {
    const of = list(one, () => tokens[at] !== ")" && tokens[at] !== "OR");
    return of.length > 1 ? { is: "all", of } : of[0];
  }

  /** What `part` reads, one after another for as long as `isMore`. */
  function list(part: () => Asked | undefined, isMore: () => boolean): Asked[] {
    const of: Asked[] = [];
    do {
      if (tokens[at] === "OR" || tokens[at] === "AND") at += 1;
      const asked = part();
      if (asked) of.push(asked);
    } while (at < tokens.length && isMore());
    return of;
  }

  function one(): Asked | undefined {
    const token = tokens[at];
    at += 1;
    if (token === undefined || token === ")" || token === "AND" || token === "OR") return undefined;
    if (token === "(") {
      const asked = any();
      if (tokens[at] === ")") at += 1;
      return asked;
    }
    if (token !== "-") return { is: "term", term: token };
    const of = one();
    return of && { is: "not", of };
  }

  const of: Asked[] = [];
  while (at < tokens.length) {
    const asked = any();
    if (asked) of.push(asked);
    // A parenthesis that nobody opened.
    if (tokens[at] === ")") at += 1;
  }
  return of.length > 1 ? { is: "all", of } : of[0];
}
