import { allPath } from "./hoots.ts";

/** Tags of hoots: the key of an airline, ISO codes of both ends of a route, or a breed. */
export type HootTags = {
  airline?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  breed?: string | undefined;
};

/** All hoots with these tags. */
export function taggedPath({ airline, from, to, breed }: HootTags): string {
  const query = new URLSearchParams({
    ...(airline !== undefined && { airline }),
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(breed !== undefined && { breed }),
  });
  return `${allPath}?${query}`;
}
