import { Link } from "react-router";
import { type Author, anonymous } from "#contracts/kernel/author.ts";
import { Avatar } from "../../ui/avatar.tsx";
import styles from "./author-link.module.css";
import { profilePath } from "../../links/account.ts";

/** The username of an author, linked to their profile. A deleted author is Anonymous, without a link. */
export function AuthorLink({ author }: { author: Author | null }) {
  if (!author) return anonymous;
  return (
    <Link className={styles.name} to={profilePath(author._id)} prefetch="intent">
      {author.username}
    </Link>
  );
}

/** The avatar with the same link. Keyboards and screen readers skip it, because it is next to the name. */
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

/** Face and name, at the head of a post. */
export const AuthorByline = ({ author }: { author: Author | null }) => (
  <div className={styles.byline}>
    <AuthorFace author={author} />
    <p>
      <b>
        <AuthorLink author={author} />
      </b>
    </p>
  </div>
);
