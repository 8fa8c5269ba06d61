import { MessageCircle, Pencil } from "lucide-react";
import { Link } from "react-router";
import type { Hoot } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { AuthorFace, AuthorLink, useAuthor } from "../../accounts/viewer/index.ts";
import actions from "../../ui/actions.module.css";
import { LazyBookmarkButton } from "../bookmarks/index.ts";
import { LikeButton, LikeProblem, MentionText, useLike } from "../comments/index.ts";
import { LazyPostMenu } from "../post-menu/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { paragraphs } from "../../ui/text.ts";
import { PausableGif } from "../../ui/gif.tsx";
import { When } from "../../ui/when.tsx";
import { LazyHootPhotos } from "./lazy-photos.ts";
import styles from "./hoot-view.module.css";
import { hootPath } from "../../links/hoots.ts";
import { hootSubject } from "./subject.ts";
import { gifText } from "./text.ts";
import { CategoryTag } from "./category-tag.tsx";

const HootTagLinks = lazy(async () => (await import("./hoot-tags.tsx")).HootTagLinks, {
  when: "visible",
});

/** Only authors see it. */
const DeleteHoot = lazy(async () => (await import("./delete-hoot.tsx")).DeleteHoot);

type HootViewProps = { hoot: Hoot; isOwn: boolean; onEdit: () => void };

/** A hoot in full. */
export function HootView({ hoot, isOwn, onEdit }: HootViewProps) {
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
      <div className={styles.author}>
        <AuthorFace author={author} />
        <p>
          <b>
            <AuthorLink author={author} />
          </b>
        </p>
      </div>
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
      {(hoot.route || hoot.airline || hoot.breed) && (
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
