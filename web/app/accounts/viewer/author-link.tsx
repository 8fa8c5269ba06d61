import { Link } from "react-router";
import type { Author } from "#contracts/kernel/author.ts";
import { anonymous } from "#contracts/kernel/author-names.ts";
import { Avatar } from "../../ui/avatar.tsx";
import styles from "./author-link.module.css";
import { profilePath } from "../../links/profiles.ts";

/** The username of who wrote something, leading to their profile. Who is gone is Anonymous, and leads nowhere. */
export function AuthorLink({ author }: { author: Author | null }) {
  if (!author) return anonymous;
  return (
    <Link className={styles.name} to={profilePath(author._id)} prefetch="intent">
      {author.username}
    </Link>
  );
}

/** Their face, leading there too. It stands beside the name, so keyboards and ears are told once. */
export function AuthorFace({ author }: { author: Author | null }) {
  if (!author) return <Avatar face={null} />;
  return (
    <Link
      className={styles.face}
      to={profilePath(author._id)}
      prefetch="intent"
      tabIndex={-1}
      aria-hidden
    >
      <Avatar face={author} />
    </Link>
  );
}
