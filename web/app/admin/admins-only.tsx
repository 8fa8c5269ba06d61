import type { ReactNode } from "react";
import { useOwnProfileState } from "../accounts/viewer/index.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";

type AdminsOnlyProps = {
  children: ReactNode;
  outline: ReactNode;
  /** Moderators may see it, too. */
  moderators?: boolean | undefined;
};

/** Shows its children to admins. The API checks every call again. */
export function AdminsOnly({ children, outline, moderators = false }: AdminsOnlyProps) {
  const state = useOwnProfileState();
  if (state === undefined || state.is === "loading") return outline;
  if (state.is === "failed") {
    return <Notice onRetry={state.retry}>Couldn't check your account.</Notice>;
  }
  const { isAdmin, isModerator } = state.profile;
  return (moderators ? isModerator : isAdmin) ? children : <Forbidden />;
}

/** The page for everyone else. */
export const Forbidden = () => (
  <EmptyState
    drawing="stamp"
    title="This page is for admins"
    sentence="Ask the site owner for access."
    action={
      <LinkButton variant="pri" to="/">
        Go to the home page
      </LinkButton>
    }
  />
);
