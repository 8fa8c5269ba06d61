import { listText } from "#format/lists.ts";

const ofState = "the European Commission and the veterinary authority of ";

/** Authorities in a sentence, each once: "the European Commission and the veterinary authorities of France and Germany". */
export function authoritiesText(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const states = unique.flatMap((name) =>
    name.startsWith(ofState) ? name.slice(ofState.length) : [],
  );
  if (states.length < 2) return listText(unique);
  const joined = `the European Commission and the veterinary authorities of ${listText(states)}`;
  const others = unique.filter((name) => !name.startsWith(ofState));
  return listText([...others, joined]);
}
