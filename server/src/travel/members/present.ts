import type { Member, MemberRole, MemberShows } from "#contracts/travel/members.ts";
import { presentPerson } from "../../accounts/profiles/service.ts";
import type { MemberRow } from "./store.ts";

/** What members are shown until the owner decides otherwise. */
export const defaultShows: Record<MemberRole, MemberShows> = {
  editor: { costs: true, codes: true, documents: [] },
  viewer: { costs: false, codes: false, documents: [] },
};

/** A member as the trip's owner sees them. */
export const presentMember = (row: MemberRow): Member => ({
  ...presentPublic(row),
  ...(row.email !== null && { email: row.email }),
  shows: showsOf(row),
});

/** A member as another member sees them; oneself with what one is shown. */
export const presentFellow = (row: MemberRow, viewerId: string): Member => ({
  ...presentPublic(row),
  ...(row.profile_id === viewerId && { shows: showsOf(row) }),
});

const presentPublic = (row: MemberRow): Member => ({
  _id: row.id,
  role: row.role,
  state: row.joined_at === null ? "invited" : "joined",
  person: row.person && presentPerson(row.person),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.joined_at === null ? row.expires_at.toISOString() : null,
});

const showsOf = (row: MemberRow): MemberShows => ({
  costs: row.shows_costs,
  codes: row.shows_codes,
  documents: row.shown_documents,
});
