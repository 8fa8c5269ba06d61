import { demoEmail, demoPassword } from "../seeds/plant.ts";
import { readEnv } from "./env.ts";
import { type House, openHouse } from "./open-house.ts";
import { loadPages } from "./pages/load.ts";

/** A signal that comes again within this time is the same one, forwarded by npm. */
const sameSignalMs = 1_000;
const drainMs = 10_000;

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
}

/** What goes wrong at the start, in one line. */
const oneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

// Until the house stands there is nothing to finish; the default would be deaf as process 1 of a container.
const leave = () => process.exit(0);
const signals = ["SIGTERM", "SIGINT"] as const;
for (const signal of signals) process.on(signal, leave);

try {
  const env = readEnv(process.env);
  const house = await openHouse({ env, renderPage: await loadPages() });
  for (const signal of signals) process.off(signal, leave);
  stopOnSignals(house);
  console.log(`Wagabond is open at ${env.publicUrl}`);
  if (env.demo) console.log(`Demo sign-in: ${demoEmail} with the password ${demoPassword}`);
} catch (error) {
  console.error(`Wagabond cannot start: ${oneLine(error)}`);
  process.exit(1);
}
