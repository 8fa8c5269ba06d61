/** Items per page, and items of a list input. */
export const pageMax = 250;
/** Bytes of a request. */
export const requestMax = 256 * 1024;
/** Tokens of a document; the largest of stock clients has about 900. */
export const tokensMax = 8_000;
/** Nesting depth of fields; introspection has 15. */
export const depthMax = 20;
/** Nesting depth of lists; collections with products with pictures are 3. Each level multiplies the response. */
export const listsMax = 4;
/** Fields as written, and with fragments expanded. */
export const fieldsMax = 600;
export const filledFieldsMax = 3_000;
/** Introspection fields, expanded: each is resolved for all types. Tools send about 230. */
export const introspectedMax = 400;
/** Queries per request, and mutations, each of which locks and reads a cart. */
export const rootFieldsMax = 30;
export const mutationsMax = 10;
/** Values of one response: the stock list of 20 products with 250 pictures and variants each has 240,000. */
export const valuesMax = 400_000;
/** Characters of long text that count as one value, which bounds a response at about 40 MB. */
export const charactersOfValue = 100;
/** Cost of finding a cart, which takes several database queries. */
export const valuesOfCart = valuesMax / 10;
/** Characters of a global id; our longest has 80. */
export const idMax = 255;
/** Characters of all texts and items of all lists of one request; variables count per use. */
export const inputCharactersMax = 256 * 1024;
export const inputItemsMax = 20_000;
/** Requests per address block; a large response counts as additional requests. */
export const requestRate = { times: 600, seconds: 60 };
export const valuesOfRequest = valuesMax / 8;
/** Size of the cache of validated documents, in documents and characters. */
export const cachedDocumentsMax = 300;
export const cachedDocumentCharactersMax = 4_000_000;
/** Points of the calculated cost: an object is one, a scalar none, a list as much as its items. */
export const costOf = {
  mutation: 10,
  /** A term, operator or parenthesis of a search, and a word or value in it. */
  searchPart: 10,
  searchValue: 5,
  /** Items of a list that comes whole. */
  listItems: 3,
  introspection: 100,
} as const;
/** Points of an address: 10,000 at once, then 500 each second. */
export const shopAllowance = { points: 10_000, perSecond: 500 };
/** The most that is charged before execution, as a page of a stock client requests far more than there is. */
export const pointsAheadMax = 1_000;
/** Values of a response that cost a point. */
export const valuesOfPoint = 100;
