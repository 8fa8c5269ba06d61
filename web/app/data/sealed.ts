import { openDatabase, transactionDone } from "./indexed-db.ts";

/** A value that only the person's key on this device can read. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const keyStore = "keys";

/** The key in a database of its own, which scripts can use but not read. */
export async function keyIn(name: string, create: boolean): Promise<CryptoKey | undefined> {
  const database = await openDatabase(
    name,
    create ? (fresh) => void fresh.createObjectStore(keyStore) : undefined,
  );
  if (!database) return undefined;
  try {
    const usages: KeyUsage[] = ["encrypt", "decrypt"];
    const fresh = create
      ? await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, usages)
      : undefined;
    const transaction = database.transaction(keyStore, create ? "readwrite" : "readonly");
    const keys = transaction.objectStore(keyStore);
    const stored: IDBRequest<unknown> = keys.get("key");
    // Another tab may have made one meanwhile.
    stored.addEventListener("success", () => {
      if (fresh && stored.result === undefined) keys.put(fresh, "key");
    });
    await transactionDone(transaction);
    return stored.result instanceof CryptoKey ? stored.result : fresh;
  } finally {
    database.close();
  }
}

/** Binds a sealed value to its place, so that none can stand in for another. */
const bound = (place: string) => new TextEncoder().encode(place);

export async function seal(key: CryptoKey, data: ArrayBuffer, place: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: "AES-GCM", iv, additionalData: bound(place) };
  return { iv, data: await crypto.subtle.encrypt(algorithm, key, data) };
}

export const unseal = (key: CryptoKey, { iv, data }: Sealed, place: string): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData: bound(place) }, key, data);

export const sealJson = (key: CryptoKey, value: unknown, place: string): Promise<Sealed> =>
  seal(key, new TextEncoder().encode(JSON.stringify(value)).buffer, place);

export const unsealJson = async (key: CryptoKey, sealed: Sealed, place: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unseal(key, sealed, place)));
