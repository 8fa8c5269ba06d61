import { Link } from "react-router";
import { categories } from "#contracts/community/hoot-names.ts";
import type { Category } from "#contracts/community/hoots.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./category-links.module.css";
import { categoryPath, type ListSort } from "../../links/hoots.ts";

type CategoryFilterProps = {
  chosen: Category | "all" | undefined;
  /** Stays as it is. */
  sort?: ListSort | undefined;
};

/** All categories in one scrollable line, the selected one filled. */
export function CategoryFilter({ chosen, sort }: CategoryFilterProps) {
  const link = (name: string, is: boolean, category?: Category) => (
    <li key={name}>
      <Link
        className={styles.filter}
        to={categoryPath(category, sort)}
        prefetch="intent"
        preventScrollReset
        aria-current={is ? "page" : undefined}
        // Scrolls the selected one into view without moving the page.
        ref={is ? bringIntoLine : undefined}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Categories">
      <ul className={styles.line}>
        {link("All", chosen === "all")}
        {categories.map((category) => link(category, chosen === category, category))}
      </ul>
    </nav>
  );
}

function bringIntoLine(link: HTMLElement | null): void {
  const line = link?.closest("ul");
  if (!link || !line) return;
  line.scrollLeft = link.offsetLeft - line.offsetLeft - (line.clientWidth - link.clientWidth) / 2;
}

/** All categories as luggage tags. */
export function CategoryTags() {
  return (
    <ul className={styles.tags}>
      {categories.map((category) => (
        <li key={category}>
          <Tag to={categoryPath(category)}>{category}</Tag>
        </li>
      ))}
    </ul>
  );
}
