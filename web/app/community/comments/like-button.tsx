import { Heart } from "lucide-react";
import { classes } from "../../ui/classes.ts";
import styles from "../../ui/actions.module.css";
import type { Like } from "./use-like.ts";
import { counted } from "../../ui/text.ts";

type LikeButtonProps = { of: Like };

/** The heart with its count. Its color, its filling and its pressed state say the same. */
export function LikeButton({ of }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.action, styles.like, "num")}
      aria-pressed={of.liked}
      aria-label={`Like, ${counted(of.count, "like")}`}
      onClick={of.toggle}
    >
      <Heart size={20} aria-hidden />
      <span>{of.count.toLocaleString("en-GB")}</span>
    </button>
  );
}

/** Why a like was taken back, beside its button. */
export function LikeProblem({ of }: LikeButtonProps) {
  if (!of.failed) return null;
  return (
    <p className={styles.problem} role="alert">
      {of.liked ? "The like could not be taken back." : "The like did not arrive."} {of.failed}{" "}
      <button type="button" className={styles.again} onClick={of.retry}>
        Retry
      </button>
    </p>
  );
}
