import type { ResponseCache } from "./platform/cache/cache.ts";
import type { Events, DomainEvent } from "./platform/events.ts";

/** Drops what guests' answers may no longer say, as soon as a write is committed. */
export function dropStale(events: Events, cache: ResponseCache): void {
  events.listen((domainEvent) => cache.drop(staleTags(domainEvent)));
}

/** The tags of the answers that an event makes stale. */
export function staleTags(domainEvent: DomainEvent): string[] {
  switch (domainEvent.what) {
    case "hoot.posted":
    case "hoot.changed":
    case "hoot.deleted":
      // The site map says which hoots there are, and nothing of their likes and comments.
      return ["hoots", `hoot:${domainEvent.hootId}`, "hoot-list"];
    case "hoot.liked":
    case "hoot.unliked":
      return ["hoots", `hoot:${domainEvent.hootId}`];
    case "blog.posted":
    case "blog.changed":
    case "blog.deleted":
      return ["blogs", `blog:${domainEvent.blogId}`, "blog-list"];
    case "blog.liked":
    case "blog.unliked":
      return ["blogs", `blog:${domainEvent.blogId}`];
    case "comment.posted":
    case "comment.changed":
    case "comment.deleted":
      return "hootId" in domainEvent
        ? ["hoots", `hoot:${domainEvent.hootId}`]
        : ["blogs", `blog:${domainEvent.blogId}`];
    case "profile.changed":
      return ["people"];
    case "pets.changed":
      return [`pets:${domainEvent.profileId}`, "besties"];
    case "gallery.changed":
      return [`gallery:${domainEvent.profileId}`, "besties"];
    case "account.deleted":
      return [
        "people",
        "profile-list",
        "blogs",
        "blog-list",
        `pets:${domainEvent.profileId}`,
        `gallery:${domainEvent.profileId}`,
        "besties",
        "polls",
      ];
    case "poll.voted":
      return [`poll:${domainEvent.country}`];
    case "providers.changed":
      return [`providers:${domainEvent.place}`, "provider-list"];
    case "product.changed":
      return ["products", `product:${domainEvent.productId}`];
    case "stock.changed":
      return [`product:${domainEvent.productId}`];
    case "profile.published":
      return ["profile-list"];
    // Nobody sees somebody new before they publish something.
    case "account.made":
    case "files.dropped":
    case "mail.promised":
      return [];
  }
}
