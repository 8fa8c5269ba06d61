import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Runs one task in a separate process without the server, controlled by messages. */
export type Alone<Request, Reply> = {
  pid: number;
  request: (asked: Request) => Promise<Reply>;
  end: () => void;
};

/** Starts the baseline process of this name. */
export function startAlone<Request extends object, Reply>(
  file: string,
  isReply: (told: unknown) => told is Reply,
): Alone<Request, Reply> {
  const child = fork(join(import.meta.dirname, file), {
    // Like the server: production libraries and a small young generation.
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--max-semi-space-size=8"],
  });
  return {
    pid: child.pid ?? 0,
    async request(asked) {
      child.send(asked);
      const [told]: unknown[] = await Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => [`${file} has ended.`]),
      ]);
      if (!isReply(told)) throw new Error(String(told));
      return told;
    },
    end: () => child.disconnect(),
  };
}

export const isNumber = (told: unknown): told is number => typeof told === "number";
