import { makeClient } from "#contracts/kernel/client.ts";

/** Calls the API as anybody would: such answers lie ready on the server, whoever is signed in here. */
export const callAsGuest = makeClient({ fetch: (path, init) => fetch(path, init) });
