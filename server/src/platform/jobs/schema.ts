/** Where the queue lives in the database, apart from the server's own tables. */
export const schema = "jobs";

/** What went wrong; the library tells of some errors by objects that are none. */
export const messageOf = (error: unknown): string =>
  error instanceof Error || (typeof error === "object" && error !== null && "message" in error)
    ? String(error.message)
    : "unknown";
