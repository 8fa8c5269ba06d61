import { openDatabase, transactionDone } from "./indexed-db.ts";
import { fileDatabase } from "./storage.ts";

const storeName = "files";

/** Opened for each use, so that no tab stands in the way when all files go. */
async function inStore<T>(
  mode: IDBTransactionMode,
  use: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await openDatabase(
    fileDatabase,
    (fresh) => void fresh.createObjectStore(storeName),
  );
  if (!database) return undefined;
  try {
    const transaction = database.transaction(storeName, mode);
    const request = use(transaction.objectStore(storeName));
    await transactionDone(transaction);
    return request.result;
  } finally {
    database.close();
  }
}

/** Keeps a file in this browser until the person signs out. False where the browser has no room for it. */
export const storeFile = (key: string, file: File): Promise<boolean> =>
  inStore("readwrite", (files) => files.put(file, key)).then(
    () => true,
    () => false,
  );

/** A stored file; undefined where there is none, or where the browser cannot read it. */
export const storedFile = (key: string): Promise<File | undefined> =>
  inStore("readonly", (files): IDBRequest<unknown> => files.get(key)).then(
    (stored) => (stored instanceof File ? stored : undefined),
    () => undefined,
  );

export const removeFile = (key: string): Promise<void> =>
  inStore("readwrite", (files) => files.delete(key)).then(
    () => undefined,
    () => undefined,
  );
