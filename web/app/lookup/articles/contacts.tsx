import type { ReadingCopy } from "#reference/articles.ts";
import styles from "./articles.module.css";

/** The responsible authorities. */
export function Contacts({ ask }: Pick<ReadingCopy, "ask">) {
  return (
    <div>
      <h2 id="whom-to-ask" className={styles.contactsTitle}>
        Who to contact
      </h2>
      <p className={styles.sentence}>
        Rules change. Check with these offices before you book, and again the week you leave.
      </p>
      <ul className={styles.authorities}>
        {ask.map(({ name, about, address }) => (
          <li key={name}>
            {address ? <a href={address}>{name}</a> : <b>{name}</b>}
            <span>{address ? about : `${about} (no website found)`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
