import { OctagonX } from "lucide-react";
import type { AnswerLine } from "#contracts/lookup/answers.ts";
import { LineList } from "./line-list.tsx";
import styles from "./not-possible.module.css";

/** The notice that a trip is not possible. */
export function NotPossible({ line }: { line: AnswerLine }) {
  return (
    <section className={styles.part} aria-labelledby="not-possible">
      <h2 id="not-possible">
        <OctagonX size={24} aria-hidden />
        This trip is not possible
      </h2>
      <LineList lines={[{ ...line, label: "" }]} />
    </section>
  );
}
