import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";

/** What an exception in a callback ends: the request that registered it, and nothing else. */
export type CallbackOwner = { fail: (error: unknown) => void };

const owners = new AsyncLocalStorage<CallbackOwner>();
const exceptions = channel("wagabond.callback-exception");

/** Runs a step of a request; callbacks that are registered in it belong to that request. */
export const runAsOwner = <T>(owner: CallbackOwner, work: () => T): T => owners.run(owner, work);

/** Passes exceptions that belong to no request on to `report`, until the function that is returned is called. */
export function onProcessException(report: (error: unknown) => void): () => void {
  const listener = (error: unknown) => report(error);
  exceptions.subscribe(listener);
  return () => {
    exceptions.unsubscribe(listener);
  };
}

/**
 * Wraps a listener or the function of a timer that belongs to the request under way: an exception or a rejection in it
 * is logged with the request's id and fails that request alone. Where there is no request it is as `processCallback`.
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
 * Wraps one that belongs to the process, or to something that outlives a request: an exception or a rejection is logged,
 * `fail` ends what it was about, and the process goes on.
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

/** Where nobody reports it, the process ends, as without this module. */
function reportException(error: unknown): void {
  if (!exceptions.hasSubscribers) throw error;
  exceptions.publish(error);
}
