import { Link } from "react-router";
import styles from "./answers.module.css";

export type RelatedLink = { label: string; to: string; note?: string | undefined };
export type RelatedLinks = readonly { title: string; links: readonly RelatedLink[] }[];

/** Ways on from a route: what others wrote of it, airlines, and help at the destination. */
export function Related({ links: groups }: { links: RelatedLinks }) {
  const shown = groups.filter(({ links }) => links.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={`wrap screen-only ${styles.part}`} aria-labelledby="related">
      <h2 id="related">Related</h2>
      <div className={styles.groups}>
        {shown.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ label, to, note }) => (
                <li key={to}>
                  <Link to={to} prefetch="none">
                    {label}
                  </Link>
                  {note && <p className="meta">{note}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
