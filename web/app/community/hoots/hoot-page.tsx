import { useState } from "react";
import { Link } from "react-router";
import { MessageCircle, Pencil } from "lucide-react";
import { getHoot, type Hoot } from "#contracts/community/hoots.ts";
import { anonymous } from "#contracts/kernel/author.ts";
import { counted } from "#format/plurals.ts";
import { useSession } from "../../data/browser.ts";
import { apiContext } from "../../data/server.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { PendingChanges } from "../../forms/queue/pending-changes.tsx";
import { PendingWrites } from "../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../forms/queue/use-edit-request.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { pageMeta } from "../../ui/meta.ts";
import {
  CommentsSection,
  useReturnedLike,
  useWhole,
  LikeButton,
  LikeProblem,
  MentionText,
  useLike,
} from "../comments/index.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Poster } from "../../ui/poster.tsx";
import { AuthorByline, useAuthor } from "../../accounts/viewer/index.ts";
import { LazyBookmarkButton } from "../bookmarks/index.ts";
import { LazyPostMenu } from "../post-menu/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { PausableGif, stillOf } from "../../ui/gif.tsx";
import { When } from "../../ui/when.tsx";
import type { Route } from "./+types/hoot-page";
import { LazyHootPhotos } from "./lazy.ts";
import { gifText } from "./text.ts";
import { CategoryTag, useCategoryLabel } from "./category-tag.tsx";
import styles from "./hoot-page.module.css";
import { checkPath } from "../../links/check.ts";
import { flightsPath } from "../../links/lookup.ts";
import { allPath, categoryPath, hootPath, isPlace } from "../../links/hoots.ts";
import { hootDraftKey, hootSubject } from "./subject.ts";
import { descriptionOf, paragraphs } from "../../ui/text.ts";
import actions from "../../ui/actions.module.css";
import { documentsPathTo } from "./tags.ts";

/** The category of hoots about flights. */
const airlines = "Airlines";

const EditHootForm = lazy(async () => (await import("./edit-form.tsx")).EditHootForm);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const hoot = await context.get(apiContext)(getHoot, { params: { id } });
  return { hoot, documents: documentsPathTo(hoot.category) };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { hoot } = args.loaderData;
  return pageMeta(args, {
    title: `${hoot.title} by ${hoot.author?.username ?? anonymous}`,
    description: descriptionOf(hoot.text),
    image: hoot.photos?.[0]?.url ?? (hoot.gifUrl ? stillOf(hoot.gifUrl) : undefined),
    type: "article",
    canonical: hootPath(hoot._id),
  });
};

export default function HootPage({ loaderData }: Route.ComponentProps) {
  return <OneHoot key={loaderData.hoot._id} {...loaderData} />;
}

function OneHoot({ hoot: loaded, documents }: Route.ComponentProps["loaderData"]) {
  const subject = hootSubject(loaded._id);
  const hoot = useWhole(subject, loaded);
  const session = useSession();
  const [editing, setEditing] = useState(false);
  useReturnedLike("hoot", hootSubject);
  const userId = session.is === "member" ? session.userId : undefined;
  const isOwn = userId !== undefined && userId === hoot.author?._id;
  const [checkedFor, setCheckedFor] = useState<string>();
  // A stored draft, such as after a crash, reopens the form.
  if (isOwn && checkedFor !== userId) {
    setCheckedFor(userId);
    if (hasDraft(hootDraftKey(hoot._id))) setEditing(true);
  }
  const { category } = hoot;
  const endEditing = () => {
    setEditing(false);
    focusSoon("hoot-title");
  };
  const edit = () => setEditing(true);
  useEditRequest((key) => key === hootDraftKey(hoot._id) && edit());
  const target = hootDraftKey(hoot._id);
  const view = (
    <PendingChanges target={target}>
      {(shown) => <HootView hoot={shown(hoot)} isOwn={isOwn} onEdit={edit} />}
    </PendingChanges>
  );
  return (
    <>
      <BackLink className={`wrap ${styles.back}`} to={allPath}>
        All hoots
      </BackLink>
      <section className={`wrap split ${styles.page}`}>
        <div>
          {editing ? <EditHootForm fallback={view} hoot={hoot} onDone={endEditing} /> : view}
          <PendingWrites target={target} />
          <CommentsSection subject={subject} content={hoot} />
        </div>
        <AboutCategory category={category} documents={documents} />
      </section>
    </>
  );
}

