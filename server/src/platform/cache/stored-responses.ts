import { makeAdmissionStore } from "./admission-store.ts";
import type { CachedResponse } from "./cached-response.ts";
import { hasNoDeclaredKey } from "./declared-query.ts";

/** What requests for the same response have in common. */
export type ResponseKey = {
  /** Requests with the same key get the same bytes. */
  key: string;
  /** The query keys that the response depends on. Undefined if a query is not allowed. */
  queryKeys: readonly string[] | undefined;
};

export type StoredResponse = CachedResponse & ResponseKey & { urls: string[] };

export type StoredResponses = {
  get: (key: string) => StoredResponse | undefined;
  /** The same without counting the read. */
  peek: (key: string) => StoredResponse | undefined;
  add: (key: ResponseKey, response: CachedResponse) => void;
  /** Indexes an entry by the URL as sent; the oldest spelling is evicted. */
  indexUrl: (url: string, entry: StoredResponse) => void;
  /** The entry that was requested with exactly this URL before. */
  at: (url: string) => StoredResponse | undefined;
  /** The entry of the path without a query, if none of the query's keys is declared. */
  bareAt: (url: string) => StoredResponse | undefined;
  drop: (tags: readonly string[]) => void;
  clear: () => void;
  count: () => { entries: number; bytes: number };
};

const longestKey = 500;
/** How many URL spellings of one response are indexed. */
const spellingsPerEntry = 4;

/** Stores responses by key, and finds them by tag and by requested URL. */
export function makeStoredResponses(maxBytes: number): StoredResponses {
  const keysByTag = new Map<string, Set<string>>();
  const keyOfUrl = new Map<string, string>();
  const store = makeAdmissionStore<StoredResponse>({
    maxBytes,
    // Leaves space for the compressed copies.
    sizeOf: (entry) => Math.ceil(entry.source.length * 1.5) + 2_000,
    onRemove: (key, entry) => {
      untag(key, entry.tags);
      for (const url of entry.urls) keyOfUrl.delete(url);
    },
  });

  function untag(key: string, tags: readonly string[]) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function at(url: string) {
    const key = keyOfUrl.get(url);
    return key === undefined ? undefined : store.get(key);
  }

  return {
    get: store.get,
    peek: store.peek,
    add({ key, queryKeys }, response) {
      const isLasting = response.status === 200 || response.cachesStatus;
      if (!response.isCacheable || !isLasting || key.length > longestKey) return;
      // Removing an older response of the key removes its tags, so those of this one are added afterwards.
      store.delete(key);
      for (const tag of response.tags) {
        keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key));
      }
      store.set(key, { ...response, key, queryKeys, urls: [] });
    },
    indexUrl(url, entry) {
      if (url.length > longestKey || keyOfUrl.has(url)) return;
      entry.urls.push(url);
      keyOfUrl.set(url, entry.key);
      if (entry.urls.length > spellingsPerEntry) keyOfUrl.delete(entry.urls.shift() ?? "");
    },
    at,
    bareAt(url) {
      const begins = url.indexOf("?");
      const bare = begins < 0 ? undefined : at(url.slice(0, begins));
      return bare?.queryKeys && hasNoDeclaredKey(url, bare.queryKeys) ? bare : undefined;
    },
    drop(tags) {
      for (const tag of tags) {
        for (const key of Array.from(keysByTag.get(tag) ?? [])) store.delete(key);
      }
    },
    clear: store.clear,
    count: store.count,
  };
}
