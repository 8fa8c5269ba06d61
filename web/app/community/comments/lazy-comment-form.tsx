import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import type { CommentFormProps, Early } from "./comment-form.tsx";
import styles from "./comments.module.css";

// What edits is more than a page should start with.
const LazyForm = lazy(async () => (await import("./comment-form.tsx")).CommentForm, {
  when: "visible",
});

/** The comment form. HTML from the server stays while its code loads, so what is typed meanwhile isn't lost. */
export function LazyCommentForm({
  post,
  onSent,
  onCancel,
  ...props
}: Omit<CommentFormProps, "takeEarly">) {
  // New props would replace the HTML, and these are new functions at each render.
  const [stablePost, sent, cancel] = [useStable(post), useStable(onSent), useStable(onCancel)];
  const box = useRef<HTMLDivElement>(null);
  const takeEarly = useEarly(box);
  return (
    <div ref={box} className={styles.writing}>
      <LazyForm
        {...props}
        takeEarly={takeEarly}
        post={stablePost}
        {...(onSent && { onSent: sent })}
        {...(onCancel && { onCancel: cancel })}
      />
    </div>
  );
}

/** What is typed until the form takes it over. React may draw the form anew instead of keeping the HTML. */
function useEarly(box: RefObject<HTMLElement | null>): () => Early | undefined {
  const early = useRef<Early | undefined>({ text: "", hasFocus: false });
  useEffect(() => {
    const element = box.current;
    const read = () => {
      const field = element?.querySelector("textarea");
      if (!early.current || !field) return;
      early.current = { text: field.value, hasFocus: field === document.activeElement };
    };
    read();
    for (const event of ["input", "focusin"]) element?.addEventListener(event, read);
    return () => {
      for (const event of ["input", "focusin"]) element?.removeEventListener(event, read);
    };
  }, [box]);
  return useCallback(() => {
    const taken = early.current;
    early.current = undefined;
    return taken;
  }, []);
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
