import { flushCompileCache } from "node:module";
import { demoEmail, demoPassword } from "../seeds/demo.ts";
import { launch } from "./launch.ts";
import type { House } from "./open-house.ts";

/** A signal that comes again within this time is the same one, forwarded by npm. */
const sameSignalMs = 1_000;
const drainMs = 10_000;
const shellMs = 250;
/** Asked at once: it may be gone by the time the house stands. */
const shell = process.ppid;
/** By then the house has served its first answers, and what they needed is compiled too. */
const compiledMs = 10_000;

function stopOnSignals(house: House): void {
  let stoppedAt: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppedAt !== undefined) {
      if (now - stoppedAt > sameSignalMs) process.exit(1);
      return;
    }
    stoppedAt = now;
    setTimeout(() => process.exit(1), drainMs).unref();
    house.close().then(
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

/** A signal to npm ends the shell between npm and us, which hands nothing on: that it is gone is the signal. */
function onEndOfShell(stop: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined || process.platform === "win32") return;
  const look = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(look);
    stop();
  }, shellMs);
  look.unref();
}

/** What goes wrong at the start, in one line. */
const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

// Until the house stands there is nothing to finish; the default would be deaf as process 1 of a container.
const leave = () => process.exit(0);
const signals = ["SIGTERM", "SIGINT"] as const;
for (const signal of signals) process.on(signal, leave);

try {
  launch(import.meta.filename, process.env);
  // Only now, since a process that goes on elsewhere needs none of it.
  const [{ readEnv }, { refuseHeldFolder }] = await Promise.all([
    import("./env.ts"),
    import("./db/lock.ts"),
  ]);
  const env = readEnv(process.env);
  if (!env.databaseUrl) refuseHeldFolder(env.dataDir);
  const [{ openHouse }, { loadPages }] = await Promise.all([
    import("./open-house.ts"),
    import("./pages/load.ts"),
  ]);
  const house = await openHouse({ env, renderPage: await loadPages() });
  for (const signal of signals) process.off(signal, leave);
  stopOnSignals(house);
  console.log(`Wagabond is open at ${env.publicUrl}`);
  if (env.demo) console.log(`Demo sign-in: ${demoEmail} with the password ${demoPassword}`);
  setTimeout(flushCompileCache, compiledMs).unref();
} catch (error) {
  console.error(`Wagabond cannot start: ${oneLine(error)}`);
  process.exit(1);
}
