import { type RawBuilder, sql } from "kysely";
import { type Asked, readAsked, type Term } from "./query-parser.ts";

type Condition = RawBuilder<boolean>;
/** What a term means; undefined where it asks for nothing, or for something that is not known here. */
type Meaning = (term: Term) => Condition | undefined;

/** Words as the database has them; all of them, one after another, of which the last may be only begun. */
const phrase = ({ value, begun }: Pick<Term, "value" | "begun">) => {
  const query = sql`phraseto_tsquery('simple', plain_words(${value}))`;
  return begun ? sql`(nullif(${query}::text, '') || ':*')::tsquery` : query;
};

const hasEmails = ({ value }: Term) => /[\p{L}\p{N}]/u.test(value);

const inWords =
  (words: RawBuilder<unknown>): Meaning =>
  (term) =>
    hasEmails(term) ? sql<boolean>`coalesce(${words} @@ ${phrase(term)}, false)` : undefined;

/** Equal but for capitals, or beginning so; `*` alone is anything but nothing. */
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

/** A list by commas is any of its values. */
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
    // The database counts no year 0.
    if (!(year >= 1 && year <= 9999)) return undefined;
    return sql<boolean>`${column} ${signs[than]} ${date.toISOString()}::timestamptz`;
  };

/**
 * Some variant costs so much. More or less than that is asked of the sums; else `offset 0` keeps the planner from
 * making a join of each term, since many joins take it seconds to put in order.
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
  const inText = inWords(sql`p.words`)(term);
  if (!inText) return undefined;
  const ofVariant = sql`exists (
    select from variants v where v.product_id = p.id and (${same(sql`coalesce(v.sku, '')`, term)}))`;
  return sql<boolean>`(${inText} or ${tagged(term)} or ${ofVariant})`;
};

const inTitle = inWords(sql`ts_filter(p.words, '{a}')`);

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

const collectionTitle = inWords(sql`to_tsvector('simple', plain_words(c.title))`);
const collectionMeanings: ReadonlyMap<string | undefined, Meaning> = new Map([
  [undefined, collectionTitle],
  ["title", collectionTitle],
  ["updated_at", moment(sql`c.updated_at`)],
]);

function conditionOf(
  asked: Asked,
  meanings: ReadonlyMap<string | undefined, Meaning>,
): Condition | undefined {
  if (asked.is === "term") return meanings.get(asked.term.key)?.(asked.term);
  if (asked.is === "not") {
    const condition = conditionOf(asked.of, meanings);
    return condition && sql<boolean>`not (${condition})`;
  }
  const conditions = asked.of.map((each) => conditionOf(each, meanings));
  const known = conditions.filter((condition) => condition !== undefined);
  // What is not known holds for everything; so any of several holds where one of them is not known.
  if (known.length === 0 || (asked.is === "any" && known.length < conditions.length)) {
    return undefined;
  }
  return sql<boolean>`(${sql.join(known, asked.is === "all" ? sql` and ` : sql` or `)})`;
}

/** The bare words and words of the title that are wanted, by which it is weighed how well something fits. */
function wordsIn(asked: Asked): Term[] {
  if (asked.is === "not") return [];
  if (asked.is !== "term") return asked.of.flatMap(wordsIn);
  const { term } = asked;
  const isWord = term.key === undefined || term.key === "title";
  return isWord && hasEmails(term) ? [term] : [];
}

/** Which products `p` with sums `s` a query asks for, and how badly one fits; undefined where no words are asked for. */
export function productConditions(query: string | undefined): {
  where: Condition;
  fit: RawBuilder<unknown> | undefined;
} {
  const asked = readAsked(query ?? "");
  const words = asked ? wordsIn(asked) : [];
  const where = (asked && conditionOf(asked, productMeanings)) ?? sql<boolean>`true`;
  if (words.length === 0) return { where, fit: undefined };
  const each = words.map((term) => sql`coalesce(ts_rank(p.words, ${phrase(term)}), 0)`);
  return { where, fit: sql`(-1000000 * (${sql.join(each, sql` + `)}))::bigint` };
}

/** Which collections `c` a query asks for. */
export const collectionConditions = (query: string | undefined): Condition => {
  const asked = readAsked(query ?? "");
  return (asked && conditionOf(asked, collectionMeanings)) ?? sql<boolean>`true`;
};
