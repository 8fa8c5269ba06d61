import { join } from "node:path";
import type { Env } from "../env.ts";
import type { BlobStore } from "./blobs.ts";
import { openDisk } from "./disk.ts";

/** The folder of stored files without FILES_URL. */
export const diskFolder = (dataDir: string): string => join(dataDir, "files");

/** The blob store of the server: the bucket of FILES_URL, or `DATA_DIR/files`. Sends no request yet. */
export async function openBlobs({
  filesUrl,
  dataDir,
}: Pick<Env, "filesUrl" | "dataDir">): Promise<BlobStore> {
  if (filesUrl === undefined) return openDisk(diskFolder(dataDir));
  // The library is large, and a server with its files on disk does not load it.
  const { openS3 } = await import("./s3.ts");
  return openS3(filesUrl);
}
