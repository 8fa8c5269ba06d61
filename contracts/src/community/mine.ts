import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { bookmarkKinds, BookmarkId } from "./bookmarks.ts";

export const mineMax = 100;

const kinds = [...bookmarkKinds, "comment", "blogComment", "profile"] as const;

const ids = z.pipe(
  z
    .string({ error: "ids is required." })
    .check(z.maxLength(12_200, "ids can have at most 12,200 characters.")),
  z.pipe(
    z.transform((list: string) => list.split(",")),
    z.array(BookmarkId).check(z.maxLength(mineMax, `Send at most ${mineMax} IDs.`)),
  ),
);

export const listMine = endpoint({
  method: "GET",
  path: "/api/mine",
  summary: `Returns which of up to ${mineMax} items of one kind the current user has liked, bookmarked or followed, which threads they follow or mute, and which hoots, stories and profiles lists don't show them (\`hidden\`).`,
  session: "required",
  query: z.object({ kind: z.enum(kinds, { error: "Unknown kind." }), ids }),
  response: z.object({
    liked: z.array(z.string()),
    bookmarked: z.array(z.string()),
    followed: z.array(z.string()),
    muted: z.array(z.string()),
    hidden: z.array(z.string()),
  }),
});
export type Mine = z.output<(typeof listMine)["response"]>;
export type MineKind = (typeof kinds)[number];
