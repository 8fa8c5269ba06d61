import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { counted } from "#format/plurals.ts";
import { useUserId } from "../../data/session.ts";
import { follow } from "../../data/live/follow.ts";
import { NewsPill } from "../../data/live/news-pill.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { newComments, withFresh } from "./with-comments.ts";
import type { Subject, WithComments } from "./subject.ts";
import { wholeKey } from "./use-whole.ts";

type NewCommentsProps = {
  subject: Subject;
  /** The content on the page. */
  content: WithComments;
  /** The comments with an open form. */
  open: { has: (commentId: string) => boolean };
  onCount: (count: number) => void;
};

/** A button that counts newer comments by others and shows them. New likes are counted at once. */
export function NewComments({ subject, content, open, onCount }: NewCommentsProps) {
  const { kind, id } = subject;
  const client = useQueryClient();
  const userId = useUserId();
  const [fresh, setFresh] = useState<WithComments>();
  const change = (edit: (copy: WithComments) => WithComments) =>
    client.setQueryData<WithComments>(wholeKey(subject), (copy) => copy && edit(copy));

  const refetch = useEffectEvent(async () => {
    const found = await subject.get().catch(() => undefined);
    if (!found) return;
    setFresh(found);
    change((copy) => ({ ...copy, likes: found.likes, likeCount: found.likeCount }));
  });
  useEffect(
    () => follow(kind === "hoot" ? { hoot: id } : { blog: id }, () => void refetch()),
    [kind, id],
  );

  const news = fresh ? newComments(content, fresh, userId) : [];
  const count = news.length;
  useEffect(() => onCount(count), [count, onCount]);
  const show = () => {
    const [first] = news;
    if (!fresh || !first) return;
    change((copy) => withFresh(copy, fresh, open));
    // The button is gone, so the focus moves to the first new comment.
    focusSoon(`c-${first._id}`);
  };
  const label = count > 0 ? `Show ${counted(count, "new comment")}` : undefined;
  return <NewsPill label={label} sign="↓" onShow={show} />;
}
