import { CircleHelp } from "lucide-react";
import { Fold } from "./fold.tsx";
import styles from "./unknowns.module.css";

type UnknownsProps = {
  texts: readonly string[];
  /** Opens on demand. */
  folded?: boolean;
};

/** The gaps of an answer. */
export function Unknowns({ texts, folded = false }: UnknownsProps) {
  if (texts.length === 0) return null;
  if (folded) {
    return (
      <Fold
        icon={<CircleHelp size={20} aria-hidden />}
        title={`What we don't know yet (${texts.length})`}
      >
        <ul className={styles.folded}>
          {texts.map((text) => (
            <li key={text}>We don't know {text}.</li>
          ))}
        </ul>
      </Fold>
    );
  }
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
