import type { AuthorityId } from "./authorities.ts";
import type { SourceId } from "../sources.ts";

/** A fact that an article may state. Gaps and unsourced statements are not facts. */
export type Fact = {
  /** The id of the fact that it repeats, where the reference data has one. */
  fact?: string;
  basis: "source" | "derived";
  /** High: an authority's own text, or two independent dated sources. Medium: one dated source. */
  confidence: "high" | "medium" | "low";
  /** The sources' statement in our words. */
  says: string;
  sources: readonly SourceId[];
  /** The deciding authority. */
  ask: AuthorityId;
  /** None of its sources has a public URL: shown as to be confirmed. */
  reported?: true;
};
