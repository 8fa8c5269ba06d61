import { Suspense, type ReactNode } from "react";
import { MembersOnly } from "../../data/guard.tsx";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useSession } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { keptOwner } from "../../data/kept/mark.ts";
import { keptShown } from "../../data/kept/shown.ts";

type MembersOrKeptProps = {
  children: (reader: { userId: string }) => ReactNode;
  fallback: ReactNode;
  /** What holds for a copy of this page besides its age. */
  note?: string;
};

/** Shows its children to members and, from what they kept on this device, after their session has expired. */
export function MembersOrKept({ children, fallback, note }: MembersOrKeptProps) {
  const session = useSession();
  const hydrated = useHydrated();
  const userId = hydrated && session.is === "guest" ? keptOwner() : undefined;
  if (userId !== undefined) {
    return (
      <div key="kept">
        <KeptState isExpired note={note} />
        <Suspense fallback={fallback}>
          <EditsAfterLogIn>{children({ userId })}</EditsAfterLogIn>
        </Suspense>
      </div>
    );
  }
  return (
    <MembersOnly key="member" fallback={fallback}>
      {(member) => (
        <>
          <KeptState note={note} />
          {children(member)}
        </>
      )}
    </MembersOnly>
  );
}

const KeptNotice = lazy(async () => (await import("./kept-notice.tsx")).KeptNotice);
const EditsAfterLogIn = lazy(
  async () => (await import("./edits-after-log-in.tsx")).EditsAfterLogIn,
);

type KeptStateProps = { isExpired?: boolean; note: string | undefined };

function KeptState({ isExpired = false, note }: KeptStateProps) {
  const state = useStore(keptShown);
  return (
    <Suspense>
      {(state || isExpired) && <KeptNotice state={state} isExpired={isExpired} note={note} />}
    </Suspense>
  );
}
