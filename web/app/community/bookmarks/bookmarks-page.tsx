import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/bookmarks-page";
import { BookmarkList } from "./bookmark-list.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Bookmarks", hidden: true });

export default function BookmarksPage() {
  return (
    <section className="wrap">
      <Heading level="h1" sentence="What you saved for later. Only you can see these.">
        Bookmarks
      </Heading>
      <MembersOnly fallback={<Outline lines={["60%", "40%", "50%"]} />}>
        {() => <BookmarkList />}
      </MembersOnly>
    </section>
  );
}
