import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { AppError } from "#contracts/kernel/errors.ts";
import { type Answer, type Job, errorResponses, tooLongSignal } from "./media-worker-jobs.ts";
import type { Watch } from "./media-worker-watchdog.ts";

/** Memory of the whole process, in bytes. A progressive JPEG of 40 megapixels is the largest good picture: 360 MB. */
const mostMemory = {
  picture: 420_000_000,
  pdf: 280_000_000,
  text: 280_000_000,
  drawing: 280_000_000,
};

/** Processor time of one job. */
const [, , cpuMs] = process.argv;

const limits = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
const limit = (bytes: number, microseconds: number) => limits.set([bytes, microseconds]);
limit(mostMemory.picture, Number.POSITIVE_INFINITY);
const watch: Watch = { parent: process.ppid, limits, tooLongSignal };
const watching = new Worker(new URL("media-worker-watchdog.ts", import.meta.url), {
  workerData: watch,
});

// Page requests come first. The watchdog already runs at normal priority, so it is never late.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Not every system allows this.
}

// The server ends this process: Ctrl+C in the terminal must not break an upload that the server still finishes.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit(0));

const say = (answer: Answer) => process.send?.(answer);

process.on("message", (job: Job) => void answerTo(job).then(say));

/** Decoders are loaded on first use, so that documents don't load the image decoder. */
async function answerTo(job: Job): Promise<Answer> {
  const { user, system } = process.cpuUsage();
  limit(mostMemory[job.is], user + system + Number(cpuMs) * 1000);
  try {
    if (job.is === "picture") {
      const { processPicture: takeIn } = await import("./pictures.ts");
      return { is: "picture", picture: await takeIn(job), heldBytes: residentBytes() };
    }
    if (job.is === "drawing") {
      const { previewOf } = await import("./drawings.ts");
      const png = (await previewOf(job.svg)).toString("base64");
      return { is: "drawing", png, heldBytes: residentBytes() };
    }
    if (job.is === "text") {
      const { readPdfText } = await import("./pdf-text.ts");
      return { is: "text", text: await readPdfText(job.path), heldBytes: residentBytes() };
    }
    const { checkPdf: lookInto } = await import("./pdfs.ts");
    await lookInto(job.path);
    return { is: "pdf", heldBytes: residentBytes() };
  } catch (error) {
    return answerForError(error);
  } finally {
    limit(mostMemory[job.is], Number.POSITIVE_INFINITY);
  }
}

function answerForError(error: unknown): Answer {
  const code = errorResponses.find((code) => error instanceof AppError && error.code === code);
  const message = error instanceof Error ? error.message : String(error);
  if (code) return { is: "rejected", code, message, heldBytes: residentBytes() };
  const systemCode = error instanceof Error && "code" in error ? String(error.code) : undefined;
  return { is: "broken", message, code: systemCode, heldBytes: residentBytes() };
}

const residentBytes = () => process.memoryUsage.rss();

await once(watching, "online");
say({ is: "ready" });
