import { AppError } from "#contracts/errors.ts";

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

/** Parts of a query; more are refused, since each is a condition of the database. */
const tokensMax = 100;

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
    if (tokens.length > tokensMax) throw tooLong();
  }
  return tokens;
}

const tooLong = () => new AppError("VALIDATION", `A query may have ${tokensMax} parts.`);

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
