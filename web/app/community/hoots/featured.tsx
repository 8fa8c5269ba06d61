import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircle } from "lucide-react";
import { useState, useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { getHoot, type Hoot } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { AuthorLink, useAuthor } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { Queries } from "../../data/queries.tsx";
import { useReaderId } from "../../data/session.ts";
import { profilePath } from "../../links/account.ts";
import actions from "../../ui/actions.module.css";
import {
  CommentView,
  LazyCommentForm,
  LikeButton,
  LikeProblem,
  MentionText,
  useComments,
  useLike,
  useReturnedLike,
} from "../comments/index.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PausableGif } from "../../ui/gif.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Postcard } from "../../ui/postcard.tsx";
import { When } from "../../ui/when.tsx";
import { LazyHootPhotos } from "./lazy.ts";
import styles from "./cards.module.css";
import { hootPath, writePath } from "../../links/hoots.ts";
import { hootSubject } from "./subject.ts";
import { gifText } from "./text.ts";
import { CategoryTag } from "./category-tag.tsx";

type FeaturedHootProps = { hoot: Hoot | undefined };

/** One hoot in full, with its like button and comment form. */
export function FeaturedHoot({ hoot }: FeaturedHootProps) {
  useReturnedLike("hoot", hootSubject);
  return (
    <Queries>
      <Heading
        action={
          <LinkButton variant="pri" to={writePath}>
            Make a Post
          </LinkButton>
        }
      >
        Featured Posts
      </Heading>
      {hoot ? (
        <Featured key={hoot._id} hoot={hoot} />
      ) : (
        <EmptyState
          level="h3"
          drawing="letter"
          title="No featured posts yet"
          sentence="Once users create hoots, a featured post will appear here."
        />
      )}
    </Queries>
  );
}

/** How many comments a list shows below a hoot. */
const firstComments = 2;

async function fetchFeatured(id: string): Promise<Hoot> {
  const hoot = await call(getHoot, { params: { id } });
  const live = hoot.comments.filter(({ deleted }) => !deleted);
  return { ...hoot, comments: live.slice(0, firstComments) };
}

function Featured({ hoot: loaded }: { hoot: Hoot }) {
  const client = useQueryClient();
  const readerId = useReaderId();
  const copyKey = ["featured", loaded._id, readerId];
  // The loader's hoot is newer than a cached one. It was rendered for guests, so a member fetches their own copy.
  useState(() => client.setQueryData(copyKey, loaded, { updatedAt: 0 }));
  const { data: hoot = loaded } = useQuery<Hoot>({
    queryKey: copyKey,
    queryFn: readerId === undefined ? skipToken : () => fetchFeatured(loaded._id),
    initialData: loaded,
    initialDataUpdatedAt: 0,
    staleTime: 60_000,
  });
  const { _id, title, text, category, gifUrl, createdAt } = hoot;
  const author = useAuthor(hoot.author);
  const subject = hootSubject(_id);
  const like = useLike(subject, hoot);
  const comments = useComments(subject, copyKey);
  return (
    <Postcard
      id={`featured-${_id}`}
      to={hootPath(_id)}
      title={title}
      tag={<CategoryTag category={category} />}
      face={author}
      faceTo={author ? profilePath(author._id) : undefined}
      foot={
        <div className={styles.foot}>
          <div className={styles.line}>
            <span className="meta">
              <AuthorLink author={author} /> · <When moment={createdAt} />
            </span>
            <span className={styles.actions}>
              <LikeButton like={like} />
              <Link
                className={classes(actions.action, "num")}
                to={`${hootPath(_id)}#comments`}
                aria-label={counted(hoot.commentCount, "comment")}
              >
                <MessageCircle size={20} aria-hidden />
                <span>{numberText(hoot.commentCount)}</span>
              </Link>
            </span>
            <LikeProblem like={like} />
          </div>
          {hoot.comments.length > 0 && (
            <ol aria-label="First comments">
              {hoot.comments.map((comment) => (
                <li key={comment._id}>
                  <CommentView comment={comment} path={subject.path} />
                </li>
              ))}
            </ol>
          )}
          {hoot.commentCount > hoot.comments.length && (
            <Link className={styles.more} to={`${hootPath(_id)}#comments`}>
              View all {counted(hoot.commentCount, "comment")}
            </Link>
          )}
          <LazyCommentForm
            subjectId={_id}
            path={subject.path}
            post={comments.post}
            label="Your comment"
            action="Post comment"
          />
        </div>
      }
    >
      <div className={styles.body}>
        <ClampedText lines={gifUrl ? 3 : 5}>
          <MentionText text={text} mentions={hoot.mentions} />
        </ClampedText>
        {hoot.photos && <LazyHootPhotos photos={hoot.photos} title={title} />}
        {gifUrl && (
          <div className={styles.gif}>
            <PausableGif url={gifUrl} alt={gifText(gifUrl)} width={480} height={360} />
          </div>
        )}
      </div>
    </Postcard>
  );
}

type ClampedTextProps = { children: ReactNode; lines: 3 | 5 };

/** A text cut to a number of lines, with a button that shows all of it. */
function ClampedText({ children, lines }: ClampedTextProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div>
      <p ref={text} className={classes(styles.text, !open && styles[`lines${lines}`])}>
        {children}
      </p>
      {(isCut || open) && (
        <Button
          variant="txt"
          small
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? "Show less" : "Show more"}
        </Button>
      )}
    </div>
  );
}
