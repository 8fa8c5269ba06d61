import { useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { useArrived } from "./arrived.ts";
import { logInPath } from "./safe-next.ts";
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
  const arrived = useArrived();
  const [wasMember, setWasMember] = useState(false);
  if (session.is === "member") {
    if (!wasMember) setWasMember(true);
    return children(session);
  }
  // Every page arrives as a guest's; who it is shows once it lives.
  if (!arrived) return fallback;
  if (wasMember && !session.ended) return <Navigate to="/" replace />;
  return <Navigate to={logInPath(pathname + search + hash)} replace />;
}
