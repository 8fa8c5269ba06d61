export * from "./hoot.ts";
export * from "./hoot-calls.ts";
export { createHoot, type HootDraft, updateHoot } from "./hoot-drafts.ts";
