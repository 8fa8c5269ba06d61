import type { ReactNode } from "react";
import { useSession } from "../api/browser.ts";
import { LogOutButton } from "../layout/header.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type GuestsEntryProps = {
  /** Where a member goes on to. */
  next: string;
  /** Keeps the form in its place while somebody is on the way in. */
  busy: boolean;
  children: ReactNode;
};

/** An entrance for guests; a member is told that they are in. */
export function GuestsEntry({ next, busy, children }: GuestsEntryProps) {
  return (
    <>
      <div className={busy ? "stack loose" : "stack loose guest-only"}>{children}</div>
      {!busy && (
        <div className="member-only">
          <AlreadyIn next={next} />
        </div>
      )}
    </>
  );
}

function AlreadyIn({ next }: { next: string }) {
  const session = useSession();
  if (session.is === "guest") return null;
  return (
    <div className="stack loose">
      <Notice tone="info">You are logged in as {session.name}.</Notice>
      <div className="row">
        <LinkButton look="go" to={next}>
          Go on
        </LinkButton>
        <LogOutButton />
      </div>
    </div>
  );
}
