import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import type { followLive, News } from "#contracts/kernel/live.ts";
import type { DomainEvent } from "../events.ts";

type What = News["happened"][number]["what"];
type Told = { topic: string; item: { what: What; id: string } };

const everyHoot = "hoots";
const ofHoot = (id: string) => `hoot:${id}`;
const ofBlog = (id: string) => `blog:${id}`;

/** The name under which what is asked for is told. */
export function topicOf({ hoot, blog }: ParsedInput<typeof followLive>["query"]): string {
  if (hoot !== undefined) return ofHoot(hoot);
  return blog === undefined ? everyHoot : ofBlog(blog);
}

/**
 * What may be told of a happening, and to whom. What is not named here is nobody's news: pets, trips, files, carts,
 * accounts and the like.
 */
export function newsOf(domainEvent: DomainEvent): readonly Told[] {
  switch (domainEvent.what) {
    case "hoot.posted":
    case "hoot.deleted": {
      const item = { what: domainEvent.what, id: domainEvent.hootId };
      return [everyHoot, ofHoot(domainEvent.hootId)].map((topic) => ({ topic, item }));
    }
    case "hoot.changed":
    case "hoot.liked":
    case "hoot.unliked":
      return [
        {
          topic: ofHoot(domainEvent.hootId),
          item: { what: domainEvent.what, id: domainEvent.hootId },
        },
      ];
    case "blog.changed":
    case "blog.deleted":
    case "blog.liked":
    case "blog.unliked":
      return [
        {
          topic: ofBlog(domainEvent.blogId),
          item: { what: domainEvent.what, id: domainEvent.blogId },
        },
      ];
    case "comment.posted":
    case "comment.changed":
    case "comment.deleted": {
      const topic =
        "hootId" in domainEvent ? ofHoot(domainEvent.hootId) : ofBlog(domainEvent.blogId);
      return [{ topic, item: { what: domainEvent.what, id: domainEvent.commentId } }];
    }
    default:
      return [];
  }
}
