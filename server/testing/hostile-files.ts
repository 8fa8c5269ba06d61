import type { HostileFile } from "./hostile-file.ts";
import { hostilePapers } from "./hostile-papers.ts";
import { hostilePictures } from "./hostile-pictures.ts";

export type { HostileFile } from "./hostile-file.ts";

/** The files sent to every upload endpoint. */
export const hostileFiles: readonly HostileFile[] = [...hostilePictures, ...hostilePapers];
