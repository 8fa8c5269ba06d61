import { Agent, type IncomingMessage, request } from "node:http";

/** What became of one request: answered, cut after it was sent, or never sent because nobody listened. */
export type Fate =
  | {
      is: "answered";
      status: number;
      body: string;
      closes: boolean;
      retryAfter: string | undefined;
    }
  | { is: "broken"; why: string; reused: boolean }
  | { is: "unsent" };

/** Kept-alive connections to one server, on which a broken one is told apart from a refused one. */
export type Wire = {
  send: (
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: unknown,
  ) => Promise<Fate>;
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
        sent.once("response", (answer) => {
          answer.once("error", broke);
          readText(answer, (read) =>
            resolve({
              is: "answered",
              status: answer.statusCode ?? 0,
              body: read,
              closes: answer.headers.connection === "close",
              retryAfter: answer.headers["retry-after"],
            }),
          );
        });
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}

function readText(answer: IncomingMessage, done: (text: string) => void): void {
  const parts: Buffer[] = [];
  answer.on("data", (part: Buffer) => parts.push(part));
  answer.once("end", () => done(Buffer.concat(parts).toString()));
}
