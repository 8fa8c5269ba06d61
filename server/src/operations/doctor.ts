import { checkClock } from "./doctor/clock.ts";
import { checkDatabase, checkSnapshots } from "./doctor/database.ts";
import { checkFiles } from "./doctor/files.ts";
import { type Finding, fine, wrong } from "./doctor/finding.ts";
import { checkDisk, checkFolder } from "./doctor/folder.ts";
import { checkForwarding } from "./doctor/forwarding.ts";
import { checkMail } from "./doctor/mail.ts";
import { checkOidc } from "./doctor/oidc.ts";
import { checkOverpass } from "./doctor/overpass.ts";
import { checkProxy, checkTransport } from "./doctor/proxy.ts";
import * as site from "./doctor/site.ts";
import { type Env, EnvError, readEnv } from "../platform/env.ts";

export type { Finding } from "./doctor/finding.ts";

/** Reports the configuration and its errors, without changing anything. Secrets are not shown. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  const node = Number(process.versions.node.split(".")[0]);
  const runtime =
    node >= 24
      ? fine("Node", process.versions.node)
      : wrong(
          "Node",
          `${process.versions.node}; Node 24 is required. Use the npm scripts, which include it.`,
        );
  let env: Env;
  try {
    env = readEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [runtime, wrong("environment", error.message)];
  }
  const database = await checkDatabase(env);
  return [
    runtime,
    fine("PUBLIC_URL", env.publicUrl),
    checkFolder(env),
    checkDisk(env),
    ...database.findings,
    await checkSnapshots(env),
    await checkFiles(env),
    await checkMail(env),
    await checkOidc(env),
    await checkOverpass(env),
    site.checkSecret(env),
    site.checkDemo(env),
    site.checkGifs(env),
    site.checkMap(env),
    site.checkMailIn(env),
    site.checkWidgets(env),
    site.checkShop(env),
    site.checkLimits(env),
    checkTransport(env),
    checkProxy(env),
    checkForwarding(env),
    checkClock(env, database.clockMs),
  ];
}
