import { CircleHelp } from "lucide-react";
import styles from "./unknowns.module.css";

/** The gaps of an answer. */
export function Unknowns({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="not-known">
      <h2 id="not-known">
        <CircleHelp size={24} aria-hidden />
        What we don't know yet
      </h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>We don't know {text}.</li>
        ))}
      </ul>
    </section>
  );
}
