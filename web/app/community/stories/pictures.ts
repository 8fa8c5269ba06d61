import { sections } from "#contracts/community/story-names.ts";
import type { Story } from "#contracts/community/stories.ts";

/** What the picture of a section is called. */
export const pictureLabel = (title: string): string => `Picture to “${title}”`;

/** The picture of a section as it is shown, the first one as that of the whole story; undefined where there is none. A drawing has no known size. */
export function pictureOf(blog: Story, index: number) {
  const section = sections[index];
  const url = section && blog[section.image];
  if (!section || !url) return undefined;
  const current = blog.pictures[index] ?? undefined;
  const alt = blog[section.alt] || pictureLabel(index === 0 ? blog.title : section.title);
  return { url, alt, size: current, moves: current?.animated ?? false };
}
