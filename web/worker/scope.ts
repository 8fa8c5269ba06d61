/** Events and globals of a service worker, which TypeScript's DOM library lacks. */
export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith: (response: Promise<Response>) => void;
};

export type MessageFromPage = ExtendableEvent & {
  readonly data: unknown;
  readonly origin: string;
  readonly source: { readonly type?: string } | null;
  readonly ports: readonly MessagePort[];
};

export type PushEvent = ExtendableEvent & { readonly data: { text: () => string } | null };

export type ClickEvent = ExtendableEvent & {
  readonly notification: { readonly data: unknown; close: () => void };
};

type OpenPage = {
  readonly id: string;
  readonly url: string;
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<unknown>;
  postMessage: (message: unknown, transfer: readonly Transferable[]) => void;
};

type Client = { readonly url: string; postMessage: (message: unknown) => void };

type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    get: (id: string) => Promise<Client | undefined>;
    claim: () => Promise<void>;
    matchAll: (options: { type: "window"; includeUncontrolled: true }) => Promise<OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: {
    showNotification: (title: string, options: object) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    name: "install" | "activate" | "sync",
    on: (event: ExtendableEvent) => void,
  ) => void) &
    ((name: "fetch", on: (event: FetchEvent) => void) => void) &
    ((name: "message", on: (event: MessageFromPage) => void) => void) &
    ((name: "push", on: (event: PushEvent) => void) => void) &
    ((name: "notificationclick", on: (event: ClickEvent) => void) => void);
};

export const scope = globalThis as unknown as WorkerScope;
