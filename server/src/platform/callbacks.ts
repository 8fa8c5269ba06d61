import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";

/** An exception in a callback ends only the request that registered it. */
export type CallbackOwner = { fail: (error: unknown) => void };

const owners = new AsyncLocalStorage<CallbackOwner>();
const exceptions = channel("wagabond.callback-exception");

/** Runs a step of a request; callbacks that are registered in it belong to that request. */
export const runAsOwner = <T>(owner: CallbackOwner, work: () => T): T => owners.run(owner, work);

/** Reports exceptions that belong to no request, until the returned function is called. */
export function onProcessException(report: (error: unknown) => void): () => void {
  const listener = (error: unknown) => report(error);
  exceptions.subscribe(listener);
  return () => {
    exceptions.unsubscribe(listener);
  };
}

/**
 * Wraps a listener or timer function of the current request: an exception or rejection is logged with the request's
 * ID and fails only that request. Without a request it behaves like `processCallback`.
 */
export function requestCallback<Args extends unknown[]>(
  callback: (...args: Args) => unknown,
): (...args: Args) => void {
  const owner = owners.getStore();
  return wrapped<Args>(callback, (error, ..._args) => {
    if (owner) owner.fail(error);
    else reportException(error);
  });
}

/**
 * Wraps a callback of the process, or of something that outlives a request: an exception or rejection is logged,
 * `fail` ends its subject, and the process continues.
 */
export const processCallback = <Args extends unknown[]>(
  callback: (...args: Args) => unknown,
  fail: (...args: Args) => void = () => undefined,
): ((...args: Args) => void) =>
  wrapped(callback, (error, ...args) => {
    fail(...args);
    reportException(error);
  });

function wrapped<Args extends unknown[]>(
  callback: (...args: Args) => unknown,
  failed: (error: unknown, ...args: Args) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      const result = callback(...args);
      if (result instanceof Promise) result.catch((error: unknown) => failed(error, ...args));
    } catch (error) {
      failed(error, ...args);
    }
  };
}

/** Without a reporter the process ends, as it would without this module. */
function reportException(error: unknown): void {
  if (!exceptions.hasSubscribers) throw error;
  exceptions.publish(error);
}
