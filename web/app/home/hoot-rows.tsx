import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import type { Hoot } from "#contracts/community/hoots.ts";
import { HootCard } from "../community/hoots/index.ts";
import { IconButton } from "../ui/button.tsx";
import { Link } from "react-router";
import { counted } from "#format/plurals.ts";
import { useAuthor, useSeen } from "../accounts/viewer/index.ts";
import { hootPath } from "../links/hoots.ts";
import { Avatar } from "../ui/avatar.tsx";
import styles from "./sections.module.css";

/** Hoots in a row to scroll, with buttons. */
export function HootStrip({ hoots }: { hoots: readonly Hoot[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const move = (by: 1 | -1) => {
    const { clientWidth = 0 } = strip.current ?? {};
    strip.current?.scrollBy({ left: by * clientWidth * 0.7 });
  };
  return (
    <>
      <ul ref={strip} className={styles.strip}>
        {hoots.map((hoot) => (
          <li key={hoot._id}>
            <HootCard hoot={hoot} brief />
          </li>
        ))}
      </ul>
      {hoots.length > 3 && (
        <div className={`wide-only ${styles.arrows}`}>
          <IconButton label="Previous hoots" onClick={() => move(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label="Next hoots" onClick={() => move(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </div>
      )}
    </>
  );
}

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
