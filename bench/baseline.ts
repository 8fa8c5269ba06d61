import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A process of its own that does one thing with nothing around it, and answers each question with one message. */
export type Alone<Asked, Told> = {
  pid: number;
  ask: (asked: Asked) => Promise<Told>;
  end: () => void;
};

/** Starts the file with this name beside this one. */
export function startAlone<Asked extends object, Told>(
  file: string,
  isTold: (told: unknown) => told is Told,
): Alone<Asked, Told> {
  const child = fork(join(import.meta.dirname, file), {
    // As the server runs: libraries are twice as slow while one works on them, and V8 keeps less room for what is new.
    env: { ...process.env, NODE_ENV: "production" },
    execArgv: ["--max-semi-space-size=8"],
  });
  return {
    pid: child.pid ?? 0,
    async ask(asked) {
      child.send(asked);
      const [told]: unknown[] = await Promise.race([
        once(child, "message"),
        once(child, "exit").then(() => [`${file} has ended.`]),
      ]);
      if (!isTold(told)) throw new Error(String(told));
      return told;
    },
    end: () => child.disconnect(),
  };
}

export const isNumber = (told: unknown): told is number => typeof told === "number";
