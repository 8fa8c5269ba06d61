import { PenLine } from "lucide-react";
import { data, Link, useNavigation } from "react-router";
import { pageHoots, searchHoots } from "#contracts/community/hoots.ts";
import { apiContext, siteContext, type PageErrorResponse } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/all-page";
import styles from "./lists.module.css";
import { ListTools } from "./category-links.tsx";
import { forCards, type Filters } from "./growing.ts";
import { HootList } from "./hoot-list.tsx";
import { allPath, askPath, categoryPath, writePath, hootsTarget } from "../../links/hoots.ts";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { filtersOf, venueIn } from "./filters.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const FollowingList = lazy(async () => (await import("./following-list.tsx")).FollowingList);

export async function loader({ context, request }: Route.LoaderArgs) {
  const own = context.get(siteContext).categories;
  const names = own?.map(({ name }) => name);
  const call = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const filters = filtersOf(search, names, await venueIn(call, search));
  if (!filters) {
    const errorResponse: PageErrorResponse = {
      code: "NOT_FOUND",
      message: "This category doesn't exist.",
    };
    throw data(errorResponse, { status: 404 });
  }
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
  const { q, category, tags } = filters;
  return (
    <section className="wrap">
      <Heading
        level="h1"
        action={
          <div className="row">
            <LinkButton
              variant="go"
              to={writePath}
              aria-label="Write a hoot"
              icon={<PenLine className="wide-only" size={20} aria-hidden />}
            >
              <span>
                Write<span className="wide-only"> a hoot</span>
              </span>
            </LinkButton>
            <LinkButton to={askPath} aria-label="Ask a question">
              <span>
                Ask<span className="wide-only"> a question</span>
              </span>
            </LinkButton>
          </div>
        }
      >
        Hoots
      </Heading>
      <ListTools filters={filters} category={q || tags ? undefined : (category ?? null)} />
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
