import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../server/testing/postgres.ts";

const shipped = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");

export const proxyKinds = ["nginx", "caddy"] as const;
export type ProxyKind = (typeof proxyKinds)[number];
export type Proxy = { address: string; port: number; stop: () => Promise<void> };

/** True if it is installed. */
export function hasProxy(kind: ProxyKind): boolean {
  try {
    execFileSync(kind, [kind === "nginx" ? "-v" : "version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** A proxy with the configuration in deploy/; only ports and folders differ. */
export async function startProxy(
  kind: ProxyKind,
  folder: string,
  servers: readonly number[],
): Promise<Proxy> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const proxy = kind === "nginx" ? nginx(folder, port, servers) : caddy(folder, port, servers);
  await untilListening(kind, port, proxy);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    async stop() {
      const ended = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await ended;
    },
  };
}

function nginx(folder: string, port: number, servers: readonly number[]): ChildProcess {
  const site = shipped("nginx.conf")
    .replace(/^ *server 127\.0\.0\.1:3002.*\n/m, "")
    .replace(/^.*127\.0\.0\.1:3001.*$/m, (line) =>
      servers.map((server) => line.replace("3001", String(server))).join("\n"),
    )
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("/var/log/nginx/wagabond.log", join(folder, "access.log"));
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) {
    mkdirSync(join(folder, name), { recursive: true });
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
  return spawn("nginx", args, { stdio: "ignore" });
}

/** Without TLS: no certificate can be obtained for a local address. */
function caddy(folder: string, port: number, servers: readonly number[]): ChildProcess {
  const site = shipped("Caddyfile")
    .replace(/^pets\.example.*\{$/m, `http://127.0.0.1:${port} {`)
    .replace(
      "127.0.0.1:3001 127.0.0.1:3002",
      servers.map((server) => `127.0.0.1:${server}`).join(" "),
    );
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, XDG_DATA_HOME: folder },
  });
}

async function untilListening(kind: ProxyKind, port: number, proxy: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (proxy.exitCode !== null) throw new Error(`${kind} ended with ${proxy.exitCode}.`);
    try {
      await (await fetch(`http://127.0.0.1:${port}/api/health`)).arrayBuffer();
      return;
    } catch {
      await wait(20);
    }
  }
  throw new Error(`${kind} is not listening.`);
}
