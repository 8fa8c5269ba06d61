import { AsyncLocalStorage } from "node:async_hooks";

/** A timer that a render started: where, and for which page. */
export type StartedTimer = { page: string; stack: string };

const renders = new AsyncLocalStorage<string>();

/** Runs the render of a page; the timers that it starts are noted. */
export const asRender = <T>(page: string, work: () => T): T => renders.run(page, work);

/**
 * Notes each timer that a render starts, until it is cleared or has run. A timer keeps all that the render held: HTML,
 * data, request and reply.
 */
export function watchTimers(): { running: () => StartedTimer[] } {
  const running = new Map<unknown, StartedTimer>();
  const note = (timer: unknown) => {
    const page = renders.getStore();
    if (page !== undefined) running.set(timer, { page, stack: new Error("started").stack ?? "" });
  };
  const { setTimeout: start, clearTimeout: clear, setInterval: startInterval } = globalThis;
  const startSignal = AbortSignal.timeout.bind(AbortSignal);
  const timeout = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const run = () => {
      running.delete(timer);
      callback(...args);
    };
    const timer = start(run, ms);
    note(timer);
    return timer;
  };
  const interval = (callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = startInterval(callback, ms, ...args);
    note(timer);
    return timer;
  };
  const stop = (timer?: NodeJS.Timeout | string | number) => {
    running.delete(timer);
    clear(timer);
  };
  const signal = (ms: number) => {
    const made = startSignal(ms);
    note(made);
    return made;
  };
  Object.assign(globalThis, {
    setTimeout: timeout,
    setInterval: interval,
    clearTimeout: stop,
    clearInterval: stop,
  });
  Object.assign(AbortSignal, { timeout: signal });
  return { running: () => [...running.values()] };
}
