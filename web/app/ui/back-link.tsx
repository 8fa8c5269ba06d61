import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import styles from "./back-link.module.css";

type BackLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** The link at the top of a page to the list or page above it. */
export const BackLink = ({ to, className, children }: BackLinkProps) => (
  <p className={classes("screen-only", styles.back, className)}>
    <Link to={to}>
      <span aria-hidden>← </span>
      {children}
    </Link>
  </p>
);
