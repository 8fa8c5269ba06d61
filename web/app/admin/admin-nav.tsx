import { NavLink } from "react-router";
import { useOwnProfile } from "../accounts/viewer/index.ts";
import { adminPages } from "../links/admin.ts";
import styles from "./admin.module.css";

/** On a phone, the list scrolls to the current page. */
function scrollToCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current=page]");
  if (current) list?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
}

/** The links between the admin pages. */
export function AdminNav() {
  const isAdmin = useOwnProfile()?.isAdmin ?? false;
  const pages = adminPages.filter(({ forModerators }) => isAdmin || forModerators);
  return (
    <nav className={styles.nav} aria-label="Admin">
      <ul key={isAdmin ? "all" : "some"} ref={scrollToCurrent}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
