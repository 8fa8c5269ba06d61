/** Events and globals of a service worker, which TypeScript's DOM library lacks. */
export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly clientId: string;
  respondWith: (response: Promise<Response>) => void;
};

export type MessageFromPage = ExtendableEvent & { readonly data: unknown };

type Client = { readonly url: string; postMessage: (message: unknown) => void };

type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    get: (id: string) => Promise<Client | undefined>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((name: "install" | "activate", on: (event: ExtendableEvent) => void) => void) &
    ((name: "fetch", on: (event: FetchEvent) => void) => void) &
    ((name: "message", on: (event: MessageFromPage) => void) => void);
};

export const scope = globalThis as unknown as WorkerScope;
