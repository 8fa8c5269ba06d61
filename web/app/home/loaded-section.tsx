import { useState, type ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import type { Section } from "./sections.ts";

type LoadedSectionProps<Data> = {
  section: Section<Data>;
  /** Reloads the data in the browser. */
  reload: () => Promise<Data>;
  /** The error message. */
  message: string;
  /** The title above the message, for sections whose content has its own. */
  title?: ReactNode;
  children: (data: Data) => ReactNode;
};

type Attempt<Data> = { is: "none" } | { is: "running" } | { is: "done"; data: Data };

/** The content of a section, or an error message with a retry button. */
export function LoadedSection<Data>({
  section,
  reload,
  message,
  title,
  children,
}: LoadedSectionProps<Data>) {
  const [attempt, setAttempt] = useState<Attempt<Data>>({ is: "none" });
  if (attempt.is === "done") {
    // The retry button is removed, so the focus moves to the content.
    return (
      <div tabIndex={-1} ref={takeFocus}>
        {children(attempt.data)}
      </div>
    );
  }
  if (section.is === "loaded") return children(section.data);
  const retry = () => {
    setAttempt({ is: "running" });
    reload().then(
      (data) => setAttempt({ is: "done", data }),
      () => setAttempt({ is: "none" }),
    );
  };
  return (
    <>
      {title}
      <Notice onRetry={retry} busy={attempt.is === "running"}>
        {message}
      </Notice>
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
