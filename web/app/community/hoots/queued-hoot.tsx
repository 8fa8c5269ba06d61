import type { Hoot } from "#contracts/community/hoots.ts";
import { withPendingChanges } from "../../data/queue/pending-changes.ts";
import { useQueuedOf } from "../../data/queue/shown.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { hootTarget } from "../../links/hoots.ts";
import { HootView } from "./hoot-view.tsx";

/** The member's own hoot with the changes that wait for the network. */
export function QueuedHoot({ hoot, onEdit }: { hoot: Hoot; onEdit: () => void }) {
  const target = hootTarget(hoot._id);
  const shown = withPendingChanges(hoot, useQueuedOf(target));
  return (
    <>
      <HootView hoot={shown} isOwn onEdit={onEdit} />
      <PendingWrites target={target} />
    </>
  );
}
