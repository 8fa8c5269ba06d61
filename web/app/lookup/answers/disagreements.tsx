import { Scale } from "lucide-react";
import type { Disagreement } from "#contracts/lookup/answers.ts";
import styles from "./disagreements.module.css";
import { LineSources } from "./line-sources.tsx";
import { useSourceNumbers } from "./source-numbers.tsx";

/** Contradictions between sources, with their statements. */
export function Disagreements({ disagreements }: { disagreements: readonly Disagreement[] }) {
  if (disagreements.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="sources-disagree">
      <h2 id="sources-disagree">
        <Scale size={24} aria-hidden />
        Sources disagree
      </h2>
      <ul className={styles.list}>
        {disagreements.map((each) => (
          <DisagreementItem key={each.id} disagreement={each} />
        ))}
      </ul>
    </section>
  );
}

function DisagreementItem({ disagreement }: { disagreement: Disagreement }) {
  const numbers = useSourceNumbers(disagreement);
  return (
    <li id={disagreement.id}>
      <h3>{disagreement.topic}</h3>
      <p>
        {disagreement.text}
        {numbers && <sup className={styles.numbers}> [{numbers}]</sup>}
      </p>
      <LineSources sources={disagreement.sources} />
    </li>
  );
}
