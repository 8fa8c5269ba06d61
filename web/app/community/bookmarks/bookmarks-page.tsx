import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/bookmarks-page";
import { BookmarkList } from "./bookmark-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Bookmarks", hidden: true });

export default function BookmarksPage() {
  return (
    <section className="wrap">
      <Heading
        level="h1"
        sentence="Hoots, stories and pages you saved for later. Only you can see them."
      >
        Bookmarks
      </Heading>
      <MembersOnly fallback={<Outline />}>{() => <BookmarkList />}</MembersOnly>
    </section>
  );
}

const Outline = () => (
  <AfterAWhile>
    <div className="card pad stack" aria-busy>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton width="50%" />
    </div>
  </AfterAWhile>
);
