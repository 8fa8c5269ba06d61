import { makeClient } from "#contracts/kernel/client.ts";

/** Calls the API as a guest, as the server caches responses for guests. */
export const callAsGuest = makeClient({ fetch: (path, init) => fetch(path, init) });
