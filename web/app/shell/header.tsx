import { Link, useLocation } from "react-router";
import { Bell, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../data/browser.ts";
import { LogOutButton, useOwnProfile } from "../accounts/viewer/index.ts";
import { useIsOff, useSignUpMode, useSite, useSiteName } from "../data/site.ts";
import { logInPath } from "../data/safe-next.ts";
import { CartLink } from "../commerce/cart/index.ts";
import { Avatar } from "../ui/avatar.tsx";
import { classes } from "../ui/classes.ts";
import { LinkButton } from "../ui/button.tsx";
import { lazy } from "../data/lazy/lazy.tsx";
import { LazyUnreadBadge } from "../community/notifications/index.ts";
import { notificationsPath, ownProfilePath } from "../links/account.ts";
import { searchPath } from "../links/lookup.ts";
import { loadSearchDialog } from "../lookup/search/index.ts";
import { Wordmark, ThemeSwitch } from "./brand.tsx";
import { activeItem, headerItems, isWork, type NavItem, shownItems } from "./navigation.ts";
import styles from "./header.module.css";

export function Header() {
  const { pathname, search } = useLocation();
  const signUpMode = useSignUpMode();
  return (
    <header className={classes(styles.header, isWork(pathname) && styles.thin)}>
      <div className={`wrap ${styles.line}`}>
        <Link className={styles.brand} to="/" aria-label={`${useSiteName()} home`}>
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
          <Link className={`${styles.bell} member-only`} to={notificationsPath}>
            <Bell size={22} aria-hidden />
            <span className="sr">Notifications</span>
            <LazyUnreadBadge />
          </Link>
          {!useIsOff("shop") && <CartLink />}
          <div className={`${styles.entry} guest-only`}>
            <span className="wide-only">
              <LinkButton small to={logInPath(pathname + search)}>
                Log In
              </LinkButton>
            </span>
            {signUpMode === "open" && (
              <LinkButton variant="pri" small to="/signup">
                Sign Up
              </LinkButton>
            )}
          </div>
          <div className={`${styles.entry} member-only`}>
            <span className="wide-only">
              <LogOutButton className={styles.logOut} />
            </span>
            <Account />
          </div>
        </div>
      </div>
    </header>
  );
}

function Items(props: { items: readonly NavItem[]; path: string; className: string }) {
  const items = shownItems(props.items, useSite()?.off);
  const active = activeItem(props.path, items);
  return (
    <ul className={props.className}>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} prefetch="intent" aria-current={item === active ? "page" : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

// Until it is loaded, and on wide screens, the face leads to the profile.
const AccountMenu = lazy(async () => (await import("./account-menu.tsx")).AccountMenu, {
  when: "idle",
});

/** The member's face: a link to the profile, on phones a menu. */
function Account() {
  const session = useSession();
  const profile = useOwnProfile();
  const face = session.is === "member" && profile !== undefined && (
    <Avatar face={{ _id: session.userId, avatar: profile?.avatar ?? null }} />
  );
  return (
    <>
      <Link className={styles.account} to={ownProfilePath} aria-label="Your profile">
        {face}
      </Link>
      <span className={`narrow-only ${styles.menu}`}>
        <AccountMenu face={face} />
      </span>
    </>
  );
}

const SearchDialog = lazy(loadSearchDialog);

/** Opens the search, also by `/` and Ctrl or Cmd with K. Without scripts it opens the search page. */
function SearchButton() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  const prefetch = () => void loadSearchDialog().catch(() => undefined);

  return (
    <search className={styles.search}>
      <form
        ref={form}
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <button
          className={styles.open}
          aria-label="Search"
          aria-keyshortcuts="/ Control+K"
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Search size={20} aria-hidden />
          <span aria-hidden>Search</span>
          <kbd aria-hidden>/</kbd>
        </button>
      </form>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </search>
  );
}

/** Whether a key opens the search: not while typing or over another dialog. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  if (key === "k" || key === "K") return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}
