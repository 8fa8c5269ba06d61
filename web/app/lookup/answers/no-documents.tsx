import { noDocuments } from "#contracts/lookup/answer-names.ts";
import type { Authority } from "#contracts/lookup/answers.ts";
import { NoAnswer, Ways } from "./no-answer.tsx";
import { authoritiesOf } from "./authorities-of.ts";
import type { Way } from "./canonical-paths.ts";
import { WhomToAsk } from "./contacts.tsx";

type NoDocumentsProps = {
  exit?: Authority | undefined;
  entry?: Authority | undefined;
  ways: { from: string; ways: readonly Way[] };
};

/** A route that we know no papers for: who does, and where the papers are known. */
export function NoDocuments({ exit, entry, ways }: NoDocumentsProps) {
  return (
    <NoAnswer sentence={noDocuments} place="A field" tab="documents">
      <p className="lede">
        {exit || entry
          ? "The people who decide know. Ask them before you book anything."
          : "Too little is known of it to travel by, or it is one and the same country."}
      </p>
      <WhomToAsk of={authoritiesOf({ exit, entry })} />
      <Ways title={`From ${ways.from} we know the papers to`} ways={ways.ways} />
    </NoAnswer>
  );
}
