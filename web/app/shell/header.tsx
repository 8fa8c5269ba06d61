import { Link, useLocation } from "react-router";
import { useSession } from "../data/browser.ts";
import { LogOutButton, useOwnProfile } from "../accounts/viewer/index.ts";
import { logInPath } from "../data/safe-next.ts";
import { CartLink } from "../commerce/cart/index.ts";
import { ownProfilePath } from "../links/profiles.ts";
import { Avatar } from "../ui/avatar.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Wordmark } from "./brand.tsx";
import styles from "./header.module.css";
import { headerItems, activeItem, type NavItem } from "./navigation.ts";
import { SearchButton } from "./search-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function Header() {
  const { pathname, search } = useLocation();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.line}`}>
        <Link className={styles.brand} to="/" aria-label="Wagabond home">
          <Wordmark />
        </Link>
        <nav className={`${styles.nav} wide-only`} aria-label="Main">
          <Items items={headerItems.guest} path={pathname} className="guest-only" />
          <Items items={headerItems.member} path={pathname} className="member-only" />
        </nav>
        <div className={styles.actions}>
          <SearchButton />
          <span className={styles.theme}>
            <ThemeSwitch />
          </span>
          <CartLink />
          <div className={`${styles.entry} guest-only`}>
            <span className="wide-only">
              <LinkButton small to={logInPath(pathname + search)}>
                Log In
              </LinkButton>
            </span>
            <LinkButton look="pri" small to="/signup">
              Sign Up
            </LinkButton>
          </div>
          <div className={`${styles.entry} member-only`}>
            <span className="wide-only">
              <LogOutButton className={styles.logOut} />
            </span>
            <ProfileLink />
          </div>
        </div>
      </div>
    </header>
  );
}

function Items(props: { items: readonly NavItem[]; path: string; className: string }) {
  const active = activeItem(props.path, props.items);
  return (
    <ul className={props.className}>
      {props.items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} prefetch="intent" aria-current={item === active ? "page" : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ProfileLink() {
  const session = useSession();
  const profile = useOwnProfile();
  return (
    <Link className={styles.account} to={ownProfilePath} aria-label="Your profile">
      {session.is === "member" && profile !== undefined && (
        <Avatar face={{ _id: session.userId, avatar: profile?.avatar ?? null }} />
      )}
    </Link>
  );
}
