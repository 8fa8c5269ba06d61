import { Link } from "react-router";
import styles from "./next-link.module.css";

/** A link to another login page, large enough for a thumb. */
export function NextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.way} to={to} prefetch="intent">
      {children}
    </Link>
  );
}
