import { PenLine } from "lucide-react";
import { pageHoots } from "#contracts/community/hoots.ts";
import { apiContext } from "../../data/server.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Heading, Leash } from "../../ui/heading.tsx";
import { Poster } from "../../ui/poster.tsx";
import type { Route } from "./+types/posts-page";
import { HootGrid } from "./card.tsx";
import { CategoryTags, SearchBox } from "./category-links.tsx";
import { forCards } from "./growing.ts";
import { allPath, askPath, writePath } from "../../links/hoots.ts";
import styles from "./lists.module.css";

const latestCount = 6;

export const loader = async ({ context }: Route.LoaderArgs) =>
  forCards(await context.get(apiContext)(pageHoots, { query: { limit: latestCount } })).data;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Posts",
    description:
      "Short posts from people who travel with their pets: airports, ferries, trains and pet-friendly places.",
  });

export default function PostsPage({ loaderData: latest }: Route.ComponentProps) {
  return (
    <>
      <section className="tint-sky">
        <div className={`wrap ${styles.head}`}>
          <div className={styles.intro}>
            <h1>Posts</h1>
            <Leash />
            <p className={`lede ${styles.lede}`}>
              Hoots are short posts from people who travel with their pets. Your tip could save
              someone an hour at the counter.
            </p>
            <div className="row">
              <LinkButton variant="go" to={writePath} icon={<PenLine size={20} aria-hidden />}>
                Write a hoot
              </LinkButton>
              <LinkButton to={askPath}>Ask a question</LinkButton>
            </div>
            <SearchBox />
          </div>
          <div className={`wide-only ${styles.posters}`} aria-hidden>
            <Poster place="Greece" eager>
              Greece
            </Poster>
            <Poster place="Peru" eager>
              Peru
            </Poster>
          </div>
        </div>
      </section>
      <section className="tint-sunk">
        <div className="wrap">
          <Heading
            action={latest.length > 0 && <LinkButton to={allPath}>View all hoots</LinkButton>}
          >
            Latest hoots
          </Heading>
          {latest.length > 0 ? (
            <HootGrid hoots={latest} />
          ) : (
            <EmptyState
              drawing="letter"
              level="h3"
              title="No hoots yet"
              sentence="Write the first one."
              action={<LinkButton to={writePath}>Write a hoot</LinkButton>}
            />
          )}
        </div>
      </section>
      <section className="wrap">
        <Heading sentence="Select a tag to see its hoots.">Browse by place or topic</Heading>
        <CategoryTags />
      </section>
    </>
  );
}
