import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircle, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { anonymous } from "#contracts/kernel/author.ts";
import {
  addTripComment,
  type CommentSubject,
  deleteTripComment,
  listTripComments,
  TripComment,
} from "#contracts/travel/trip-comments.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../../data/browser.ts";
import { ignoreNotFound } from "../../../data/errors.ts";
import { queryKeyOf } from "../../../data/queries.tsx";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { text } from "../../../forms/fields.ts";
import { PendingWrites } from "../../../forms/queue/pending-writes.tsx";
import { useEditRequest } from "../../../forms/queue/use-edit-request.ts";
import { useEdit } from "../../../forms/use-edit.ts";
import { tripPath } from "../../../links/trips.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Outline } from "../../../ui/skeleton.tsx";
import { excerpt } from "../../../ui/text.ts";
import { toast } from "../../../ui/toast.tsx";
import { When } from "../../../ui/when.tsx";
import { tripTarget } from "../trip-keys.ts";
import styles from "./people.module.css";

export type CommentsProps = {
  trip: Trip;
  on: CommentSubject;
  /** What the comments are on: "Flight 1", "Thursday, May 7". */
  name: string;
};

const keyOf = ({ kind, ref }: CommentSubject): string => `${kind}:${ref}`;

/** A button with the number of comments on a part of a trip, which opens them. */
export function Comments({ trip, on, name }: CommentsProps) {
  const draftKey = `trip:${trip._id}:comment:${keyOf(on)}`;
  const [open, setOpen] = useState(false);
  const { data = [] } = useComments(trip._id);
  const count = data.filter((comment) => keyOf(comment.on) === keyOf(on)).length;
  useEditRequest((key) => {
    if (key === draftKey) setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={`${styles.opener} screen-only`}
        data-reads
        onClick={() => setOpen(true)}
      >
        <MessageCircle size={18} aria-hidden />
        <span className="num">{count > 0 ? counted(count, "comment") : "Comment"}</span>
        <span className="sr"> on {name}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Comments on ${name}`}
        closable
        wide
      >
        <Thread trip={trip} on={on} draftKey={draftKey} />
      </Dialog>
    </>
  );
}

/** All comments on the parts of a trip, newest first. */
const useComments = (tripId: string) =>
  useQuery({
    queryKey: queryKeyOf(listTripComments, { params: { id: tripId } }),
    queryFn: () => allComments(tripId),
  });

/** Page after page, so that each part of a trip has its number. */
async function allComments(id: string, before?: string): Promise<TripComment[]> {
  const { data, hasMore } = await call(listTripComments, { params: { id }, query: { before } });
  const last = data.at(-1)?._id;
  return hasMore && last !== undefined ? [...data, ...(await allComments(id, last))] : data;
}

type ThreadProps = { trip: Trip; on: CommentSubject; draftKey: string };

function Thread({ trip, on, draftKey }: ThreadProps) {
  const query = useComments(trip._id);
  const [deleting, setDeleting] = useState<TripComment>();
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  const comments = query.data?.filter((comment) => keyOf(comment.on) === keyOf(on)).toReversed();
  const change = (next: (all: readonly TripComment[]) => TripComment[]) => {
    const key = queryKeyOf(listTripComments, { params: { id: trip._id } });
    client.setQueryData<TripComment[]>(key, (all) => all && next(all));
    void client.invalidateQueries({ queryKey: key });
  };
  const remove = async () => {
    if (!deleting) return;
    const params = { id: trip._id, commentId: deleting._id };
    await call(deleteTripComment, { params }).catch(ignoreNotFound);
    change((all) => all.filter(({ _id }) => _id !== deleting._id));
    toast("Comment deleted.");
    list.current?.focus();
  };
  return (
    <>
      {query.isError && (
        <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
          Couldn't load the comments. Try again.
        </Notice>
      )}
      {query.isPending && <Outline height={80} />}
      {comments?.length === 0 && (
        <p className="meta">No comments yet. Everyone on this trip can read them.</p>
      )}
      {comments && comments.length > 0 && (
        <ul ref={list} className={styles.thread} aria-label="Comments" tabIndex={-1}>
          {comments.map((comment) => (
            <li key={comment._id} className={styles.comment}>
              <Avatar face={comment.author} size="s" />
              <div>
                <p>
                  <b>{comment.author?.username ?? anonymous}</b>{" "}
                  <span className="meta">
                    <When moment={comment.createdAt} />
                  </span>
                </p>
                <p className={styles.text}>{comment.text}</p>
              </div>
              {comment.canDelete && (
                <IconButton
                  label={`Delete comment: ${excerpt(comment.text)}`}
                  onClick={() => setDeleting(comment)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <PendingWrites target={tripTarget(trip._id)} section={sectionOf(on)} />
      <AddComment
        trip={trip}
        on={on}
        draftKey={draftKey}
        onAdded={(comment) =>
          change((all) => [comment, ...all.filter(({ _id }) => _id !== comment._id)])
        }
      />
      <ConfirmDialog
        open={deleting !== undefined}
        title="Delete this comment?"
        sentence={`“${excerpt(deleting?.text ?? "")}” will be deleted for everyone on this trip.`}
        action="Delete comment"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

/** The section of a trip's queued writes that has a part's comments. */
const sectionOf = (on: CommentSubject): string => `comment:${keyOf(on)}`;

type AddCommentProps = ThreadProps & { onAdded: (comment: TripComment) => void };

function AddComment({ trip, on, draftKey, onAdded }: AddCommentProps) {
  const edit = useEdit(commentCodec, null, {
    draftKey,
    offline: {
      label: ({ text: written }) => `Comment: “${excerpt(written)}”`,
      target: tripTarget(trip._id),
      page: tripPath(trip._id, "days"),
      section: sectionOf(on),
    },
    create: ({ body, ...request }) =>
      call(addTripComment, { params: { id: trip._id }, body: { ...body, on }, ...request }),
    onSaved: (comment) => {
      onAdded(comment);
      toast("Comment posted.");
    },
    failure: ({ message }) => ({ title: `Couldn't post it. ${message}`, message: "" }),
  });
  return (
    <EditForm
      name="trip-comment"
      className="stack"
      edit={edit}
      action="Post comment"
      busyText="Posting…"
      variant="pri"
      small
      summary={false}
      leave={false}
    >
      <TextArea {...edit.field("text")} rows={2} />
    </EditForm>
  );
}

const commentCodec = codec({
  noun: "comment",
  resource: TripComment,
  create: z.object({ text: addTripComment.body.shape.text }),
  fields: { text: text("Comment") },
});
