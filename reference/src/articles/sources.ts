import type { Source } from "./source.ts";
import { flyingSources } from "./sources/flying.ts";
import { officialSources } from "./sources/official.ts";
import { reportSources } from "./sources/reports.ts";

const all = { ...officialSources, ...flyingSources, ...reportSources };

export type SourceId = keyof typeof all;

/** The sources of the articles. */
export const sources: Readonly<Record<SourceId, Source>> = all;
