import { lazy, Suspense, useState } from "react";
import { data, Link, redirect } from "react-router";
import { getBlog, listBlogs, type Blog } from "#contracts/blogs.ts";
import type { Call } from "#contracts/client.ts";
import { anonymous } from "#contracts/author.ts";
import { useSession } from "../api/browser.ts";
import { apiContext, refusalIn, type PageRefusal } from "../api/server.ts";
import { pageMeta } from "../layout/meta.ts";
import { CommentsSection } from "../talk/comments-section.tsx";
import { useReturnedLike } from "../talk/use-returned-like.ts";
import { useWhole } from "../talk/use-whole.ts";
import { firstWords } from "../talk/words.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/blog-page";
import styles from "./blog-page.module.css";
import { forCard, type ListedStory } from "./listed.ts";
import { blogPath, blogsPath } from "./paths.ts";
import { hasStoryDraft } from "./story-draft.ts";
import { StoryView } from "./story-view.tsx";
import { blogSubject } from "./subject.ts";
import { WideStory } from "./wide-story.tsx";

// Only its author sees it.
const EditStory = lazy(async () => ({ default: (await import("./edit-story.tsx")).EditStory }));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  try {
    const [blog, next] = await Promise.all([
      call(getBlog, { params: { id } }),
      // The page stands without it.
      nextStory(call, id).catch(() => undefined),
    ]);
    return { blog, next };
  } catch (thrown) {
    throw elsewhere(thrown, id);
  }
}

/** The story that was published before this one; after the oldest, the newest. */
async function nextStory(call: Call, id: string): Promise<ListedStory | undefined> {
  const [older] = await call(listBlogs, { query: { before: id, limit: 1 } });
  const [newest] = older ? [older] : await call(listBlogs, { query: { limit: 1 } });
  return newest && newest._id !== id ? forCard(newest) : undefined;
}

/** A story that does not exist is a 404 page; any other failure leads to /error, and back from there. */
function elsewhere(thrown: unknown, id: string): unknown {
  const refusal = refusalIn(thrown);
  if (!refusal) return thrown;
  if (refusal.code !== "NOT_FOUND" && refusal.code !== "VALIDATION") {
    return redirect(`/error?${new URLSearchParams({ from: blogPath(id) })}`);
  }
  const missing: PageRefusal = { code: "NOT_FOUND", message: refusal.message };
  return data(missing, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => {
  const blog = args.loaderData?.blog;
  if (!blog) return [];
  const image = blog.contentOneImage;
  return pageMeta(args, {
    title: `${blog.title} by ${blog.author?.username ?? anonymous}`,
    description: firstWords(blog.contentOne, 150),
    // Our own drawings are SVG, which previews elsewhere cannot show.
    image: image?.startsWith("/files/") ? image : undefined,
    type: "article",
    canonical: blogPath(blog._id),
  });
};

export default function BlogPage({ loaderData: { blog, next } }: Route.ComponentProps) {
  return (
    <>
      <OneStory key={blog._id} loaded={blog} />
      {next && (
        <section className={`tint-sky ${styles.next}`}>
          <div className="wrap">
            <WideStory story={next} kicker="Next story" />
          </div>
        </section>
      )}
    </>
  );
}

function OneStory({ loaded }: { loaded: Blog }) {
  const subject = blogSubject(loaded._id);
  const blog = useWhole(subject, loaded);
  const session = useSession();
  const [editing, setEditing] = useState(false);
  const [lookedFor, setLookedFor] = useState<string>();
  useReturnedLike("blog", blogSubject);
  const userId = session.is === "member" ? session.userId : undefined;
  const isOwn = userId !== undefined && userId === blog.author?._id;
  // Who left something in the form, as by a crash, finds it open.
  if (isOwn && lookedFor !== userId) {
    setLookedFor(userId);
    if (hasStoryDraft(userId, blog._id)) setEditing(true);
  }
  const endEditing = () => {
    setEditing(false);
    requestAnimationFrame(() => document.getElementById("update-story")?.focus());
  };
  return (
    <>
      <p className={`wrap ${styles.crumb}`}>
        <Link to={blogsPath}>
          <span aria-hidden>← </span>All stories
        </Link>
      </p>
      <div className={`wrap ${styles.page}`}>
        {editing ? (
          <Suspense fallback={<Skeleton height={900} rounded />}>
            <EditStory blog={blog} onDone={endEditing} />
          </Suspense>
        ) : (
          <StoryView blog={blog} subject={subject} isOwn={isOwn} onEdit={() => setEditing(true)} />
        )}
        <div className={styles.talk}>
          <CommentsSection subject={subject} of={blog} />
        </div>
      </div>
    </>
  );
}
