import type { FileUsage } from "#contracts/kernel/files.ts";

/** Key of the draft of a member's own profile. */
export const profileDraftKey = "profile";

/** Documents of a profile. */
export const paperLabels = { passport: "Passport", importantDocs: "Important documents" } as const;
export type Paper = keyof typeof paperLabels;

const mebibyte = 1024 * 1024;

/** "12 of 500 files, 34 of 300 MB used" */
export function usageText({ files, bytes, filesMax, bytesMax }: FileUsage): string {
  const size = bytes > 0 && bytes < mebibyte ? "less than 1" : Math.round(bytes / mebibyte);
  return `${files} of ${filesMax} files, ${size} of ${bytesMax / mebibyte} MB used`;
}

const almostFull = 0.9;

export const isAlmostFull = ({ files, bytes, filesMax, bytesMax }: FileUsage): boolean =>
  files >= filesMax * almostFull || bytes >= bytesMax * almostFull;

/** A profile starts with a few hoots; the others come on request. */
export const hootsAtFirst = 3;
