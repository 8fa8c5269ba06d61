/** Where the queue lives in the database, apart from what the house keeps. */
export const schema = "jobs";
