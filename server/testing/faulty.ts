import type { KyselyPlugin } from "kysely";
import type { BlobStore } from "../src/platform/files/blobs.ts";

type When = "before" | "after";

/** Makes the n-th call fail. */
export type Fault = {
  /** Starts counting calls; the `at`-th fails, before or after its work. */
  set: (at: number, when: When) => void;
  /** Stops failing; returns the number of counted calls. */
  mend: () => number;
  /** Counts a call; returns when it should fail, if at all. */
  next: () => When | undefined;
  error: () => Error;
};

export function makeFault(error: () => Error): Fault {
  let calls = 0;
  let planned: { at: number; when: When } | undefined;
  return {
    error,
    set(at, when) {
      calls = 0;
      planned = { at, when };
    },
    mend() {
      planned = undefined;
      return calls;
    },
    next() {
      calls += 1;
      return calls === planned?.at ? planned.when : undefined;
    },
  };
}

/** A blob store whose calls can be made to fail. */
export function faultyBlobs(fault: Fault): (real: BlobStore) => BlobStore {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    const when = fault.next();
    if (when === "before") throw fault.error();
    const done = await work();
    if (when === "after") throw fault.error();
    return done;
  };
  return (real) => ({
    ...real,
    put: (...given) => around(() => real.put(...given)),
    async open(key) {
      const when = fault.next();
      if (when === "before") throw fault.error();
      const blob = await real.open(key);
      if (when !== "after") return blob;
      blob?.stream.destroy();
      throw fault.error();
    },
    remove: (folder) => around(() => real.remove(folder)),
  });
}

/** Makes queries fail, before they are sent or after the database ran them. */
export function faultyQueries(fault: Fault): KyselyPlugin {
  const delayed = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      const when = fault.next();
      if (when === "before") throw fault.error();
      if (when === "after") delayed.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (delayed.has(queryId)) throw fault.error();
      return result;
    },
  };
}
