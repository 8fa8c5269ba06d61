/** True in the project `postgres`. Files that read TEST_DATABASE themselves run on PGlite too (vitest.config.ts). */
export const onPostgres = process.env["TEST_DATABASE"] === "postgres";
