import type { HostileFile } from "./hostile-file.ts";
import { hostilePapers } from "./hostile-papers.ts";
import { hostilePictures } from "./hostile-pictures.ts";

export type { HostileFile } from "./hostile-file.ts";

/** What is sent to every door through which files come in. */
export const hostileFiles: readonly HostileFile[] = [...hostilePictures, ...hostilePapers];
