import { fork } from "node:child_process";
import { once } from "node:events";

/** Runs one task in a separate process without the server, controlled by messages. */
export type Baseline<Request, Reply> = {
  pid: number;
  request: (request: Request) => Promise<Reply>;
  end: () => void;
};

/** Starts the baseline process of this file. */
export function startBaseline<Request extends object, Reply>(
  file: URL,
  isReply: (message: unknown) => message is Reply,
): Baseline<Request, Reply> {
  const child = fork(file, {
    // Like the server: production libraries and a small young generation.
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--max-semi-space-size=8"],
  });
  return {
    pid: child.pid ?? 0,
    async request(request) {
      child.send(request);
      const [message]: unknown[] = await Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => [`${file.pathname} has ended.`]),
      ]);
      if (!isReply(message)) throw new Error(String(message));
      return message;
    },
    end: () => child.disconnect(),
  };
}

export const isNumber = (message: unknown): message is number => typeof message === "number";
