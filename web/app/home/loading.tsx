import { useState, type ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import type { Part } from "./parts.ts";

type LoadingProps<What> = {
  part: Part<What>;
  /** Fetches the part again, from the browser. */
  again: () => Promise<What>;
  /** Says what is missing. */
  words: string;
  /** Stands above the words where the part would bring its own title. */
  title?: ReactNode;
  children: (what: What) => ReactNode;
};

type Try<What> = { is: "none" } | { is: "running" } | { is: "done"; what: What };

/** Shows a part of the page, or that it is missing with a way to fetch it. */
export function Loading<What>({ part, again, words, title, children }: LoadingProps<What>) {
  const [attempt, setAttempt] = useState<Try<What>>({ is: "none" });
  if (attempt.is === "done") {
    // The button that fetched it is gone, so the focus goes to what came instead.
    return (
      <div tabIndex={-1} ref={takeFocus}>
        {children(attempt.what)}
      </div>
    );
  }
  if (part.is === "here") return children(part.what);
  const retry = () => {
    setAttempt({ is: "running" });
    again().then(
      (what) => setAttempt({ is: "done", what }),
      () => setAttempt({ is: "none" }),
    );
  };
  return (
    <>
      {title}
      <Notice onRetry={retry} busy={attempt.is === "running"}>
        {words}
      </Notice>
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
