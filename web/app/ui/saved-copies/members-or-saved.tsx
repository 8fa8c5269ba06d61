import { type ReactNode } from "react";
import { MembersOnly } from "../../data/guard.tsx";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useSession } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { savedCopiesOwner } from "../../data/saved-copies/mark.ts";
import { shownCopy } from "../../data/saved-copies/shown.ts";
import type { SavedCopyNoticeStyle } from "./saved-copy-notice.tsx";

type MembersOrSavedProps = {
  children: (reader: { userId: string }) => ReactNode;
  fallback: ReactNode;
} & SavedCopyNoticeStyle;

/** Shows its children to members and, from what they saved on this device, after their session has expired. */
export function MembersOrSaved({ children, fallback, ...style }: MembersOrSavedProps) {
  const session = useSession();
  const hydrated = useHydrated();
  const userId = hydrated && session.is === "guest" ? savedCopiesOwner() : undefined;
  if (userId !== undefined) {
    return (
      <div key="saved">
        <CopyState isExpired {...style} />
        <EditsAfterLogIn fallback={fallback}>{children({ userId })}</EditsAfterLogIn>
      </div>
    );
  }
  return (
    <MembersOnly key="member" fallback={fallback}>
      {(member) => (
        <>
          <CopyState {...style} />
          {children(member)}
        </>
      )}
    </MembersOnly>
  );
}

const SavedCopyNotice = lazy(async () => (await import("./saved-copy-notice.tsx")).SavedCopyNotice);
const EditsAfterLogIn = lazy(
  async () => (await import("./edits-after-log-in.tsx")).EditsAfterLogIn,
);

function CopyState({
  isExpired = false,
  ...style
}: { isExpired?: boolean } & SavedCopyNoticeStyle) {
  const state = useStore(shownCopy);
  return (state || isExpired) && <SavedCopyNotice state={state} isExpired={isExpired} {...style} />;
}
