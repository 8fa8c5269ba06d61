import type { Prose } from "./article.ts";
import { isFactId, type FactId } from "./facts.ts";

/** A piece of prose: text, a link within the site, or the facts that a statement cites. */
export type Run =
  | { is: "text"; text: string }
  | { is: "link"; text: string; to: string }
  | { is: "facts"; ids: readonly FactId[] };

const marks = /\{([^{}]+)\}|\[([^\]]+)\]\((\/[^)]*)\)/g;

/** Parses prose into runs. Throws for an unknown fact. */
export function runsOf(prose: Prose): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const mark of prose.matchAll(marks)) {
    if (mark.index > from) runs.push({ is: "text", text: prose.slice(from, mark.index) });
    from = mark.index + mark[0].length;
    const [, names, text, to] = mark;
    if (text !== undefined && to !== undefined) runs.push({ is: "link", text, to });
    else runs.push({ is: "facts", ids: (names ?? "").split(",").map(requireFactId) });
  }
  if (from < prose.length) runs.push({ is: "text", text: prose.slice(from) });
  return runs;
}

function requireFactId(id: string): FactId {
  if (!isFactId(id)) throw new Error(`No fact is called ${id}.`);
  return id;
}

/** The prose as plain text. */
export const plainText = (prose: Prose): string =>
  runsOf(prose)
    .map((run) => (run.is === "facts" ? "" : run.text))
    .join("");
