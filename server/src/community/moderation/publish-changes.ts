import { recordPublication, updateLinksReviewed } from "../../accounts/publishing/service.ts";
import { cityKeyOf } from "../../lookup/providers/service.ts";
import type { Publish } from "../../platform/events.ts";
import type { Trx } from "../../platform/schema.ts";
import type { Reported, Visibility } from "./reported-content.ts";

/** Tells everybody of a post as if it had just been posted. Later posts of its author with links aren't held. */
export async function publishReleased(trx: Trx, publish: Publish, thing: Reported): Promise<void> {
  const { kind, id, authorId: actorId, thread, venueId } = thing;
  if (actorId === null) return;
  await updateLinksReviewed(trx, actorId);
  await recordPublication(trx, publish, actorId);
  if (kind === "hoot") return publish({ what: "hoot.posted", hootId: id, actorId });
  if (kind === "blog") return publish({ what: "blog.posted", blogId: id, actorId });
  if (venueId) return publish({ what: "review.posted", reviewId: id, venueId, actorId });
  if (!thread) return;
  const about = { what: "comment.posted", commentId: id, actorId } as const;
  publish(
    thread.kind === "hoot" ? { ...about, hootId: thread.id } : { ...about, blogId: thread.id },
  );
}

/** The events that take a thing out of caches and open pages, or bring it back. */
export function publishChange(publish: Publish, thing: Reported, visibility: Visibility): void {
  const isShown = visibility === "shown";
  const { kind, id, thread, place, travel, venueId } = thing;
  const actorId = thing.authorId ?? id;
  switch (kind) {
    case "hoot":
      return publish({ what: isShown ? "hoot.changed" : "hoot.deleted", hootId: id, actorId });
    case "blog":
      return publish({ what: isShown ? "blog.changed" : "blog.deleted", blogId: id, actorId });
    case "comment": {
      if (!thread) return;
      const what = isShown ? "comment.changed" : "comment.deleted";
      const about = { commentId: id, actorId };
      return publish(
        thread.kind === "hoot"
          ? { what, ...about, hootId: thread.id }
          : { what, ...about, blogId: thread.id },
      );
    }
    case "photo":
      return publish({ what: "gallery.changed", profileId: actorId });
    case "profile":
      publish({ what: "profile.changed", profileId: id });
      publish({ what: "profile.published", profileId: id });
      return publish({ what: "gallery.changed", profileId: id });
    case "provider":
      if (place) publish({ what: "providers.changed", place: cityKeyOf(place) });
      return;
    case "experience":
      if (travel) publish({ what: "experiences.changed", ...travel });
      return;
    case "review": {
      const what = isShown ? "review.changed" : "review.deleted";
      if (venueId) publish({ what, reviewId: id, venueId, actorId });
    }
  }
}
