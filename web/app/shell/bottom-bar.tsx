import { Link, useLocation } from "react-router";
import styles from "./bottom-bar.module.css";
import { bottomBarItems, activeItem, type BottomBarItem } from "./navigation.ts";

/** The navigation at the bottom of narrow screens. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="Main, mobile">
      <Items items={bottomBarItems.guest} path={pathname} className="guest-only" />
      <Items items={bottomBarItems.member} path={pathname} className="member-only" />
    </nav>
  );
}

function Items({
  items,
  path,
  className,
}: {
  items: readonly BottomBarItem[];
  path: string;
  className: string;
}) {
  const active = activeItem(path, items);
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} aria-current={item === active ? "page" : undefined}>
            <span className={styles.icon}>
              <item.icon size={24} aria-hidden />
            </span>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
