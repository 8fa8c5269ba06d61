import { request as send, type IncomingMessage, type ServerResponse } from "node:http";
import type { Plugin } from "vite";

/** What happens to a request: it never arrives, its answer gets lost, or it waits until it is released. */
export type Fault = "unsent" | "lost" | "delayed";

export type Seen = { method: string; path: string; key: string | undefined };

const faults: { method: string; fault: Fault }[] = [];
const seen: Seen[] = [];
const delayed: (() => void)[] = [];

/** Where the server is. The configuration of the tests and what starts the server load this file each for itself. */
const variable = "COMPONENTS_API";
export const connectTo = (address: string): void => void (process.env[variable] = address);

/** What a test may ask of the wire. */
export const commands = {
  /** The next request with this method has this fault. */
  breakNext: (_: unknown, method: string, fault: Fault): void =>
    void faults.push({ method, fault }),
  release: (): void => delayed.splice(0).forEach((pass) => pass()),
  /** The changes that were sent so far, also those that did not arrive. */
  changesSent: (): Seen[] => seen.filter(({ method }) => method !== "GET"),
  mendWire: (): void => {
    faults.length = 0;
    seen.length = 0;
  },
};

declare module "vitest/browser" {
  interface BrowserCommands {
    breakNext: (method: string, fault: Fault) => Promise<void>;
    release: () => Promise<void>;
    changesSent: () => Promise<Seen[]>;
    mendWire: () => Promise<void>;
  }
}

/** Vitest wraps what is loaded late, for pages of its own; a tab is none. */
const bare =
  "<script>window.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };</script>";

/** The page of a tab: `?pet=` names the pet that is edited there; without it a new one is made. */
const tabHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tab</title></head>
<body><div id="root"></div>${bare}<script type="module" src="/web/app/forms/tab.testing.tsx"></script></body></html>`;

/** Serves the page of a tab, and passes on what it asks of the API. */
export const wire: Plugin = {
  name: "wire",
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      const path = request.url ?? "";
      if (path.startsWith("/api/")) return passOn(request, response);
      if (!path.startsWith("/tab")) return next();
      void vite
        .transformIndexHtml(path, tabHtml)
        .then((html) => response.setHeader("content-type", "text/html").end(html));
    });
  },
};

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", url: path = "" } = request;
  const key = request.headers["idempotency-key"];
  seen.push({ method, path, key: typeof key === "string" ? key : undefined });
  const place = faults.findIndex((next) => next.method === method);
  const fault = place < 0 ? undefined : faults.splice(place, 1)[0]?.fault;
  if (fault === "unsent") return breakOff(response);
  const pass = () => {
    const { host: _, ...headers } = request.headers;
    const passed = send(new URL(path, process.env[variable]), { method, headers }, (answer) => {
      if (fault === "lost") return breakOff(response);
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => request.socket.destroy());
    request.pipe(passed);
  };
  if (fault === "delayed") delayed.push(pass);
  else pass();
}

/** Ends an answer in its middle. Where nothing came at all, a browser sends the request again by itself. */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": 100 });
  response.write("{", () => response.destroy());
}
