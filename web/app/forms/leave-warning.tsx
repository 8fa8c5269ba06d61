import { useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  UNSAFE_DataRouterContext,
  useBlocker,
  type Blocker,
  type BlockerFunction,
} from "react-router";
import { currentSession } from "../data/session.ts";
import { ConfirmQuestion } from "../ui/confirm-question.tsx";
import { useStore, createStore } from "../data/store.ts";

type LeaveWarningProps = {
  /** Whether leaving would lose something, evaluated on navigation. */
  when: () => boolean;
  title?: string;
  sentence?: string;
  /** Whether a path is a part of the same page, from which the draft is found again. */
  isHere?: (path: string) => boolean;
};

const nowhereElse = () => false;

/** Warns before unsaved edits are left, on the way to another page and to another site. A page may have several. */
export function LeaveWarning({
  when,
  title = "Leave without saving?",
  sentence = "Your changes aren't saved yet.",
  isHere = nowhereElse,
}: LeaveWarningProps) {
  const [reason, setReason] = useState<LeaveReason>();
  const first = useStore(leaveReasons, ([reason]) => reason);

  const latest = useRef({ when, isHere });
  useEffect(() => {
    latest.current = { when, isHere };
  });
  useEffect(() => {
    const added = {
      when: () => latest.current.when(),
      isHere: (path: string) => latest.current.isHere(path),
      title,
      sentence,
    };
    setReason(added);
    return addReason(added);
  }, [title, sentence]);

  return reason && reason === first ? <LeaveDialog /> : null;
}

/**
 * The router's blocker without delay: the router updates it in a transition, which waits for parts of the page that
 * load on interaction.
 */
function useBlockerNow(blocks: BlockerFunction): Blocker {
  const blocker = useBlocker(blocks);
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  const follow = useCallback(
    (notify: () => void) => router?.subscribe(notify) ?? (() => {}),
    [router],
  );
  const [current] = useSyncExternalStore(follow, () => router?.state.blockers)?.values() ?? [];
  return current ?? blocker;
}

function LeaveDialog() {
  const leaving = useRef(false);
  const blocker = useBlockerNow(
    ({ currentLocation, nextLocation }) =>
      currentReason(nextLocation.pathname) !== undefined &&
      currentLocation.pathname !== nextLocation.pathname &&
      // An ended session leads to log-in by itself; the draft waits there.
      currentSession().is === "member",
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (currentReason()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  const { title = "", sentence = "" } = currentReason() ?? leaveReasons.get()[0] ?? {};
  // The warning has to work offline, too.
  return (
    <ConfirmQuestion
      open={blocker.state === "blocked"}
      title={title}
      sentence={sentence}
      action="Leave"
      cancelLabel="Stay on this page"
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => {
        if (!leaving.current) blocker.reset?.();
        leaving.current = false;
      }}
    />
  );
}

/** A reason for a warning before a page is left. */
type LeaveReason = {
  when: () => boolean;
  isHere?: (path: string) => boolean;
  title: string;
  sentence: string;
};

/** The first one is shown, and warns for all of them, as a router has room for one blocker. */
export const leaveReasons = createStore<readonly LeaveReason[]>([]);

/** Adds a reason. Returns how to remove it. */
export function addReason(reason: LeaveReason): () => void {
  leaveReasons.set([...leaveReasons.get(), reason]);
  return () => leaveReasons.set(leaveReasons.get().filter((other) => other !== reason));
}

/** The first reason that applies now, on the way to a path where that is known. */
export const currentReason = (path?: string): LeaveReason | undefined =>
  leaveReasons
    .get()
    .find(({ when, isHere }) => when() && (path === undefined || isHere?.(path) !== true));
