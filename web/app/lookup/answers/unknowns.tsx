import { CircleHelp } from "lucide-react";
import styles from "./unknowns.module.css";

/** What nobody should believe we know. */
export function NotKnown({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="not-known">
      <h2 id="not-known">
        <CircleHelp size={24} aria-hidden />
        What we do not know
      </h2>
      <ul>
        {of.map((text) => (
          <li key={text}>Not known: {text}.</li>
        ))}
      </ul>
    </section>
  );
}
