import type { FileUsage } from "#contracts/kernel/files.ts";

/** The draft key of the own profile. */
export const profileDraftKey = "profile";

/** The documents of a profile. */
export const paperLabels = { passport: "Passport", importantDocs: "Important documents" } as const;
export type Paper = keyof typeof paperLabels;

const mebibyte = 1024 * 1024;

/** "12 of 500 files, 34 of 300 MB" */
export function usageText({ files, bytes, filesMax, bytesMax }: FileUsage): string {
  const size = bytes > 0 && bytes < mebibyte ? "less than 1" : Math.round(bytes / mebibyte);
  return `${files} of ${filesMax} files, ${size} of ${bytesMax / mebibyte} MB`;
}
