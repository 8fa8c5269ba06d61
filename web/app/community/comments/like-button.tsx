import { Heart } from "lucide-react";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { classes } from "../../ui/classes.ts";
import styles from "../../ui/actions.module.css";
import type { Like } from "./use-like.ts";

type LikeButtonProps = { like: Like };

/** The heart with its count. Color, fill and pressed state all show whether it is liked. */
export function LikeButton({ like }: LikeButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.action, styles.like, "num")}
      aria-pressed={like.liked}
      aria-label={`Like, ${counted(like.count, "like")}`}
      onClick={like.toggle}
    >
      <Heart size={20} aria-hidden />
      <span>{numberText(like.count)}</span>
    </button>
  );
}

/** Why a like failed, beside its button. */
export function LikeProblem({ like }: LikeButtonProps) {
  if (!like.failed) return null;
  return (
    <p className={styles.problem} role="alert">
      {like.liked ? "Couldn't remove your like." : "Couldn't save your like."} {like.failed}{" "}
      <button type="button" className={styles.again} onClick={like.retry}>
        Try again
      </button>
    </p>
  );
}
