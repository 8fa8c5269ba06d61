import { useCallback, useLayoutEffect, useRef } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { CommentFormProps } from "./comment-form.tsx";
import styles from "./comments.module.css";

// What edits is more than a page should start with.
const LazyForm = lazy(async () => (await import("./comment-form.tsx")).CommentForm, {
  when: "visible",
});

/** The comment form. HTML from the server stays while its code loads, so what is typed meanwhile isn't lost. */
export function LazyCommentForm({ post, onSent, onCancel, ...props }: CommentFormProps) {
  // New props would replace the HTML, and these are new functions at each render.
  const [stablePost, sent, cancel] = [useStable(post), useStable(onSent), useStable(onCancel)];
  return (
    <div className={styles.writing}>
      <LazyForm
        {...props}
        post={stablePost}
        {...(onSent && { onSent: sent })}
        {...(onCancel && { onCancel: cancel })}
      />
    </div>
  );
}

/** A function that stays the same and calls the latest one. */
function useStable<A extends unknown[], R>(
  latest: ((...args: A) => R) | undefined,
): (...args: A) => R {
  const current = useRef(latest);
  useLayoutEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: A) => {
    if (!current.current) throw new Error("There is no such function.");
    return current.current(...args);
  }, []);
}
