import { useState, type ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { useHydrated } from "./hydrated.ts";
import { logInPath } from "./safe-next.ts";
import styles from "./guard.module.css";
import { useSession, type Session } from "./session.ts";

export type Member = Extract<Session, { is: "member" }>;

type MembersOnlyProps = {
  children: (member: Member) => ReactNode;
  /** What stands there until the session is read; the shape of the page. */
  fallback?: ReactNode;
};

/** Shows its children to members. Guests go to log in and come back; who just left goes home. */
export function MembersOnly({ children, fallback = null }: MembersOnlyProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const [wasMember, setWasMember] = useState(false);
  if (session.is === "member") {
    if (!wasMember) setWasMember(true);
    return children(session);
  }
  // Every page arrives as a guest's; who it is shows once it lives.
  if (!hydrated) {
    return (
      <>
        {fallback}
        {fallback !== null && <NeedsScripts />}
      </>
    );
  }
  if (wasMember && !session.ended) return <Navigate to="/" replace />;
  return <Navigate to={logInPath(pathname + search + hash)} replace />;
}

/** What stands there for ever where no scripts run, as only they know who is signed in. */
const NeedsScripts = () => (
  <noscript>
    <p className={`wrap ${styles.needs}`}>
      Turn on JavaScript to see this page. <Link to="/posts">Hoots</Link>, stories and travel
      documents work without it.
    </p>
  </noscript>
);
