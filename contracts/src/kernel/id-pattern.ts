/** Characters of a random id. */
export const idLength = 36;
/** A random id as the server makes them: uuidv7, lower case. */
export const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
