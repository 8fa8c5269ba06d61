import * as z from "zod/mini";
import { Id } from "../kernel/text.ts";
import { species } from "./species.ts";
import { attachmentsMax } from "./trip-parts.ts";

export const memberRoles = ["editor", "viewer"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What a person is on a trip. Editors change all but its members, links and deletion. */
export const tripRoles = ["owner", ...memberRoles] as const;
export type TripRole = (typeof tripRoles)[number];

export const documentsText = "Select documents of this trip.";

/** Documents of a trip by their IDs, and its "receipt" and "ticket". */
export const documentKeys = z
  .array(z.union([Id, z.enum(["receipt", "ticket"])], { error: documentsText }))
  .check(z.maxLength(attachmentsMax + 2, "Select fewer documents."));

/** What a trip's owner shows a member. `documents` are IDs of its documents, and "receipt" and "ticket". */
export const MemberShows = z.object({
  costs: z.boolean(),
  codes: z.boolean(),
  documents: z.array(z.string()),
});
export type MemberShows = z.output<typeof MemberShows>;

/** A pet on a trip that belongs to another person. Its photo, breed and records are not shown. */
export const OthersPet = z.object({
  _id: Id,
  petName: z.string(),
  species: z.nullable(z.enum(species)),
  /** The URL of its drawing, if there is one. */
  portrait: z.nullable(z.string()),
  ownerId: Id,
});
export type OthersPet = z.output<typeof OthersPet>;
