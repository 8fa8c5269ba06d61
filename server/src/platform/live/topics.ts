import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import type { followLive } from "#contracts/kernel/live.ts";

/** A topic, as in the query of `followLive`. */
export type Topic = ParsedInput<typeof followLive>["query"];

/** The name of a topic among streams. */
export function topicName({ hoot, blog }: Topic): string {
  if (hoot !== undefined) return `hoot:${hoot}`;
  return blog === undefined ? "hoots" : `blog:${blog}`;
}
