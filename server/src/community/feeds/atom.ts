import type { Story } from "#contracts/community/stories.ts";
import type { Hoot } from "#contracts/community/hoots.ts";
import { Feed } from "feed";
import { escaped, forXml } from "../../platform/html.ts";

const inFeed = 30;
const feedPreview = 300;

/** What a reader of the feed is told of a hoot or a story. */
type Entry = Pick<Hoot, "_id" | "title" | "author" | "createdAt" | "updatedAt"> & {
  path: string;
  text: string;
  category: string;
};

const ofHoot = (hoot: Hoot): Entry => ({ ...hoot, path: `/hoots/${hoot._id}` });
const ofBlog = (story: Story): Entry => ({
  ...story,
  path: `/blogs/${story._id}`,
  text: story.contentOne,
  category: "Stories",
});

/** Readers take titles and summaries for HTML, so what a person wrote is spelled out. */
const inFeedReader = (words: string) => escaped(forXml(words));

/** The newest hoots and stories as one Atom feed. */
export function atomOf(
  { hoots, blogs: stories }: { hoots: readonly Hoot[]; blogs: readonly Story[] },
  publicUrl: string,
): string {
  const entries = [...hoots.map(ofHoot), ...stories.map(ofBlog)]
    // The order of ids is the order of posting.
    .toSorted((one, other) => (one._id < other._id ? 1 : -1))
    .slice(0, inFeed);
  const changed = entries.map(({ updatedAt }) => updatedAt).toSorted();
  const last = changed.at(-1);
  const feed = new Feed({
    id: `${publicUrl}/allposts`,
    title: "Wagabond: hoots and stories",
    description: "Postcards and stories from people and pets on the road.",
    link: `${publicUrl}/allposts`,
    feedLinks: { atom: `${publicUrl}/feed.atom` },
    favicon: `${publicUrl}/brand/favicon.svg`,
    copyright: "The authors of the hoots and stories",
    ...(last === undefined ? {} : { updated: new Date(last) }),
  });
  for (const { path, title, text, category, author, createdAt, updatedAt } of entries) {
    feed.addItem({
      id: `${publicUrl}${path}`,
      link: `${publicUrl}${path}`,
      title: inFeedReader(title),
      description: inFeedReader(text.slice(0, feedPreview)),
      author: [{ name: author?.username ?? "Anonymous" }],
      category: [{ name: category }],
      published: new Date(createdAt),
      date: new Date(updatedAt),
    });
  }
  return feed.atom1();
}
