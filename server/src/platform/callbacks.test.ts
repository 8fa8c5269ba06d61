import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onProcessException, processCallback, requestCallback, runAsOwner } from "./callbacks.ts";

const root = join(import.meta.dirname, "..");

/** Programs of their own, started by a person or by us: an exception in them ends them, and is seen by who waits. */
const programs = [
  "main.ts",
  "dev.ts",
  "operations/backup/packing.ts",
  "operations/backup/snapshot-process.ts",
  "platform/files/media-worker-process.ts",
  "platform/files/media-worker-watchdog.ts",
  "platform/db/pglite/worker.ts",
];

const sources = globSync("**/*.ts", { cwd: root }).filter(
  (path) => !/\.test(?:ing)?\.ts$|^testing\//.test(path) && !programs.includes(path),
);

/** What registers a callback, up to where the callback stands. */
const registrations = [
  /(?<![\w.])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\(\s*/g,
  /\.setTimeout\(\s*[\w.]+,\s*/g,
  /\.(?:on|once|addListener|prependListener|addEventListener)\(\s*(?:"[^"]*"|\w+),\s*/g,
  /\bcreateServer\(\s*(?:\{[^}]*\},\s*)?/g,
  /process\.nextTick\(\s*/g,
];
/** What cannot throw, or is a callback that was wrapped where it is declared. */
const harmless = /^(?:(?:request|process)Callback\(|\(\) => undefined\b|resolve\b|reject\b)/;

function unwrapped(source: string): string[] {
  const usesPromises = /import \{[^}]*\bsetTimeout\b(?! as)[^}]*\} from "node:timers\/promises"/;
  return registrations.flatMap((pattern) =>
    Array.from(source.matchAll(pattern), (match) => {
      const rest = source.slice(match.index + match[0].length);
      const name = /^(\w+)[,)]/.exec(rest)?.[1];
      const isWrappedBefore =
        name !== undefined &&
        new RegExp(`const ${name} = (?:request|process)Callback\\(`).test(source);
      const isWait = match[0].startsWith("setTimeout(") && usesPromises.test(source);
      return harmless.test(rest) || isWrappedBefore || isWait
        ? undefined
        : match[0] + (rest.split("\n")[0] ?? "");
    }).filter((found) => found !== undefined),
  );
}

test("every callback of a timer or an event of the server is wrapped", () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((path) =>
    unwrapped(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("the search for callbacks finds each way to forget the wrapper", () => {
  expect(
    [
      "setTimeout(() => work(), 10)",
      "setInterval(\n  look, 10)",
      'socket.once("close", () => forget(socket));',
      'raw.on("data", read)',
      "socket.setTimeout(ms, () => socket.destroy())",
      "setImmediate(work)",
      "child.on(signal, leave)",
      "createServer({ allowHalfOpen: true }, (caller) => {",
    ].filter((source) => unwrapped(source).length !== 1),
  ).toEqual([]);
  expect(unwrapped('raw.on("close", requestCallback(() => stop()))')).toEqual([]);
});

test("an exception and a rejection go to the owner of the request under way, and nowhere else", async () => {
  const failed: unknown[] = [];
  const reported: unknown[] = [];
  const stop = onProcessException((error) => reported.push(error));
  const [thrown, rejected, unowned] = [new Error("thrown"), new Error("rejected"), new Error("x")];
  const raise = (error: Error) => () => {
    throw error;
  };
  runAsOwner({ fail: (error) => failed.push(error) }, () => {
    setTimeout(requestCallback(raise(thrown)), 0);
    setTimeout(
      requestCallback(async () => raise(rejected)()),
      0,
    );
    setTimeout(processCallback(raise(unowned)), 0);
  });
  await expect.poll(() => [failed.length, reported.length]).toEqual([2, 1]);
  expect(failed).toEqual([thrown, rejected]);
  expect(reported).toEqual([unowned]);
  stop();
});

test("what belongs to no request ends what it was about, and is thrown on where nobody reports it", () => {
  const ended: string[] = [];
  const stop = onProcessException(() => undefined);
  const listener = processCallback(
    (_name: string) => {
      throw new Error("listener");
    },
    (name) => ended.push(name),
  );
  listener("one connection");
  expect(ended).toEqual(["one connection"]);
  stop();
  expect(() => listener("another")).toThrow("listener");
});
