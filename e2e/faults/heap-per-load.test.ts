import { expect, test } from "vitest";
import { heapPerLoad } from "./heap-per-load.ts";

const minute = 60_000;

test(
  "no page, mail or PDF stays in the heap, and no timer of a render outlives it",
  { timeout: 20 * minute },
  async () => {
    const { kinds, bytesPerLoad, timers } = await heapPerLoad(20);
    expect(bytesPerLoad).toEqual({});
    expect(timers).toEqual([]);
    expect(kinds).toBeGreaterThan(90);
  },
);
