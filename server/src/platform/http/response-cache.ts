import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AnswerCache } from "../cache/cache.ts";
import { repeatedHeader } from "./repeated-headers.ts";
import type { Lifecycle, NoteAnswer } from "./health.ts";
import { processCallback } from "../callbacks.ts";

type Parts = {
  cache: AnswerCache;
  lifecycle: Lifecycle;
  note: NoteAnswer;
  /** Where several hosts lead here: the only one at which this may answer. */
  host?: string | undefined;
};

/**
 * Answers guests from memory before anything else looks at the request: none of it would change a kept answer, and
 * together it costs as much as sending the bytes. What is not kept, or comes while the server opens or closes, goes the
 * usual way.
 */
export function answerKeptFirst(server: Server, { cache, lifecycle, note, host }: Parts): void {
  const usual = server.listeners("request");
  server.removeAllListeners("request");
  server.on(
    "request",
    processCallback(
      (request: IncomingMessage, response: ServerResponse) => {
        const began = performance.now();
        const route =
          lifecycle.is === "serving" &&
          !hasBody(request) &&
          repeatedHeader(request) === undefined &&
          isAt(request, host)
            ? cache.serve(request, response)
            : undefined;
        if (route === undefined) {
          for (const listener of usual) Reflect.apply(listener, server, [request, response]);
          return;
        }
        response.once(
          "finish",
          processCallback(() =>
            note(
              { method: request.method ?? "", route, status: response.statusCode },
              performance.now() - began,
            ),
          ),
        );
      },
      (_request, response) => response.destroy(),
    ),
  );
}

/** A body is hurried along, or refused, elsewhere. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

const isAt = ({ headers }: IncomingMessage, host?: string) =>
  host === undefined || (headers.host === host && headers["x-forwarded-host"] === undefined);
