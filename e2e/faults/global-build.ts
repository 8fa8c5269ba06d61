import { buildWhatIsStale } from "../../scripts/build.ts";

/** Servers are started as they are delivered: from what is built, once for all files. */
export default async (): Promise<void> => void (await buildWhatIsStale());
