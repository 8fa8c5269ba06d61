import type { ParsedInput } from "#contracts/endpoint.ts";
import type { followLive, News } from "#contracts/live.ts";
import type { Happening } from "../events.ts";

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
export function newsOf(happening: Happening): readonly Told[] {
  switch (happening.what) {
    case "hoot.posted":
    case "hoot.deleted": {
      const item = { what: happening.what, id: happening.hootId };
      return [everyHoot, ofHoot(happening.hootId)].map((topic) => ({ topic, item }));
    }
    case "hoot.changed":
    case "hoot.liked":
    case "hoot.unliked":
      return [
        {
          topic: ofHoot(happening.hootId),
          item: { what: happening.what, id: happening.hootId },
        },
      ];
    case "blog.changed":
    case "blog.deleted":
    case "blog.liked":
    case "blog.unliked":
      return [
        {
          topic: ofBlog(happening.blogId),
          item: { what: happening.what, id: happening.blogId },
        },
      ];
    case "comment.posted":
    case "comment.changed":
    case "comment.deleted": {
      const topic = "hootId" in happening ? ofHoot(happening.hootId) : ofBlog(happening.blogId);
      return [{ topic, item: { what: happening.what, id: happening.commentId } }];
    }
    default:
      return [];
  }
}
