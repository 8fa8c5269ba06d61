import type { Authority } from "#contracts/lookup/answers.ts";
import styles from "./sources.module.css";

type AuthorityContactsProps = { authorities: readonly { about: string; authority: Authority }[] };

/** The responsible authorities with their pages. */
export function AuthorityContacts({ authorities }: AuthorityContactsProps) {
  if (authorities.length === 0) return null;
  return (
    <section className={`card pad ${styles.part}`} aria-labelledby="whom-to-ask">
      <h2 id="whom-to-ask">Who to contact</h2>
      <ul>
        {authorities.map(({ about, authority: { name, page } }) => (
          <li key={about}>
            <span className="meta">{about}</span>
            <b>{name}</b>
            {page?.address ? <a href={page.address}>{page.title}</a> : "No website found."}
          </li>
        ))}
      </ul>
      <p className="meta">
        If an officer says otherwise, the officer is right. Check before you book and again the week
        you leave.
      </p>
    </section>
  );
}
