import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Author } from "../kernel/author.ts";
import { beforeQuery, limitQuery, page } from "../kernel/paging.ts";
import { Id } from "../kernel/text.ts";

const rates = { rates: [{ times: 300, seconds: 10 * 60, per: "account" }] } as const;
const params = z.object({ id: Id });
const response = z.object({ _id: Id });

/* @__NO_SIDE_EFFECTS__ */
const relation = <const Method extends "PUT" | "DELETE", const Path extends `/api/${string}`>(
  method: Method,
  path: Path,
  summary: string,
) => endpoint({ method, path, summary, session: "required", params, response, limits: rates });

export const followPerson = relation(
  "PUT",
  "/api/profiles/:id/follow",
  "Follows a person. Their hoots appear in the following feed.",
);
export const unfollowPerson = relation(
  "DELETE",
  "/api/profiles/:id/follow",
  "Stops following a person.",
);
export const blockPerson = relation(
  "PUT",
  "/api/profiles/:id/block",
  "Blocks a person. While logged in, neither of the two sees the other, and both stop following each other.",
);
export const unblockPerson = relation("DELETE", "/api/profiles/:id/block", "Unblocks a person.");
export const mutePerson = relation(
  "PUT",
  "/api/profiles/:id/mute",
  "Mutes a person: the current user no longer sees their posts. The muted person isn't told.",
);
export const unmutePerson = relation("DELETE", "/api/profiles/:id/mute", "Unmutes a person.");

/** A person whom the current user has blocked or muted. */
export const BlockedPerson = z.extend(Author, { blocked: z.boolean(), muted: z.boolean() });
export type BlockedPerson = z.output<typeof BlockedPerson>;

export const listBlocks = endpoint({
  method: "GET",
  path: "/api/blocks",
  summary: "Lists the people the current user has blocked or muted, latest first.",
  session: "required",
  query: z.object({ before: beforeQuery, limit: limitQuery }),
  response: page(BlockedPerson),
});

export const listHiddenPeople = endpoint({
  method: "GET",
  path: "/api/mine/hidden",
  summary:
    "Lists the IDs of people whom the current user has blocked or muted, for pages that are rendered for guests. It doesn't tell who blocked the current user.",
  session: "required",
  response: z.object({ ids: z.array(Id) }),
});
