import { addBookmark } from "#contracts/community/bookmarks.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import {
  bookmarkKinds,
  listBookmarks,
  removeBookmark,
  type Bookmark,
} from "#contracts/community/bookmarks.ts";
import { inText } from "#format/words.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { allPath } from "../../links/hoots.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { GrowingList } from "../../ui/growing-list.tsx";
import { toast } from "../../ui/toast.tsx";
import { changeMine } from "../mine/index.ts";
import type { Route } from "./+types/bookmarks-page";
import { BookmarkRow, kinds } from "./bookmark-row.tsx";
import styles from "./bookmarks.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Bookmarks", hidden: true });

export default function BookmarksPage() {
  return (
    <section className={classes("wrap", styles.narrow)}>
      <Heading
        level="h1"
        sentence="Hoots, stories, places and pages you saved for later. Only you can see them."
      >
        Bookmarks
      </Heading>
      <MembersOnly fallback={<Outline height={132} />}>{() => <BookmarkList />}</MembersOnly>
    </section>
  );
}

/** All bookmarks or those of the kind in the URL, with a button that removes each. */
function BookmarkList() {
  const [search, setSearch] = useSearchParams();
  const kind = bookmarkKinds.find((each) => each === search.get("kind"));
  const client = useQueryClient();
  const key = queryKeyOf(listBookmarks, { kind });
  const list = useGrowingList({
    key,
    fetchPage: (before: string | undefined, signal) =>
      call(listBookmarks, { query: { kind, before }, signal }),
    next: nextId,
  });

  const set = (saved: boolean, bookmark: Bookmark) => async () => {
    const { kind: ofKind, _id: id } = bookmark;
    const save = () => call(saved ? addBookmark : removeBookmark, { params: { kind: ofKind, id } });
    await changeMine(ofKind, id, { bookmarked: saved }, save);
    await client.invalidateQueries({ queryKey: queryKeyOf(listBookmarks) });
  };
  const remove = async (bookmark: Bookmark) => {
    await set(false, bookmark)();
    toast("Bookmark removed.", { undo: () => void set(true, bookmark)() });
  };

  return (
    <div className={styles.page}>
      <KindFilter
        chosen={kind}
        onChoose={(chosen) => setSearch(chosen === undefined ? {} : { kind: chosen })}
      />
      <GrowingList
        query={list}
        rows="bookmarks"
        outline={<Outline height={104} />}
        empty={
          <EmptyState
            drawing="letter"
            title={kind ? `No ${inText(kinds[kind].many)} saved` : "Nothing saved yet"}
            sentence="Select Save on a hoot, story, article, product, place or documents page to find it here."
            action={<LinkButton to={allPath}>Read hoots</LinkButton>}
          />
        }
      >
        {(bookmarks) => (
          <ul className={`card ${styles.list}`}>
            {bookmarks.map((bookmark) => (
              <BookmarkRow
                key={`${bookmark.kind} ${bookmark._id}`}
                bookmark={bookmark}
                onRemove={() => remove(bookmark)}
              />
            ))}
          </ul>
        )}
      </GrowingList>
    </div>
  );
}

type Kind = (typeof bookmarkKinds)[number] | undefined;
type KindFilterProps = { chosen: Kind; onChoose: (kind: Kind) => void };

const KindFilter = ({ chosen, onChoose }: KindFilterProps) => (
  <fieldset className={styles.kinds}>
    <legend className="sr">Type</legend>
    {[undefined, ...bookmarkKinds].map((each) => (
      <Button
        key={each ?? "all"}
        small
        variant={each === chosen ? "pri" : "sec"}
        aria-pressed={each === chosen}
        onClick={() => onChoose(each)}
      >
        {each === undefined ? "All" : kinds[each].many}
      </Button>
    ))}
  </fieldset>
);
