import {
  createServer,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { removal, workerHeaders } from "../server/src/platform/pages/service-worker.ts";
import { firstPathOf, ofSecondBuild } from "./second-build.ts";

/** What a site does that the proxy stands before: no route of a test applies to the service worker's own requests. */
export type Trouble = "none" | "stalls" | "has a new build" | "removes the worker";

export type SiteProxy = {
  /** The address of the site behind the proxy. */
  site: string;
  /** Changes the trouble; requests that stalled then go on. */
  become: (next: Trouble) => void;
  close: () => void;
};

/** The site on an origin of its own, with troubles that a test chooses. */
export function proxyOf(target: string): SiteProxy {
  let trouble: Trouble = "none";
  let stall: PromiseWithResolvers<void> | undefined;
  const respondAsSecond = async (
    path: string,
    response: IncomingMessage,
    answer: ServerResponse,
  ) => {
    const second = ofSecondBuild(path, { headers: response.headers, body: await buffer(response) });
    answer.writeHead(response.statusCode ?? 502, second.headers).end(second.body);
  };
  const respond = async (request: IncomingMessage, answer: ServerResponse) => {
    const { method, headers, url = "/" } = request;
    await stall?.promise;
    if (trouble === "removes the worker" && url === "/service-worker.js") {
      answer.writeHead(200, { ...workerHeaders, "content-type": "text/javascript" }).end(removal);
      return;
    }
    const isNew = trouble === "has a new build";
    const path = isNew ? firstPathOf(url) : url;
    if (path === undefined) {
      answer.writeHead(404, { "content-type": "text/plain" }).end();
      return;
    }
    const { host } = new URL(target);
    const sent = { ...headers, host };
    if (isNew) {
      delete sent["accept-encoding"];
      delete sent["if-none-match"];
      delete sent["if-modified-since"];
    }
    const forwarded = forward(target + path, { method, headers: sent }, (response) => {
      if (isNew && !/event-stream/.test(response.headers["content-type"] ?? "")) {
        void respondAsSecond(path, response, answer);
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    request.pipe(forwarded);
  };
  const server = createServer((request, answer) => void respond(request, answer)).listen(0);
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`,
    become(next) {
      trouble = next;
      stall?.resolve();
      stall = next === "stalls" ? Promise.withResolvers() : undefined;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
