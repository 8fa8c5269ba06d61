import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { WorkerRequest, WorkerResponse, WorkerSettings } from "./protocol.ts";

// Runs in a thread of its own, so that a query that never ends blocks nobody else. Whatever is thrown here ends the
// thread, and the main thread starts another one.

const port = parentPort;
if (!port) throw new Error("PGlite is started by its supervisor.");
const settings: WorkerSettings = workerData;

/** A quarter of PostgreSQL's default: enough for a small site, and the operating system caches pages too. */
const sharedBuffers = "32MB";

limitMemory(settings.memoryLimit);
const wasmModule = settings.wasmModule ?? (await compile());
const pglite = await PGlite.create(settings.folder, {
  pgliteWasmModule: wasmModule,
  startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
});
send({ is: "opened", wasmModule, memory: memory() });

let isUsed = false;
port.on("message", (request: WorkerRequest) => void serve(request));

async function serve(request: WorkerRequest): Promise<void> {
  switch (request.is) {
    case "execute":
      isUsed = true;
      return done(await execute(request.messages));
    case "reset":
      if (isUsed) await reset();
      return done();
    case "close":
      await pglite.close();
      done();
      return port?.close();
  }
}

/** The previous client may have left a transaction, settings or prepared statements behind. */
async function reset(): Promise<void> {
  await pglite.exec("rollback");
  await pglite.exec("discard all");
}

/** All responses to some messages of PostgreSQL's protocol. */
async function execute(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  await pglite.execProtocolRawStream(messages, {
    onRawData(part) {
      // A view of the database's own memory, which changes with the next message.
      parts.push(part.slice());
      length += part.length;
    },
  });
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function done(messages = new Uint8Array(0)): void {
  send({ is: "done", messages, memory: memory() }, [messages.buffer]);
}

function send(response: WorkerResponse, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(response, transfer);
}

function memory(): number {
  return pglite.Module.HEAPU8.byteLength;
}

async function compile(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(import.meta.resolve("@electric-sql/pglite/pglite.wasm"));
  return WebAssembly.compile(new Uint8Array(await readFile(path)));
}

/** PGlite requests memory of up to 2 GB and has no setting for less; nothing else in this thread requests any. */
function limitMemory(bytes: number): void {
  const pages = Math.floor(bytes / 65_536);
  WebAssembly.Memory = class extends WebAssembly.Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum: Math.min(descriptor.maximum ?? pages, pages) });
    }
  };
}
