import type { KyselyPlugin } from "kysely";
import type { BlobStore } from "../platform/files/blobs.ts";

type When = "before" | "after";

/** Makes the n-th call of something fail, once it is set. */
export type Fault = {
  /** From now on calls are counted, and the `at`-th fails: before it does its work, or when that is done. */
  set: (at: number, when: When) => void;
  /** Lets everything work again; answers how many calls were counted. */
  mend: () => number;
  /** Counts a call; answers when it is to fail, if it is. */
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

/** Makes queries fail: before they are sent, or when the database has done what they ask. */
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
