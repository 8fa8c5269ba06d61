/** Characters of a random id. */
export const idLength = 36;
/** A server-generated random id: uuidv7, lower case. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
