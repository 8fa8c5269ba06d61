import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { timeoutManager } from "@tanstack/react-query";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { reportContext } from "./data/server.ts";
import { scriptsAfterPaint } from "./shell/after-paint.ts";
import { ScriptNonce } from "./shell/script-nonce.ts";

export const streamTimeout = 10_000;

const nothing = () => 0;
// A timer would hold the whole render: HTML, data, request and reply. Without one, queries end with their page.
timeoutManager.setTimeoutProvider({
  setTimeout: nothing,
  clearTimeout: nothing,
  setInterval: nothing,
  clearInterval: nothing,
});

/** Renders the whole page before it is sent: the server caches its bytes and hashes its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = crypto.randomUUID();
  const html = await renderWhole(entry, request.url, nonce);
  headers.set("script-mark", nonce);
  return new Response(scriptsAfterPaint(html), { status, headers });
}

function renderWhole(entry: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = (
      <ScriptNonce value={nonce}>
        <ServerRouter context={entry} url={url} nonce={nonce} />
      </ScriptNonce>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Keeps finished parts in their place instead of moving them there by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error("The page took too long.")), streamTimeout);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(reportContext)(error);
};
