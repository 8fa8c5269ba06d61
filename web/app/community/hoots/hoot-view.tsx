import { MessageCircle, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { deleteHoot, type Hoot } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { AuthorFace, AuthorLink, useAuthor } from "../../accounts/viewer/index.ts";
import actions from "../../ui/actions.module.css";
import { LazyBookmarkButton } from "../bookmarks/index.ts";
import { LikeButton, LikeProblem, MentionText, useLike, wholeKey } from "../comments/index.ts";
import { LazyPostMenu } from "../post-menu/index.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { counted, excerpt, paragraphs } from "../../ui/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { PausableGif } from "../../ui/gif.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import { LazyHootPhotos } from "./lazy-photos.ts";
import styles from "./hoot-view.module.css";
import { allPath, hootPath } from "../../links/hoots.ts";
import { hootSubject } from "./subject.ts";
import { gifText } from "./text.ts";
import { CategoryTag } from "./category-tag.tsx";

const HootTagLinks = lazy(async () => (await import("./hoot-tags.tsx")).HootTagLinks, {
  when: "visible",
});

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
        {counted(hoot.commentCount, "comment", "No")}
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

function DeleteHoot({ hoot: { _id, title } }: { hoot: Hoot }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await call(deleteHoot, { params: { id: _id } });
    await navigate(allPath);
    client.removeQueries({ queryKey: wholeKey(hootSubject(_id)) });
    toast("Hoot deleted.");
  };
  return (
    <>
      <button type="button" className={actions.action} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
        Delete
      </button>
      <ConfirmDialog
        open={asking}
        title={`Delete “${excerpt(title)}”?`}
        sentence="This also deletes its comments and likes, and can't be undone."
        action="Delete hoot"
        busyText="Deleting..."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
