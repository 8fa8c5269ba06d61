import { buildWhatIsStale } from "../../scripts/build.ts";

/** Builds once for all files, because servers run from the build. */
export default async (): Promise<void> => void (await buildWhatIsStale());
