import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import type { followLive } from "#contracts/kernel/live.ts";

/** A topic, as in the query of `followLive`, or what happens to one person. */
export type Topic = Omit<ParsedInput<typeof followLive>["query"], "own"> & { person?: string };

/** The name of a topic among streams. */
export function topicName({ hoot, blog, trip, person }: Topic): string {
  if (person !== undefined) return personTopic(person);
  if (trip !== undefined) return `trip:${trip}`;
  if (hoot !== undefined) return `hoot:${hoot}`;
  return blog === undefined ? "hoots" : `blog:${blog}`;
}

/** A topic about which nothing is ever sent. */
export const silentTopic = "silence";

/** The topic of a person's own news. */
export const personTopic = (id: string): string => `person:${id}`;
