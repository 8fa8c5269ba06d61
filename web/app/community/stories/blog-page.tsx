import { useState } from "react";
import type { Story } from "#contracts/community/stories.ts";
import { anonymous } from "#contracts/kernel/author.ts";
import { useSession } from "../../data/browser.ts";
import { apiContext } from "../../data/server.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { CommentsSection, useReturnedLike, useWhole } from "../comments/index.ts";
import { excerpt } from "../../ui/text.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/blog-page";
import styles from "./stories.module.css";
import { loadStory } from "./load-story.ts";
import { blogPath, blogsPath } from "../../links/stories.ts";
import { StoryView } from "./story-view.tsx";
import { blogSubject, storyDraftKey } from "./subject.ts";
import { WideStory } from "./wide-story.tsx";

// Only the author needs it.
const EditStory = lazy(async () => (await import("./edit-story.tsx")).EditStory);

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  loadStory(context.get(apiContext), id);

export const meta: Route.MetaFunction = (args) => {
  const blog = args.loaderData?.blog;
  if (!blog) return [];
  const image = blog.contentOneImage;
  return pageMeta(args, {
    title: `${blog.title} by ${blog.author?.username ?? anonymous}`,
    description: excerpt(blog.contentOne, 150),
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

function OneStory({ loaded }: { loaded: Story }) {
  const subject = blogSubject(loaded._id);
  const blog = useWhole(subject, loaded);
  const session = useSession();
  const [editing, setEditing] = useState(false);
  const [checkedFor, setCheckedFor] = useState<string>();
  useReturnedLike("blog", blogSubject);
  const userId = session.is === "member" ? session.userId : undefined;
  const isOwn = userId !== undefined && userId === blog.author?._id;
  // A stored draft, such as after a crash, reopens the form.
  if (isOwn && checkedFor !== userId) {
    setCheckedFor(userId);
    if (hasDraft(storyDraftKey(blog._id))) setEditing(true);
  }
  const endEditing = () => {
    setEditing(false);
    focusSoon("update-story");
  };
  return (
    <>
      <BackLink className={`wrap ${styles.back}`} to={blogsPath}>
        All stories
      </BackLink>
      <div className={`wrap ${styles.blogPagePage}`}>
        {editing ? (
          <EditStory fallback={<Skeleton height={900} rounded />} blog={blog} onDone={endEditing} />
        ) : (
          <StoryView blog={blog} subject={subject} isOwn={isOwn} onEdit={() => setEditing(true)} />
        )}
        <div className={styles.comments}>
          <CommentsSection subject={subject} content={blog} />
        </div>
      </div>
    </>
  );
}
