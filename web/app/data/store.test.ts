import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a change notifies each subscriber once, and setting the same value notifies none", () => {
  const store = createStore(1);
  const [one, other] = [vi.fn(), vi.fn()];
  store.subscribe(one);
  const leave = store.subscribe(other);
  store.set(2);
  store.set(2);
  leave();
  store.set(3);
  expect(store.get()).toBe(3);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
});

test("the value for HTML from the server stays the initial one", () => {
  const store = createStore("guest");
  store.set("member");
  expect(store.initial).toBe("guest");
});

test("a source runs from the first subscriber to the last, and again after that", () => {
  const stop = vi.fn();
  let tick = (_next: number) => {};
  const start = vi.fn((set: (next: number) => void) => {
    tick = set;
    return stop;
  });
  const store = createStore(0, start);
  expect(start).not.toHaveBeenCalled();

  const leave = [store.subscribe(() => {}), store.subscribe(() => {})];
  tick(5);
  expect([store.get(), start.mock.calls.length]).toEqual([5, 1]);

  leave[0]?.();
  leave[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leave[1]?.();
  expect(stop).toHaveBeenCalledOnce();
  store.subscribe(() => {});
  expect(start).toHaveBeenCalledTimes(2);
});

test("a subscriber that unsubscribes during a notification does not affect the others", () => {
  const store = createStore(0);
  const last = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(last);
  store.set(1);
  expect(last).toHaveBeenCalledOnce();
});
