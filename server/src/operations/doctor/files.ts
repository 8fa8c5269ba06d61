import { existsSync } from "node:fs";
import type { Env } from "../../platform/env.ts";
import { diskFolder, openBlobs } from "../../platform/files/open-blobs.ts";
import { describeS3, readS3Address } from "../../platform/files/s3-address.ts";
import { isLocalUrl } from "../../platform/local-url.ts";
import { type Finding, fine, note, reasonOf, wrong } from "./finding.ts";
import { isOurs } from "./folder.ts";

export async function checkFiles(env: Env): Promise<Finding> {
  const { filesUrl, dataDir, databaseUrl } = env;
  if (filesUrl === undefined) {
    const folder = diskFolder(dataDir);
    if (existsSync(folder) && !isOurs(folder)) return wrong("files", `${folder} is not writable`);
    return databaseUrl
      ? note("files", `in ${folder}; set FILES_URL if several servers share a database`)
      : fine("files", `in ${folder}`);
  }
  const address = readS3Address(filesUrl);
  const text = describeS3(address);
  const blobs = await openBlobs(env);
  try {
    await blobs.ping();
  } catch (error) {
    return wrong("files", `${text}: files can't be stored (${reasonOf(error)})`);
  } finally {
    await blobs.close();
  }
  const { endpoint } = address;
  return endpoint?.startsWith("http:") && !isLocalUrl(endpoint)
    ? note("files", `${text}, without https: private documents are sent unencrypted`)
    : fine("files", text);
}
