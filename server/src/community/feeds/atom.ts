import type { Story } from "#contracts/community/stories.ts";
import type { Hoot } from "#contracts/community/hoots.ts";
import { Feed } from "feed";
import { escaped, forXml } from "../../platform/html.ts";

const feedLength = 30;
const feedPreview = 300;

/** A hoot or story as the feed shows it. */
type Entry = Pick<Hoot, "_id" | "title" | "author" | "createdAt" | "updatedAt" | "photos"> & {
  path: string;
  text: string;
  category: string;
};

const hootEntry = (hoot: Hoot): Entry => ({ ...hoot, path: `/hoots/${hoot._id}` });
const storyEntry = (story: Story): Entry => ({
  ...story,
  path: `/blogs/${story._id}`,
  text: story.contentOne,
  category: "Stories",
});

/** Feed readers render titles and summaries as HTML, so the text is escaped. */
const feedHtml = (text: string) => escaped(forXml(text));

const photosHtml = (text: string, photos: NonNullable<Hoot["photos"]>, publicUrl: string) =>
  [
    `<p>${feedHtml(text)}</p>`,
    ...photos.map(
      ({ url, alt, width, height }) =>
        `<p><img src="${publicUrl}${url}" alt="${feedHtml(alt)}" width="${width}" height="${height}"></p>`,
    ),
  ].join("");

/** The newest hoots and stories as an Atom feed. */
export function atomOf(
  { hoots, blogs: stories }: { hoots: readonly Hoot[]; blogs: readonly Story[] },
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
): string {
  const entries = [...hoots.map(hootEntry), ...stories.map(storyEntry)]
    // Ids are sorted by time of posting.
    .toSorted((a, b) => (a._id < b._id ? 1 : -1))
    .slice(0, feedLength);
  const changed = entries.map(({ updatedAt }) => updatedAt).toSorted();
  const last = changed.at(-1);
  const feed = new Feed({
    id: `${publicUrl}/allposts`,
    title: forXml(`${siteName}: hoots and stories`),
    description: "Hoots and stories from people who travel with their pets.",
    link: `${publicUrl}/allposts`,
    feedLinks: { atom: `${publicUrl}/feed.atom` },
    favicon: `${publicUrl}/brand/favicon.svg`,
    copyright: "The authors of the hoots and stories",
    ...(last === undefined ? {} : { updated: new Date(last) }),
  });
  for (const { path, title, text, category, author, createdAt, updatedAt, photos } of entries) {
    feed.addItem({
      id: `${publicUrl}${path}`,
      link: `${publicUrl}${path}`,
      title: feedHtml(title),
      description: feedHtml(text.slice(0, feedPreview)),
      ...(photos && { content: photosHtml(text, photos, publicUrl) }),
      author: [{ name: author?.username ?? "Anonymous" }],
      category: [{ name: category }],
      published: new Date(createdAt),
      date: new Date(updatedAt),
    });
  }
  return feed.atom1();
}
