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
};

/** Shows its children to members and, from what they kept on this device, after their session has expired. */
export function MembersOrKept({ children, fallback }: MembersOrKeptProps) {
  const session = useSession();
  const hydrated = useHydrated();
  const userId = hydrated && session.is === "guest" ? keptOwner() : undefined;
  if (userId !== undefined) {
    return (
      <div key="kept">
        <KeptState isExpired />
        {children({ userId })}
      </div>
    );
  }
  return (
    <MembersOnly key="member" fallback={fallback}>
      {(member) => (
        <>
          <KeptState />
          {children(member)}
        </>
      )}
    </MembersOnly>
  );
}

const KeptNotice = lazy(async () => (await import("./kept-notice.tsx")).KeptNotice);

function KeptState({ isExpired = false }: { isExpired?: boolean }) {
  const state = useStore(keptShown);
  return (
    <Suspense>
      {(state || isExpired) && <KeptNotice state={state} isExpired={isExpired} />}
    </Suspense>
  );
}
