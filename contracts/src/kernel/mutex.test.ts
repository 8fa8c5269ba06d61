import { expect, test } from "vitest";
import { createMutex } from "./mutex.ts";

/** A task that ends when the test ends it. */
function task(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { run, resolve, reject };
}

test("tasks of one key run one after another, and those of another key do not wait", async () => {
  const mutex = createMutex<string>();
  const log: string[] = [];
  const [one, two, other] = [task("one", log), task("two", log), task("other", log)];
  const results = [mutex.run("a", one.run), mutex.run("a", two.run), mutex.run("b", other.run)];
  other.resolve();
  await results[2];
  expect(log).toEqual(["one begins", "other begins", "other ends"]);
  two.resolve();
  one.resolve();
  expect(await Promise.all(results)).toEqual(["one", "two", "other"]);
  expect(log.slice(3)).toEqual(["one ends", "two begins", "two ends"]);
});

test("a task that fails rejects for its caller alone", async () => {
  const mutex = createMutex<string>();
  const failed = mutex.run("a", () => Promise.reject(new Error("no")));
  const thrown = mutex.run("a", () => {
    throw new Error("neither");
  });
  const fine = mutex.run("a", () => "yes");
  await expect(failed).rejects.toThrow("no");
  await expect(thrown).rejects.toThrow("neither");
  expect(await fine).toBe("yes");
});

test("a key is idle once all of its tasks have ended, failed ones too", async () => {
  const mutex = createMutex<string>();
  const log: string[] = [];
  const [one, two] = [task("one", log), task("two", log)];
  const failed = mutex.run("a", one.run);
  const ended = mutex.run("a", two.run);
  const idle = mutex.idle("a").then(() => log.push("idle"));
  one.reject(new Error("no"));
  two.resolve();
  await expect(failed).rejects.toThrow("no");
  await Promise.all([ended, idle]);
  expect(log).toEqual(["one begins", "two begins", "two ends", "idle"]);
  await mutex.idle("a");
  await mutex.idle("never used");
});
