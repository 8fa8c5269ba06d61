import type { Author } from "#contracts/kernel/author.ts";
import type { MemberShows, TripRole } from "#contracts/travel/trip-people.ts";
import type { ListedTrip } from "#contracts/travel/trips.ts";
import { listText } from "#format/lists.ts";
import { possessive } from "#format/words.ts";

type Role = Pick<ListedTrip, "role">;

/** Whether the reader can change a trip. */
export const canEdit = ({ role }: Role): boolean => role !== "viewer";

/** Whether the members, links and deletion of a trip are up to the reader. */
export const isOwner = ({ role }: Role): boolean => role === "owner";

export const roleNames: Record<TripRole, string> = {
  owner: "Organizer",
  editor: "Can edit",
  viewer: "Can view",
};

const alone: Partial<ListedTrip> = {
  role: "owner",
  owner: { _id: "", username: "You", name: "You", avatar: null },
  members: [],
  shows: null,
  othersPets: [],
  rates: [],
};

/** A trip with what its people are. A copy from before trips had members belongs to its reader alone, and has no rates. */
export const withPeople = <T extends ListedTrip>(trip: T): T => ({ ...alone, ...trip });

/** The people of a trip, its owner first. */
export const peopleOf = ({ owner, members }: Pick<ListedTrip, "owner" | "members">): Author[] => [
  owner,
  ...members,
];

/** Whether others are on a trip, who can read comments and take assignments. */
export const isTogether = ({ role, members }: Pick<ListedTrip, "role" | "members">): boolean =>
  role !== "owner" || members.length > 0;

type Belongs = Pick<ListedTrip, "role" | "owner">;

/** "Dana's trip. You can view"; undefined for a trip of one's own. */
export function whoseText({ role, owner }: Belongs): string | undefined {
  if (role === "owner") return undefined;
  return `${possessive(owner.username)} trip. You ${role === "editor" ? "can edit" : "can view"}`;
}

const hideable = {
  costs: { name: "expenses", isShown: ({ costs }: MemberShows) => costs },
  codes: { name: "confirmation codes", isShown: ({ codes }: MemberShows) => codes },
  documents: { name: "documents", isShown: (shows: MemberShows) => shows.documents.length > 0 },
} as const;

type Hideable = keyof typeof hideable;

/** A hint for the code of a leg or stay that is saved and that the reader isn't shown. */
export const codeHint = ({ shows }: Pick<ListedTrip, "shows">, id: string): string | undefined =>
  shows && !shows.codes && id !== ""
    ? "Hidden from you. Leave this blank to keep a saved code."
    : undefined;

/** "Dana doesn't show expenses and confirmation codes."; undefined where the reader is shown all of `parts`. */
export function hiddenText(
  { owner, shows }: Pick<ListedTrip, "owner" | "shows">,
  parts: readonly Hideable[],
): string | undefined {
  if (!shows) return undefined;
  const hidden = parts.filter((part) => !hideable[part].isShown(shows));
  if (hidden.length === 0) return undefined;
  return `${owner.username} doesn't show ${listText(hidden.map((part) => hideable[part].name))}.`;
}
