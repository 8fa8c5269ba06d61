import { BadgePercent } from "lucide-react";
import { Link, useLocation } from "react-router";
import { logInPath } from "../../data/safe-next.ts";
import styles from "./members-banner.module.css";

/** The discount of members, with links for guests to sign up. */
export function MembersBanner({ percent }: { percent: number }) {
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.banner} aria-label="For members">
      <BadgePercent size={24} aria-hidden />
      <p>
        <b>Members get {percent}% off every purchase.</b>{" "}
        <span className="guest-only">
          <Link to="/signup">Sign up</Link> or <Link to={logInPath(pathname + search)}>log in</Link>
          .
        </span>
        <span className="member-only">Your cart counts it by itself.</span>
      </p>
    </aside>
  );
}
