/** How many a list gives at once, and how many a list of inputs takes. */
export const pageMax = 250;
/** Bytes of a request. */
export const requestMax = 256 * 1024;
/** Words and signs of a document; the largest of stock clients has some 900. */
export const tokensMax = 8_000;
/** Fields in each other; introspection has 15. */
export const depthMax = 20;
/** Lists in each other; collections with products with pictures are 3. Each multiplies the answer. */
export const listsMax = 4;
/** Fields as written, and once the fragments are filled in wherever they are named. */
export const fieldsMax = 600;
export const filledFieldsMax = 3_000;
/** Fields about the schema, filled in: each is answered for all its types. What tools send has 230. */
export const introspectedMax = 400;
/** Queries in one request, and mutations, of which each locks and reads a cart. */
export const rootFieldsMax = 30;
export const mutationsMax = 10;
/** Values in one answer: the stock list of 20 products with 250 pictures and variants each has 240,000. */
export const valuesMax = 400_000;
/** Characters of a text that may be long count as one value: so an answer has some 40 MB at the most. */
export const charactersOfValue = 100;
/** What finding a cart counts: it is several questions to the database. */
export const valuesOfCart = valuesMax / 10;
/** Characters of a global id; the longest of ours has 80. */
export const idMax = 255;
/** Characters of all texts of one request, and items of all its lists: a variable counts wherever it is used. */
export const inputCharactersMax = 256 * 1024;
export const inputItemsMax = 20_000;
/** Requests from one address block; a large answer counts as one more for each so many values. */
export const requestRate = { times: 600, seconds: 60 };
export const valuesOfRequest = valuesMax / 8;
/** Documents that are kept parsed and validated, and the characters they may have together. */
export const cachedDocumentsMax = 300;
export const cachedDocumentCharactersMax = 4_000_000;
