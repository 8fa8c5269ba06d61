import { Scale } from "lucide-react";
import type { Disagreement } from "#contracts/lookup/answers.ts";
import styles from "./disagreements.module.css";
import { LineSources } from "./line-sources.tsx";
import { useSourceNumbers } from "./source-numbers.tsx";

/** Where sources contradict each other, and what each of them says. */
export function Disagreements({ of }: { of: readonly Disagreement[] }) {
  if (of.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sources-disagree">
      <h2 id="sources-disagree">
        <Scale size={24} aria-hidden />
        Sources disagree
      </h2>
      <ul className={styles.list}>
        {of.map((each) => (
          <One key={each.id} of={each} />
        ))}
      </ul>
    </section>
  );
}

function One({ of }: { of: Disagreement }) {
  const numbers = useSourceNumbers(of);
  return (
    <li id={of.id}>
      <h3>{of.topic}</h3>
      <p>
        {of.text}
        {numbers && <sup className={styles.numbers}> [{numbers}]</sup>}
      </p>
      <LineSources sources={of.sources} />
    </li>
  );
}
