import { launch } from "./operations/launch.ts";
import type { Instance } from "./operations/open-instance.ts";

/** A signal that comes again within this time is the same one, forwarded by npm. */
const sameSignalMs = 1_000;
const drainMs = 10_000;
const shellMs = 250;
/** Read now: it may be gone by the time the server is ready. */
const shell = process.ppid;

function stopOnSignals(server: Instance): void {
  let stoppedAt: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppedAt !== undefined) {
      if (now - stoppedAt > sameSignalMs) process.exit(1);
      return;
    }
    stoppedAt = now;
    setTimeout(() => process.exit(1), drainMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  onEndOfShell(stop);
}

/** A signal to npm ends the shell between npm and the server, which doesn't forward it. Its end is the signal. */
function onEndOfShell(stop: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined || process.platform === "win32") return;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    stop();
  }, shellMs);
  look.unref();
}

/** A start error in one line. */
const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

// Until the server is ready there is nothing to finish. Process 1 of a container ignores signals by default.
const leave = () => process.exit(0);
const signals = ["SIGTERM", "SIGINT"] as const;
for (const signal of signals) process.on(signal, leave);

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  console.error(`Unknown argument: ${unknown}`);
  console.error("Usage: npm start (for other commands, see npx wagabond help)");
  process.exit(2);
}

try {
  launch(import.meta.filename, process.env);
  // Imported late, because a process that is restarted doesn't need it.
  const [{ readEnv }, { rejectHeldFolder }] = await Promise.all([
    import("./platform/env.ts"),
    import("./platform/db/lock.ts"),
  ]);
  const env = readEnv(process.env);
  if (!env.databaseUrl) rejectHeldFolder(env.dataDir);
  const [{ openInstance }, { loadPages }] = await Promise.all([
    import("./operations/open-instance.ts"),
    import("./platform/pages/load.ts"),
  ]);
  const server = await openInstance({ env, ...(await loadPages()) });
  for (const signal of signals) process.off(signal, leave);
  stopOnSignals(server);
  console.log(`Wagabond is running at ${env.publicUrl}`);
  for (const notice of server.notices) console.log(notice);
  if (process.stdin.isTTY) console.log("Press Ctrl+C to stop.");
} catch (error) {
  const { EnvError } = await import("./platform/env.ts");
  console.error(`Wagabond couldn't start: ${oneLine(error)}`);
  if (error instanceof EnvError) console.error("See docs/operations/configure.md.");
  process.exit(1);
}
