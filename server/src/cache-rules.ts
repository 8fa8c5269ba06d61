import type { AnswerCache } from "./cache/cache.ts";
import type { Events, Happening } from "./events.ts";

/** Drops what guests' answers may no longer say, as soon as a write is committed. */
export function dropStale(events: Events, cache: AnswerCache): void {
  events.listen((happening) => cache.drop(staleTags(happening)));
}

/** The tags of the answers that an event makes stale. */
export function staleTags(happening: Happening): string[] {
  switch (happening.what) {
    case "hoot.posted":
    case "hoot.changed":
    case "hoot.deleted":
      // The site map says which hoots there are, and nothing of their likes and comments.
      return ["hoots", `hoot:${happening.hootId}`, "hoot-list"];
    case "hoot.liked":
    case "hoot.unliked":
      return ["hoots", `hoot:${happening.hootId}`];
    case "blog.posted":
    case "blog.changed":
    case "blog.deleted":
      return ["blogs", `blog:${happening.blogId}`, "blog-list"];
    case "blog.liked":
    case "blog.unliked":
      return ["blogs", `blog:${happening.blogId}`];
    case "comment.posted":
    case "comment.changed":
    case "comment.deleted":
      return "hootId" in happening
        ? ["hoots", `hoot:${happening.hootId}`]
        : ["blogs", `blog:${happening.blogId}`];
    case "profile.changed":
      return ["people"];
    case "pets.changed":
      return [`pets:${happening.profileId}`, "besties"];
    case "gallery.changed":
      return [`gallery:${happening.profileId}`, "besties"];
    case "account.deleted":
      return [
        "people",
        "profile-list",
        "blogs",
        "blog-list",
        `pets:${happening.profileId}`,
        `gallery:${happening.profileId}`,
        "besties",
        "polls",
      ];
    case "poll.voted":
      return [`poll:${happening.country}`];
    case "providers.changed":
      return [`providers:${happening.place}`, "provider-list"];
    case "product.changed":
      return ["products", `product:${happening.productId}`];
    case "stock.changed":
      return [`product:${happening.productId}`];
    case "profile.published":
      return ["profile-list"];
    // Nobody sees somebody new before they publish something.
    case "account.made":
    case "files.dropped":
    case "mail.promised":
      return [];
  }
}
