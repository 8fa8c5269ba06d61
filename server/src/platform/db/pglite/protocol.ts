/** The start data of PGlite's thread. */
export type WorkerSettings = {
  folder: string;
  /** Compiled by an earlier worker, which saves half a second. */
  wasmModule: WebAssembly.Module | undefined;
  /** The database's memory limit in bytes. */
  memoryLimit: number;
};

/** Messages of the main thread: PostgreSQL's wire protocol, or our own requests. */
export type WorkerRequest =
  | { is: "execute"; messages: Uint8Array<ArrayBuffer> }
  /** A new client: the session must be as after connecting. */
  | { is: "reset" }
  | { is: "close" };

/** Messages of the worker: one `opened`, then one `done` per request. */
export type WorkerResponse =
  | { is: "opened"; wasmModule: WebAssembly.Module; memory: number }
  | { is: "done"; messages: Uint8Array<ArrayBuffer>; memory: number };
