import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/src/testing/postgres.ts";

const shipped = join(import.meta.dirname, "../../deploy/nginx.conf");

export type Proxy = { address: string; port: number; stop: () => Promise<void> };

/** True where this machine has nginx. */
export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** nginx before two houses, with the settings we ship: only ports and folders are others. */
export async function startProxy(folder: string, houses: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const [first, second] = houses;
  const site = readFileSync(shipped, "utf8")
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`)
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/var/log/nginx/wagabond.log", join(folder, "access.log"));
  for (const room of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) {
    mkdirSync(join(folder, room), { recursive: true });
  }
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "error.log")};
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
events { worker_connections 4096; }
http {
  client_body_temp_path ${join(folder, "body")};
  proxy_temp_path ${join(folder, "proxy")};
  fastcgi_temp_path ${join(folder, "fastcgi")};
  uwsgi_temp_path ${join(folder, "uwsgi")};
  scgi_temp_path ${join(folder, "scgi")};
${site}
}
`,
  );
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", join(folder, "nginx.conf")];
  const nginx = spawn("nginx", args, { stdio: "ignore" });
  await untilListening(port, nginx);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
    },
  };
}

async function untilListening(port: number, nginx: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}.`);
    try {
      await (await fetch(`http://127.0.0.1:${port}/api/health`)).arrayBuffer();
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error("nginx does not listen.");
}
