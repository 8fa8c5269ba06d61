import { Link } from "react-router";
import type { Category } from "#contracts/community/hoots.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./lists.module.css";
import { categoryPath, type ListSort } from "../../links/hoots.ts";
import { useCategories } from "./category-tag.tsx";

type CategoryFilterProps = {
  /** Null: all of them. */
  chosen: Category | null | undefined;
  /** Stays as it is. */
  sort?: ListSort | undefined;
};

/** All categories in one scrollable line, the selected one filled. */
export function CategoryFilter({ chosen, sort }: CategoryFilterProps) {
  // Posts in a hidden category are still found by its address.
  const categories = useCategories().filter(({ name, hidden }) => !hidden || name === chosen);
  const link = (label: string, is: boolean, category?: Category) => (
    <li key={category ?? label}>
      <Link
        className={styles.filter}
        to={categoryPath(category, sort)}
        prefetch="intent"
        preventScrollReset
        aria-current={is ? "page" : undefined}
        // Scrolls the selected one into view without moving the page.
        ref={is ? bringIntoLine : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Categories">
      <ul className={styles.line}>
        {link("All", chosen === null)}
        {categories.map(({ name, label }) => link(label, chosen === name, name))}
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
  const categories = useCategories().filter(({ hidden }) => !hidden);
  return (
    <ul className={styles.tags}>
      {categories.map(({ name, label }) => (
        <li key={name}>
          <Tag to={categoryPath(name)}>{label}</Tag>
        </li>
      ))}
    </ul>
  );
}
