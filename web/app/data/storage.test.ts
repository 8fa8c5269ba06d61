import { expect, test } from "vitest";
import { removePrivate, safeStorage, type SafeStorage } from "./storage.ts";
import { memoryStorage } from "./storage.testing.ts";

test("leaving removes what is private and nothing else", () => {
  const kept: SafeStorage = memoryStorage({
    "private:draft:1:hoot": "a",
    theme: "dark",
    "private:x": "b",
  });
  removePrivate(kept);
  expect(kept.length).toBe(1);
  expect(kept.getItem("theme")).toBe("dark");
});

test("a browser without storage forgets instead of failing", () => {
  const forbidden = safeStorage(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.setItem("theme", "dark");
  expect(forbidden.getItem("theme")).toBeNull();
  expect(forbidden.length).toBe(0);
});
