import { PenLine } from "lucide-react";
import { data, Link, useNavigation } from "react-router";
import { pageHoots, searchHoots } from "#contracts/community/hoots.ts";
import { apiContext, type PageErrorResponse } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import type { Route } from "./+types/all-page";
import styles from "./all-page.module.css";
import { CategoryFilter } from "./category-links.tsx";
import { forCards, type Wanted } from "./growing.ts";
import { HootList } from "./hoot-list.tsx";
import { allPath, categoryPath, writePath } from "../../links/hoots.ts";
import { SearchBox } from "./search-box.tsx";
import { wantedOf } from "./filters.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = wantedOf(new URL(request.url).searchParams);
  if (!wanted) {
    const errorResponse: PageErrorResponse = {
      code: "NOT_FOUND",
      message: "There is no such category.",
    };
    throw data(errorResponse, { status: 404 });
  }
  const call = context.get(apiContext);
  const { q, category } = wanted;
  const first = q
    ? await call(searchHoots, { query: { q } })
    : await call(pageHoots, { query: { category } });
  return { wanted, first: forCards(first) };
}

const titleOf = ({ q, category }: Wanted): string => {
  if (q) return `“${q}” in hoots`;
  return category ? `Hoots: ${category}` : "Hoots";
};

export const meta: Route.MetaFunction = (args) => {
  const wanted = args.loaderData?.wanted ?? {};
  return pageMeta(args, {
    title: titleOf(wanted),
    description: wanted.category
      ? `What people who travel with their pets tell about ${wanted.category}.`
      : "Postcards from people and pets on the road.",
    canonical: categoryPath(wanted.category),
    hidden: wanted.q !== undefined,
  });
};

export default function AllHootsPage({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const navigation = useNavigation();
  const turning = navigation.location?.pathname === allPath;
  const { q, category } = wanted;
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Postcards from people and pets on the road."
        action={
          <LinkButton look="go" to={writePath} icon={<PenLine size={20} aria-hidden />}>
            Write a hoot
          </LinkButton>
        }
      >
        Hoots
      </Heading>
      <div className={styles.tools}>
        <SearchBox q={q} />
        <CategoryFilter chosen={q ? undefined : (category ?? "all")} />
      </div>
      {q && (
        <p className={styles.found}>
          Looking for <b>“{q}”</b>. <Link to={allPath}>Show all hoots</Link>
        </p>
      )}
      <div className={classes(turning && styles.turning)} aria-busy={turning || undefined}>
        <HootList first={first} wanted={wanted} />
      </div>
    </section>
  );
}
