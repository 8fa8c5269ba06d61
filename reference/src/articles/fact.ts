import type { AuthorityId } from "./authorities.ts";
import type { SourceId } from "./sources.ts";

/** Something an article may state. What was not found, or is only remembered, is no fact. */
export type Fact = {
  /** Where it stands in the collected travel data. */
  path: string;
  basis: "source" | "derived";
  /** High: an authority's own text, or two independent dated sources. Medium: one dated source. */
  confidence: "high" | "medium";
  /** What the sources say, in our words. */
  says: string;
  sources: readonly SourceId[];
  /** Who decides. */
  ask: AuthorityId;
  /** No source that says so has a public address: readers are told to confirm it. */
  reported?: true;
};
