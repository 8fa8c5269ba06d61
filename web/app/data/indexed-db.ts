/** Opens a database for one use; without `create` only one that exists. */
export function openDatabase(
  name: string,
  create: ((database: IDBDatabase) => void) | undefined,
): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      if (create) create(request.result);
      else request.transaction?.abort();
    });
    request.addEventListener("success", () => {
      // Another tab deletes it.
      request.result.addEventListener("versionchange", () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener("error", () => (create ? reject(request.error) : resolve(undefined)));
  });
}

export const transactionDone = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error));
  });
