/** Keys below this belong to the person who is signed in; signing out removes them. */
export const privatePrefix = "private:";

export type SafeStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Browser storage that may be full, forbidden or absent: then it forgets instead of failing. */
export function safeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    key: (index) => attempt((storage) => storage.key(index), null),
    get length() {
      return attempt((storage) => storage.length, 0);
    },
  };
}

/** Stays in this browser, shared by all tabs. */
export const localStore = safeStorage(() => window.localStorage);
/** Stays as long as this tab. */
export const tabStore = safeStorage(() => window.sessionStorage);

/** Calls the listener with the key that another tab changed; null after all were removed. Returns how to stop. */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const read = ({ key }: StorageEvent) => listener(key);
  window.addEventListener("storage", read);
  return () => window.removeEventListener("storage", read);
}

/** The database of files in drafts; all of them belong to the signed-in member. */
export const fileDatabase = "private";

/** Removes the files of drafts, in every tab of this browser. */
export function removePrivateFiles(): void {
  try {
    indexedDB.deleteDatabase(fileDatabase);
  } catch {
    // A browser that stores no files has none to remove.
  }
}

export function removePrivate(from: SafeStorage): void {
  const keys = Array.from({ length: from.length }, (_, index) => from.key(index));
  for (const key of keys) if (key?.startsWith(privatePrefix)) from.removeItem(key);
}
