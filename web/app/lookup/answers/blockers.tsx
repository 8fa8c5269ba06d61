import { OctagonX } from "lucide-react";
import { Link } from "react-router";
import type { Blocker } from "#contracts/lookup/answers.ts";
import styles from "./blockers.module.css";
import { SourceMarks } from "./source-numbers.tsx";

/** What stands in the way, before everything else. */
export function Blockers({ blockers }: { blockers: readonly Blocker[] }) {
  return blockers.map(({ id, title, text, instead, sources }) => (
    <section key={id} id={id} className={styles.blocker} aria-labelledby={`${id}-title`}>
      <OctagonX size={24} aria-hidden />
      <h2 id={`${id}-title`}>{title}</h2>
      <p>
        {text}{" "}
        {instead && (
          <Link
            to={`/documents/${encodeURIComponent(instead.from)}/${encodeURIComponent(instead.to)}`}
          >
            {instead.label}
          </Link>
        )}
        <SourceMarks line={{ sources }} />
      </p>
    </section>
  ));
}
