/** What the thread of PGlite is started with. */
export type WorkerSettings = {
  folder: string;
  /** Compiled by an earlier worker of this process, which costs half a second. */
  wasmModule: WebAssembly.Module | undefined;
  /** What the database may take of memory, in bytes. */
  memoryLimit: number;
};

/** What the main thread sends: messages of PostgreSQL's wire protocol, or a request of our own. */
export type WorkerRequest =
  | { is: "execute"; messages: Uint8Array<ArrayBuffer> }
  /** A new client: the session must be as after connecting. */
  | { is: "reset" }
  | { is: "close" };

/** What the worker sends: one `opened`, then one `done` for each request. */
export type WorkerResponse =
  | { is: "opened"; wasmModule: WebAssembly.Module; memory: number }
  | { is: "done"; messages: Uint8Array<ArrayBuffer>; memory: number };
