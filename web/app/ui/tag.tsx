import {
  CircleCheck,
  CircleQuestionMark,
  Clock,
  Info,
  OctagonAlert,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import type { Tone } from "./notice.tsx";
import styles from "./tag.module.css";

/** A luggage tag with a category. */
export function Tag({ children, to }: { children: ReactNode; to?: string }) {
  return to ? (
    <Link className={styles.tag} to={to}>
      {children}
    </Link>
  ) : (
    <span className={styles.tag}>{children}</span>
  );
}

const signs = {
  ready: CircleCheck,
  due: Clock,
  blocked: OctagonAlert,
  info: Info,
  unknown: CircleQuestionMark,
};

type ChipProps = {
  children: ReactNode;
  tone: Tone | "unknown";
  /** Replaces the sign of the tone. */
  sign?: LucideIcon;
};

/** A state as text, color and icon. */
export function Chip({ children, tone, sign: Sign = signs[tone] }: ChipProps) {
  return (
    <span className={classes(styles.chip, styles[tone])}>
      <Sign size={16} aria-hidden />
      {children}
    </span>
  );
}