type AboutCategoryProps = { category: string; documents: string | undefined };

/** Where a hoot's category leads: its documents, the check, the comparison of airlines and more hoots. */
function AboutCategory({ category, documents }: AboutCategoryProps) {
  const label = useCategoryLabel(category);
  const hoots = categoryPath(category);
  return (
    <aside className={styles.aside} aria-label={`About ${label}`}>
      {isPlace(category) && (
        <Link className={styles.poster} to={hoots} tabIndex={-1} aria-hidden>
          <Poster place={category} tilted eager>
            {label}
          </Poster>
        </Link>
      )}
      <div className="card pad stack tight">
        <h2 className={styles.more}>
          {isPlace(category) ? `Going to ${label}?` : `More on ${label}`}
        </h2>
        {documents && (
          <>
            <p className="meta">Documents for dogs and cats from the USA, with sources.</p>
            <Link to={documents}>See what you need</Link>
          </>
        )}
        {isPlace(category) && <Link to={checkPath({ to: label })}>Check my pet</Link>}
        {category === airlines && <Link to={flightsPath}>Compare airline pet policies</Link>}
        <Link to={hoots}>View all {label} hoots</Link>
      </div>
    </aside>
  );
}

const HootTagLinks = lazy(async () => (await import("./hoot-tags.tsx")).HootTagLinks, {
  when: "visible",
});

/** Only authors see it. */
const DeleteHoot = lazy(async () => (await import("./delete-hoot.tsx")).DeleteHoot);

type HootViewProps = { hoot: Hoot; isOwn: boolean; onEdit: () => void };

/** A hoot in full. */
function HootView({ hoot, isOwn, onEdit }: HootViewProps) {
  const { _id, title, text, category, gifUrl, photos, createdAt, updatedAt } = hoot;
  const author = useAuthor(hoot.author);
  return (
    <article className={styles.hoot} aria-labelledby="hoot-title">
      <div className="row">
        <CategoryTag category={category} />
        {hoot.question && (
          <span className="meta">{hoot.acceptedId ? "Question, answered" : "Question"}</span>
        )}
        <Link className={`meta ${styles.when}`} to={hootPath(_id)}>
          <When moment={createdAt} />
        </Link>
        {updatedAt !== createdAt && <span className="meta">edited</span>}
      </div>
      <h1 id="hoot-title" tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <AuthorByline author={author} />
      <div className={styles.text}>
        {paragraphs(text).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
          <p key={index}>
            <MentionText text={paragraph} mentions={hoot.mentions} />
          </p>
        ))}
      </div>
      {gifUrl && (
        <div className={styles.gif}>
          <PausableGif key={gifUrl} url={gifUrl} alt={gifText(gifUrl)} width={480} height={360} />
        </div>
      )}
      {photos && (
        <div>
          <LazyHootPhotos photos={photos} title={title} />
        </div>
      )}
      {(hoot.route || hoot.airline || hoot.breed || hoot.venue) && (
        <div>
          <HootTagLinks hoot={hoot} />
        </div>
      )}
      <HootActions hoot={hoot} isOwn={isOwn} author={author} onEdit={onEdit} />
    </article>
  );
}

type HootActionsProps = HootViewProps & { author: ReturnType<typeof useAuthor> };

function HootActions({ hoot, isOwn, author, onEdit }: HootActionsProps) {
  const { _id, title } = hoot;
  const like = useLike(hootSubject(_id), hoot);
  return (
    <div className={styles.actions}>
      <LikeButton like={like} />
      <a className={`${actions.action} num`} href="#comments">
        <MessageCircle size={20} aria-hidden />
        {hoot.commentCount > 0 ? counted(hoot.commentCount, "comment") : "No comments"}
      </a>
      <ShareButton title={title} path={hootPath(_id)} />
      <LazyBookmarkButton kind="hoot" id={_id} />
      {!isOwn && author && <LazyPostMenu kind="hoot" id={_id} author={author} />}
      {isOwn && (
        <>
          <button type="button" className={actions.action} onClick={onEdit}>
            <Pencil size={20} aria-hidden />
            Edit
          </button>
          <DeleteHoot hoot={hoot} />
        </>
      )}
      <LikeProblem like={like} />
    </div>
  );
}
