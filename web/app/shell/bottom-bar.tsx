import { Link, useLocation } from "react-router";
import styles from "./bottom-bar.module.css";
import { barPlaces, placeOf, type BarPlace } from "./navigation.ts";

/** The places within reach of a thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="Main, mobile">
      <Row places={barPlaces.guest} path={pathname} className="guest-only" />
      <Row places={barPlaces.member} path={pathname} className="member-only" />
    </nav>
  );
}

function Row({
  places,
  path,
  className,
}: {
  places: readonly BarPlace[];
  path: string;
  className: string;
}) {
  const here = placeOf(path, places);
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} aria-current={place === here ? "page" : undefined}>
            <span className={styles.icon}>
              <place.icon size={24} aria-hidden />
            </span>
            {place.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
