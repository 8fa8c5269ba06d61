import type { MemberShows } from "#contracts/travel/members.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import type { TripBody, TripFiles } from "./columns.ts";
import { isOwner } from "./policy.ts";
import type { TripDetailRow, TripRow } from "./store.ts";

type Viewer = { userId: string };

const nothing: MemberShows = { costs: false, codes: false, documents: [] };

/** What a trip's owner shows a member; null for the owner, who sees everything. */
export function shownTo(row: TripRow, viewer: Viewer): MemberShows | null {
  const isOwners: boolean = isOwner.allows(viewer, row);
  if (isOwners) return null;
  const shown = row.shown?.find(({ profile_id }) => profile_id === viewer.userId);
  if (!shown) return nothing;
  const { costs, codes, documents } = shown;
  return { costs, codes, documents };
}

/**
 * A trip's row with what its owner shows the viewer: the only place that leaves something out. Whatever is presented to
 * a member comes from here.
 */
export function redacted<R extends TripRow>(row: R, viewer: Viewer): R {
  const shows = shownTo(row, viewer);
  if (!shows) return row;
  const { costs, codes } = shows;
  const documents = new Set(shows.documents);
  const isShown = ({ id, kind }: { id: string; kind: string }) =>
    kind === "photo" || documents.has(id);
  return {
    ...row,
    legs: codes ? row.legs : row.legs.map((leg) => ({ ...leg, confirmation: "" })),
    stays: row.stays.map((stay) => ({
      ...stay,
      ...(!codes && { confirmation: "" }),
      ...(!costs && { petFee: null, petFeeCurrency: null }),
    })),
    costs: costs ? row.costs : [],
    receipt_file: documents.has("receipt") ? row.receipt_file : null,
    ticket_file: documents.has("ticket") ? row.ticket_file : null,
    attachments: row.attachments?.filter(isShown) ?? null,
  };
}

/** The same for a row with entries. */
export function redactedWhole(row: TripDetailRow, viewer: Viewer): TripDetailRow {
  const left = redacted(row, viewer);
  if (shownTo(row, viewer)?.costs !== false) return left;
  const entries = row.entries.map((entry) => ({
    ...entry,
    cost_amount: null,
    cost_currency: null,
  }));
  return { ...left, entries };
}

/**
 * The changes of an editor, with the stored values in place of those that the editor wasn't shown and therefore sent as
 * empty. Throws NOT_YOURS where they would replace costs or papers that the editor isn't shown.
 */
export function withUnseen(
  before: TripRow,
  viewer: Viewer,
  changes: TripBody,
  sent: TripFiles,
): TripBody {
  const shows = shownTo(before, viewer);
  if (!shows) return changes;
  if (changes.costs !== undefined) rejectUnseenCosts(before, viewer);
  const isUnseen = (key: "receipt" | "ticket") =>
    sent[key] !== undefined && before[`${key}_file`] !== null && !shows.documents.includes(key);
  if (isUnseen("receipt") || isUnseen("ticket"))
    throw new AppError("NOT_YOURS", "The trip's owner doesn't share this document with you.");
  const { legs, stays } = changes;
  return {
    ...changes,
    ...(legs && !shows.codes && { legs: legs.map((leg) => withCode(leg, before.legs)) }),
    ...(stays && {
      stays: stays.map((stay) => {
        const whole = shows.codes ? stay : withCode(stay, before.stays);
        return shows.costs ? whole : withFee(whole, before.stays);
      }),
    }),
  };
}

/** Throws NOT_YOURS for a member who isn't shown what a trip costs. */
export function rejectUnseenCosts(row: TripRow, viewer: Viewer): void {
  if (shownTo(row, viewer)?.costs !== false) return;
  throw new AppError("NOT_YOURS", "The trip's owner doesn't share expenses with you.");
}

type Coded = { _id?: string | undefined; confirmation?: string | undefined };

function withCode<D extends Coded>(
  draft: D,
  before: readonly { _id: string; confirmation: string }[],
): D {
  if (draft.confirmation) return draft;
  const stored = before.find(({ _id }) => _id === draft._id);
  return stored ? { ...draft, confirmation: stored.confirmation } : draft;
}

type WithFee = NonNullable<TripBody["stays"]>[number];

function withFee(draft: WithFee, before: TripRow["stays"]): WithFee {
  if (typeof draft.petFee === "number") return draft;
  const stored = before.find(({ _id }) => _id === draft._id);
  if (!stored) return draft;
  return { ...draft, petFee: stored.petFee, petFeeCurrency: stored.petFeeCurrency };
}
