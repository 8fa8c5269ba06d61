import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Endpoint } from "#contracts/kernel/endpoint.ts";

const root = join(import.meta.dirname, "../../../..");

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

async function queuedCalls(): Promise<Endpoint[]> {
  const files = globSync("contracts/src/**/*.ts", { cwd: root, exclude: ["**/*.test*.ts"] });
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(join(root, file))),
  );
  const endpoints = new Set(modules.flatMap((each) => Object.values(each)).filter(isEndpoint));
  return [...endpoints].filter(({ queued }) => queued === true);
}

test("the docs list the calls that wait for the network", async () => {
  const docs = readFileSync(join(root, "docs/offline.md"), "utf8");
  const section = docs.split("## Writes without a network")[1] ?? "";
  const listed = Array.from(section.matchAll(/^\| `([A-Z]+ \/api\/[^`]*)`/gm), ([, call]) => call);
  const queued = (await queuedCalls()).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(listed)).toEqual(new Set(queued));
});

test("a call that waits for the network is sent by its author, and can be repeated", async () => {
  for (const { method, idempotent, session } of await queuedCalls()) {
    expect(session).toBe("required");
    expect(method === "PUT" || idempotent).toBe(true);
  }
});
