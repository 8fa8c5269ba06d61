import { sections, type Story } from "#contracts/community/stories.ts";

/** The label of the picture of a section. */
export const pictureLabel = (title: string): string => `Photo for “${title}”`;

/** The picture of a section, the first one named after the story; undefined if there is none. A drawing has no size. */
export function pictureOf(blog: Story, index: number) {
  const section = sections[index];
  const url = section && blog[section.image];
  if (!section || !url) return undefined;
  const current = blog.pictures[index] ?? undefined;
  const alt = blog[section.alt] || pictureLabel(index === 0 ? blog.title : section.title);
  return { url, alt, size: current, moves: current?.animated ?? false };
}
