import { Link } from "react-router";
import type { Hoot } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import { useAuthor, useSeen } from "../accounts/viewer/index.ts";
import { hootPath } from "../links/hoots.ts";
import { Avatar } from "../ui/avatar.tsx";
import styles from "./sections.module.css";

/** Hoots as lines: face, title, author and counts. */
export function HootLines({ hoots }: { hoots: readonly Hoot[] }) {
  const seen = useSeen("hoot", hoots);
  return (
    <ul className={styles.lines}>
      {seen.map((hoot) => (
        <HootLine key={hoot._id} hoot={hoot} />
      ))}
    </ul>
  );
}

function HootLine({ hoot }: { hoot: Hoot }) {
  const { _id, title, likeCount, commentCount } = hoot;
  const author = useAuthor(hoot.author);
  return (
    <li>
      <Avatar face={author} />
      <div>
        <Link className="cover-link" to={hootPath(_id)} prefetch="intent">
          {title}
        </Link>
        <span className="meta">
          {author?.username ?? "Anonymous"} · {counted(likeCount, "like")} ·{" "}
          {counted(commentCount, "comment")}
        </span>
      </div>
    </li>
  );
}
