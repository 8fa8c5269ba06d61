import { Form, Link, useNavigate } from "react-router";
import { type Category, searchMax } from "#contracts/community/hoots.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Tag } from "../../ui/tag.tsx";
import styles from "./lists.module.css";
import { allPath, categoryPath, type ListSort } from "../../links/hoots.ts";
import { useCategories } from "./category-tag.tsx";
import type { Filters } from "./growing.ts";
import { Search } from "lucide-react";
import { IconButton } from "../../ui/button.tsx";

/** The field with which hoots are searched, its button inside. */
export function SearchField({ q = "" }: { q?: string | undefined }) {
  return (
    <search className={styles.search}>
      <TextField
        key={q}
        id="hoot-search"
        name="q"
        type="search"
        label="Search hoots"
        labelHidden
        placeholder="Search"
        defaultValue={q}
        maxLength={searchMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton type="submit" label="Search">
        <Search size={20} aria-hidden />
      </IconButton>
    </search>
  );
}

/** The same on its own. */
export const SearchBox = () => (
  <Form method="get" action={allPath} className={styles.box}>
    <SearchField />
  </Form>
);

type ListToolsProps = {
  filters: Filters;
  /** Null: all of them; undefined where a search or tags select the hoots. */
  category: Category | null | undefined;
};

/** Search, category and order of the list in one line. */
export function ListTools({ filters: { q, sort = "newest" }, category }: ListToolsProps) {
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to, { preventScrollReset: true });
  // Posts in a hidden category are still found by its address.
  const categories = useCategories().filter(({ name, hidden }) => !hidden || name === category);
  const chosen = category ?? undefined;
  return (
    <Form
      method="get"
      action={allPath}
      className={styles.tools}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get("q");
        const isText = typeof text === "string" && text.trim() !== "";
        go(isText ? `${allPath}?${new URLSearchParams({ q: text })}` : allPath);
      }}
    >
      {category !== undefined && <SortLinks category={chosen} chosen={sort} />}
      <div className={styles.choices}>
        <SelectField
          id="hoot-category"
          name="category"
          label="Place or topic"
          labelHidden
          value={chosen ?? ""}
          onChange={({ target }) => go(categoryPath(target.value || undefined, sort))}
        >
          <option value="">All topics</option>
          {categories.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        {category !== undefined && (
          <div className="narrow-only">
            <SelectField
              id="hoot-sort"
              name="sort"
              label="Sort"
              labelHidden
              value={sort}
              onChange={({ target }) =>
                go(categoryPath(chosen, sorts.find((each) => each.sort === target.value)?.sort))
              }
            >
              {sorts.map((each) => (
                <option key={each.sort} value={each.sort}>
                  {each.label}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <SearchField q={q} />
      </div>
      <noscript>
        <button type="submit">Show</button>
      </noscript>
    </Form>
  );
}

const sorts: readonly { sort: ListSort; label: string }[] = [
  { sort: "newest", label: "Newest" },
  { sort: "following", label: "Following" },
  { sort: "liked", label: "Most liked" },
  { sort: "unanswered", label: "Unanswered" },
];

type SortLinksProps = { category: Category | undefined; chosen: ListSort };

/** The orders of the list, as links. */
const SortLinks = ({ category, chosen }: SortLinksProps) => (
  <nav aria-label="Sort" className="wide-only">
    <ul className={styles.line}>
      {sorts.map(({ sort, label }) => (
        <li key={sort}>
          <Link
            className={styles.filter}
            to={categoryPath(category, sort)}
            prefetch="intent"
            preventScrollReset
            aria-current={sort === chosen ? "page" : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

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
