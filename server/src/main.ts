import { demoEmail, demoPassword } from "../seeds/plant.ts";
import { FolderInUse } from "./db/lock.ts";
import { EnvError, readEnv } from "./env.ts";
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

/** What goes wrong at the start in one line, where it is the operator's to mend. */
function oneLine(error: unknown): string {
  if (error instanceof EnvError || error instanceof FolderInUse) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE")
    return `PORT ${process.env["PORT"] ?? 3000} is taken by another program.`;
  if (["ECONNREFUSED", "ENOTFOUND", "28P01", "28000", "3D000", "ETIMEDOUT"].includes(code)) {
    return `DATABASE_URL: the database does not let us in (${code}).`;
  }
  return message.split("\n")[0] ?? message;
}

try {
  const env = readEnv(process.env);
  const house = await openHouse({ env, renderPage: await loadPages() });
  stopOnSignals(house);
  console.log(`Wagabond is open at ${env.publicUrl}`);
  if (env.demo) console.log(`Demo sign-in: ${demoEmail} with the password ${demoPassword}`);
} catch (error) {
  console.error(`Wagabond cannot start: ${oneLine(error)}`);
  process.exit(1);
}
