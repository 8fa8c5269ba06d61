import { type ReactNode } from "react";
import { MembersOnly } from "../../data/guard.tsx";
import { useHydrated } from "../../data/hydrated.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useSession } from "../../data/session.ts";
import { useStore } from "../../data/store.ts";
import { keptOwner } from "../../data/kept/mark.ts";
import { keptShown } from "../../data/kept/shown.ts";
import type { KeptNoticeStyle } from "./kept-notice.tsx";

type MembersOrKeptProps = {
  children: (reader: { userId: string }) => ReactNode;
  fallback: ReactNode;
} & KeptNoticeStyle;

/** Shows its children to members and, from what they kept on this device, after their session has expired. */
export function MembersOrKept({ children, fallback, ...style }: MembersOrKeptProps) {
  const session = useSession();
  const hydrated = useHydrated();
  const userId = hydrated && session.is === "guest" ? keptOwner() : undefined;
  if (userId !== undefined) {
    return (
      <div key="kept">
        <KeptState isExpired {...style} />
        <EditsAfterLogIn fallback={fallback}>{children({ userId })}</EditsAfterLogIn>
      </div>
    );
  }
  return (
    <MembersOnly key="member" fallback={fallback}>
      {(member) => (
        <>
          <KeptState {...style} />
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

function KeptState({ isExpired = false, ...style }: { isExpired?: boolean } & KeptNoticeStyle) {
  const state = useStore(keptShown);
  return (state || isExpired) && <KeptNotice state={state} isExpired={isExpired} {...style} />;
}
