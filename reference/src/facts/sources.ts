import type { Source } from "./source.ts";
import { collection } from "./sources/collection.ts";
import { embassy } from "./sources/embassy.ts";
import { guide } from "./sources/guide.ts";
import { listed } from "./sources/listed.ts";
import { official } from "./sources/official.ts";
import { press } from "./sources/press.ts";
import { quoted } from "./sources/quoted.ts";
import { reported } from "./sources/reported.ts";

const all = {
  ...official,
  ...quoted,
  ...embassy,
  ...press,
  ...guide,
  ...collection,
  ...listed,
  ...reported,
};

export type SourceId = keyof typeof all;

/** All sources of facts. */
export const sources: Readonly<Record<SourceId, Source>> = all;
