import { PenLine } from "lucide-react";
import { data, Link, useNavigation } from "react-router";
import { pageHoots, searchHoots, type Category } from "#contracts/community/hoots.ts";
import { apiContext, siteContext, type PageErrorResponse } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/all-page";
import styles from "./lists.module.css";
import { CategoryFilter } from "./category-links.tsx";
import { forCards, type Filters } from "./growing.ts";
import { HootList } from "./hoot-list.tsx";
import {
  allPath,
  askPath,
  categoryPath,
  writePath,
  hootsTarget,
  type ListSort,
} from "../../links/hoots.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { SearchBox } from "./search-box.tsx";
import { filtersOf } from "./filters.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const FollowingList = lazy(async () => (await import("./following-list.tsx")).FollowingList);

export async function loader({ context, request }: Route.LoaderArgs) {
  const own = context.get(siteContext).categories;
  const names = own?.map(({ name }) => name);
  const filters = filtersOf(new URL(request.url).searchParams, names);
  if (!filters) {
    const errorResponse: PageErrorResponse = {
      code: "NOT_FOUND",
      message: "This category doesn't exist.",
    };
    throw data(errorResponse, { status: 404 });
  }
  const call = context.get(apiContext);
  const { q, category, sort, tags } = filters;
  const label = own?.find(({ name }) => name === category)?.label ?? category;
  // Whom a member follows only the browser knows.
  if (sort === "following") return { filters, label, first: undefined };
  const first = q
    ? await call(searchHoots, { query: { q } })
    : await call(pageHoots, { query: { category, sort, ...tags } });
  return { filters, label, first: forCards(first) };
}

const titleOf = ({ q, tags }: Filters, label: string | undefined): string => {
  if (q) return `Hoots matching “${q}”`;
  if (tags) return `Hoots: ${tags.text}`;
  return label ? `Hoots: ${label}` : "Hoots";
};

export const meta: Route.MetaFunction = (args) => {
  const { filters, label } = args.loaderData ?? { filters: {}, label: undefined };
  return pageMeta(args, {
    title: titleOf(filters, label),
    description: label
      ? `Tips about ${label} from people who travel with their pets.`
      : "Short posts from people who travel with their pets.",
    canonical: filters.tags ? filters.tags.path : categoryPath(filters.category, filters.sort),
    hidden: filters.q !== undefined || filters.sort === "following",
  });
};

export default function AllHootsPage({ loaderData: { filters, first } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const turning = navigation.location?.pathname === allPath;
  const { q, category, sort, tags } = filters;
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Short posts from people who travel with their pets."
        action={
          <div className="row">
            <LinkButton variant="go" to={writePath} icon={<PenLine size={20} aria-hidden />}>
              Write a hoot
            </LinkButton>
            <LinkButton to={askPath}>Ask a question</LinkButton>
          </div>
        }
      >
        Hoots
      </Heading>
      <div className={styles.tools}>
        <SearchBox q={q} />
        <CategoryFilter chosen={q || tags ? undefined : (category ?? null)} sort={sort} />
        {!q && !tags && <SortLinks category={category} chosen={sort ?? "newest"} />}
      </div>
      {q && (
        <p className={styles.found}>
          Results for <b>“{q}”</b>. <Link to={allPath}>Show all hoots</Link>
        </p>
      )}
      {tags && (
        <p className={styles.found}>
          About <b>{tags.text}</b>. <Link to={allPath}>Show all hoots</Link>
        </p>
      )}
      <PendingWrites target={hootsTarget} />
      <div className={classes(turning && styles.turning)} aria-busy={turning || undefined}>
        {first ? <HootList first={first} filters={filters} /> : <FollowingList filters={filters} />}
      </div>
    </section>
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
function SortLinks({ category, chosen }: SortLinksProps) {
  return (
    <nav aria-label="Sort">
      <ul className={styles.sorts}>
        {sorts.map(({ sort, label }) => (
          <li key={sort}>
            <Link
              className={styles.sort}
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
}
