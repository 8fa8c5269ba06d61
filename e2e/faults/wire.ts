import { Agent, type IncomingMessage, request } from "node:http";

/** Result of a request: answered, broken after it was sent, or never sent because the port was closed. */
export type RequestResult =
  | {
      is: "answered";
      status: number;
      body: string;
      closes: boolean;
      retryAfter: string | undefined;
    }
  | { is: "broken"; why: string; reused: boolean }
  | { is: "unsent" };

/** Keep-alive connections to one server that distinguish broken from refused connections. */
export type Wire = {
  send: (
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: unknown,
  ) => Promise<RequestResult>;
  close: () => void;
};

const notListening = new Set(["ECONNREFUSED", "ENOENT"]);

export function openWire(port: number, connections: number): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: "fifo" });
  return {
    send: (method, path, headers = {}, body) =>
      new Promise((resolve) => {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const sent = request({
          host: "127.0.0.1",
          port,
          method,
          path,
          agent,
          headers:
            text === undefined
              ? headers
              : {
                  ...headers,
                  "content-type": "application/json",
                  "content-length": Buffer.byteLength(text),
                },
        });
        const broke = (error: Error) => {
          const why = "code" in error ? String(error.code) : error.message;
          resolve(
            notListening.has(why)
              ? { is: "unsent" }
              : { is: "broken", why, reused: sent.reusedSocket },
          );
        };
        sent.once("error", broke);
        sent.once("response", (response) => {
          response.once("error", broke);
          readText(response, (read) =>
            resolve({
              is: "answered",
              status: response.statusCode ?? 0,
              body: read,
              closes: response.headers.connection === "close",
              retryAfter: response.headers["retry-after"],
            }),
          );
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

function readText(response: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = [];
  response.on("data", (part: Buffer) => parts.push(part));
  response.once("end", () => done(Buffer.concat(parts).toString()));
}
