/** The queue's schema, separate from the server's tables. */
export const schema = "jobs";

/** The message of an error; the library also reports errors as plain objects. */
export const messageOf = (error: unknown): string =>
  error instanceof Error || (typeof error === "object" && error !== null && "message" in error)
    ? String(error.message)
    : "unknown";
