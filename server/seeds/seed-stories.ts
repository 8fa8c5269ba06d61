import type { Insertable } from "kysely";
import type { Schema, Trx } from "../src/platform/schema.ts";
import { commentRows } from "./comments.ts";
import { dayMs, seedId, demoUserId } from "./ids.ts";
import { drawingOf } from "./portraits.ts";
import { stories } from "./demo/stories/index.ts";
import { demo } from "./demo/index.ts";
import type { SeedStory } from "./demo/shapes.ts";

/** Seeds the stories of the demo data with their likes and comments. */
export async function seedStories(trx: Trx, now: number): Promise<void> {
  const seeded = stories.map((story) => {
    const at = now - story.daysAgo * dayMs;
    const id = seedId(`blog:${story.title}`, at);
    const comments = commentRows(id, story.comments, { at, now }).map((comment) => ({
      ...comment,
      blog_id: id,
    }));
    const likes = story.likes.map((key) => ({
      blog_id: id,
      profile_id: demoUserId(key),
      created_at: new Date(at),
    }));
    return { row: storyRow(story, { id, at, commentCount: comments.length }), comments, likes };
  });
  await trx
    .insertInto("blogs")
    .values(seeded.map(({ row }) => row))
    .execute();
  await trx
    .insertInto("blog_comments")
    .values(seeded.flatMap(({ comments }) => comments))
    .execute();
  await trx
    .insertInto("blog_likes")
    .values(seeded.flatMap(({ likes }) => likes))
    .execute();
}

type Seeded = { id: string; at: number; commentCount: number };

function storyRow(
  { by, title, sections, route, likes }: SeedStory,
  { id, at, commentCount }: Seeded,
): Insertable<Schema["blogs"]> {
  const pet = demo.demoUsers.find(({ key }) => key === by)?.pet;
  if (!pet) throw new Error(`No demo user is called ${by}.`);
  const [one, two, three, four] = sections;
  const text = ({ paragraphs }: typeof two) => paragraphs.join("\n\n");
  const image = ({ picture }: typeof two) => (picture ? drawingOf(picture, pet) : null);
  return {
    id,
    author_id: demoUserId(by),
    title,
    content_one: text(one),
    content_two: text(two),
    content_three: text(three),
    content_four: text(four),
    image_one: image(one),
    image_two: image(two),
    image_three: image(three),
    image_four: image(four),
    from_country: route?.from ?? null,
    to_country: route?.to ?? null,
    like_count: likes.length,
    comment_count: commentCount,
    created_at: new Date(at),
    updated_at: new Date(at),
  };
}
