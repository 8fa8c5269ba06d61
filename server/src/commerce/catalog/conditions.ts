import { type RawBuilder, sql } from "kysely";
import { tsqueryOf } from "../../platform/db/text-search.ts";
import { termsOf } from "../../platform/text/tokens.ts";
import { type QueryNode, parseQuery, type Term } from "./query-parser.ts";

type Condition = RawBuilder<boolean>;
/** The meaning of a term; undefined for an empty or unsupported one. */
type Meaning = (term: Term) => Condition | undefined;

/** Words in the database's form, all required in sequence; the last one may be a prefix. */
const phrase = ({ value, begun }: Pick<Term, "value" | "begun">) =>
  sql`to_tsquery('simple', ${tsqueryOf(termsOf(value), { isSequence: true, isBegun: begun })})`;

const hasLetters = ({ value }: Term) => /[\p{L}\p{N}]/u.test(value);

const matchesIn =
  (tsvector: RawBuilder<unknown>): Meaning =>
  (term) =>
    hasLetters(term) ? sql<boolean>`coalesce(${tsvector} @@ ${phrase(term)}, false)` : undefined;

/** Equal ignoring case, or a prefix match; `*` alone matches any value but none. */
const same = (column: RawBuilder<unknown>, { value, begun }: Pick<Term, "value" | "begun">) =>
  begun
    ? value === ""
      ? sql<boolean>`${column} <> ''`
      : sql<boolean>`starts_with(lower(${column}), lower(${value}))`
    : sql<boolean>`lower(${column}) = lower(${value})`;

const isNothing = ({ value, begun, quoted }: Term) => value === "" && !begun && !quoted;

const equals =
  (column: RawBuilder<unknown>): Meaning =>
  (term) =>
    isNothing(term) ? undefined : same(column, term);

/** A comma-separated list matches any of its values. */
const oneOf =
  (column: RawBuilder<unknown>): Meaning =>
  (term) => {
    if (isNothing(term)) return undefined;
    const values = term.quoted || term.begun ? [term.value] : term.value.split(",");
    const each = values.map((value) => sql`(${same(column, { ...term, value })})`);
    return sql<boolean>`(${sql.join(each, sql` or `)})`;
  };

const tagged: Meaning = (term) =>
  isNothing(term)
    ? undefined
    : sql<boolean>`exists (select from unnest(p.tags) tag where ${same(sql`tag`, term)})`;

const signs = { "": sql`=`, ">": sql`>`, ">=": sql`>=`, "<": sql`<`, "<=": sql`<=` };

const moment =
  (column: RawBuilder<unknown>): Meaning =>
  ({ value, than }) => {
    const date = value === "now" ? new Date() : new Date(value);
    const year = date.getUTCFullYear();
    // PostgreSQL has no year 0.
    if (!(year >= 1 && year <= 9999)) return undefined;
    return sql<boolean>`${column} ${signs[than]} ${date.toISOString()}::timestamptz`;
  };

/**
 * Some variant's price is in the range. Bounds use the aggregates; otherwise `offset 0` keeps the planner
 * from joining per term, since it takes seconds to order many joins.
 */
const price: Meaning = ({ value, than }) => {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(value)) return undefined;
  const cents = Math.round(Number(value) * 100);
  if (than === "") {
    return sql<boolean>`exists (
      select from variants v where v.product_id = p.id and v.price = ${cents}::int offset 0)`;
  }
  const farthest = than.startsWith(">") ? sql`s.highest` : sql`s.lowest`;
  return sql<boolean>`coalesce(${farthest} ${signs[than]} ${cents}::int, false)`;
};

const available: Meaning = ({ value }) =>
  value === "true" ? sql`s.stock > 0` : value === "false" ? sql`s.stock <= 0` : undefined;

const not =
  (meaning: Meaning): Meaning =>
  (term) => {
    const condition = meaning(term);
    return condition && sql<boolean>`not ${condition}`;
  };

const productWord: Meaning = (term) => {
  const inText = matchesIn(sql`p.words`)(term);
  if (!inText) return undefined;
  const ofVariant = sql`exists (
    select from variants v where v.product_id = p.id and (${same(sql`coalesce(v.sku, '')`, term)}))`;
  return sql<boolean>`(${inText} or ${tagged(term)} or ${ofVariant})`;
};

const inTitle = matchesIn(sql`ts_filter(p.words, '{a}')`);

const productMeanings: ReadonlyMap<string | undefined, Meaning> = new Map([
  [undefined, productWord],
  ["title", inTitle],
  ["product_type", oneOf(sql`p.product_type`)],
  ["vendor", equals(sql`p.vendor`)],
  ["tag", tagged],
  ["tag_not", not(tagged)],
  ["available_for_sale", available],
  ["variants.price", price],
  ["created_at", moment(sql`p.created_at`)],
  ["updated_at", moment(sql`p.updated_at`)],
]);

const collectionTitle = matchesIn(sql`to_tsvector('simple', plain_words(c.title))`);
const collectionMeanings: ReadonlyMap<string | undefined, Meaning> = new Map([
  [undefined, collectionTitle],
  ["title", collectionTitle],
  ["updated_at", moment(sql`c.updated_at`)],
]);

function conditionOf(
  node: QueryNode,
  meanings: ReadonlyMap<string | undefined, Meaning>,
): Condition | undefined {
  if (node.is === "term") return meanings.get(node.term.key)?.(node.term);
  if (node.is === "not") {
    const condition = conditionOf(node.of, meanings);
    return condition && sql<boolean>`not (${condition})`;
  }
  const conditions = node.of.map((each) => conditionOf(each, meanings));
  const defined = conditions.filter((condition) => condition !== undefined);
  // Unsupported terms match everything, so an OR with one of them does too.
  if (defined.length === 0 || (node.is === "any" && defined.length < conditions.length)) {
    return undefined;
  }
  return sql<boolean>`(${sql.join(defined, node.is === "all" ? sql` and ` : sql` or `)})`;
}

/** Bare words and title words of the query, which determine relevance. */
function termsIn(node: QueryNode): Term[] {
  if (node.is === "not") return [];
  if (node.is !== "term") return node.of.flatMap(termsIn);
  const { term } = node;
  const isWord = term.key === undefined || term.key === "title";
  return isWord && hasLetters(term) ? [term] : [];
}

/**
 * SQL condition on products `p` with aggregates `s`, and their relevance; undefined where the query has no
 * words.
 */
export function productConditions(query: string | undefined): {
  where: Condition;
  fit: RawBuilder<unknown> | undefined;
} {
  const node = parseQuery(query ?? "");
  const tsvector = node ? termsIn(node) : [];
  const where = (node && conditionOf(node, productMeanings)) ?? sql<boolean>`true`;
  if (tsvector.length === 0) return { where, fit: undefined };
  const each = tsvector.map((term) => sql`coalesce(ts_rank(p.words, ${phrase(term)}), 0)`);
  return { where, fit: sql`(-1000000 * (${sql.join(each, sql` + `)}))::bigint` };
}

/** SQL condition on collections `c`. */
export const collectionConditions = (query: string | undefined): Condition => {
  const node = parseQuery(query ?? "");
  return (node && conditionOf(node, collectionMeanings)) ?? sql<boolean>`true`;
};
