import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, pauseMs, type Environment } from "./follow.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line to a server, as far as a browser shows it. */
class Line extends EventTarget {
  isOpen = true;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
  }
  close() {
    this.isOpen = false;
  }
  hear(name: string) {
    this.dispatchEvent(new Event(name));
  }
}

/** A browser with a page that is seen, and a clock that stands where it is put. */
function browser() {
  const lines: Line[] = [];
  let turned: (isSeen: boolean) => void = () => undefined;
  const around: Environment = {
    open(path) {
      const line = new Line(path);
      lines.push(line);
      return line;
    },
    isSeen: () => true,
    onTurn(listener) {
      turned = listener;
      return () => (turned = () => undefined);
    },
    now: () => Date.now(),
    random: () => 0.5,
  };
  const revalidate = vi.fn();
  const end = follow({ hoot: "7" }, revalidate, around);
  return {
    lines,
    revalidate,
    end,
    turn: (isSeen: boolean) => turned(isSeen),
    line: () => lines.at(-1),
  };
}

test("it looks once when it begins to listen, and once for all that happens at about the same time", () => {
  const { lines, revalidate, line } = browser();
  expect(lines.map(({ path }) => path)).toEqual(["/api/live?hoot=7"]);
  line()?.hear("open");
  expect(revalidate).toHaveBeenCalledTimes(1);
  for (const name of ["news", "news", "look"]) line()?.hear(name);
  expect(revalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(revalidate).toHaveBeenCalledTimes(2);
});

test("a hidden page closes its stream; when shown again, it revalidates", () => {
  const { lines, revalidate, line, turn, end } = browser();
  line()?.hear("open");
  turn(false);
  expect(lines.filter(({ isOpen }) => isOpen)).toEqual([]);
  turn(true);
  turn(true);
  expect(lines).toHaveLength(2);
  line()?.hear("open");
  expect(revalidate).toHaveBeenCalledTimes(2);
  end();
  turn(true);
  vi.runAllTimers();
  expect(lines.filter(({ isOpen }) => isOpen)).toEqual([]);
});

test("a broken stream reconnects with growing delays, and at once when the page is shown again", () => {
  const { lines, line, turn } = browser();
  line()?.hear("error");
  vi.advanceTimersByTime(1_900);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(lines).toHaveLength(2);
  line()?.hear("error");
  vi.advanceTimersByTime(3_900);
  expect(lines).toHaveLength(2);
  turn(true);
  expect(lines).toHaveLength(3);
  line()?.hear("open");
  vi.advanceTimersByTime(60_000);
  // After a long good time it begins with a short pause again.
  line()?.hear("error");
  vi.advanceTimersByTime(2_100);
  expect(lines).toHaveLength(4);
});

test("delays have a maximum and differ between clients", () => {
  const pauses = [1, 2, 8, 1_000].map((failures) => pauseMs(failures, () => 0.5));
  expect(pauses).toEqual([2_000, 4_000, 256_000, 300_000]);
  expect([pauseMs(1, () => 0), pauseMs(1, () => 1)]).toEqual([1_000, 3_000]);
});
