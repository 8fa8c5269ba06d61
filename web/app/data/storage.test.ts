import { expect, test } from "vitest";
import { removePrivate, safeStorage, type SafeStorage } from "./storage.ts";
import { memoryStorage } from "./storage.testing.ts";

test("leaving removes what is private and nothing else", () => {
  const storage: SafeStorage = memoryStorage({
    "private:draft:1:hoot": "a",
    theme: "dark",
    "private:x": "b",
  });
  removePrivate(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem("theme")).toBe("dark");
});

test("a browser without storage forgets instead of failing", () => {
  const forbidden = safeStorage(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.setItem("theme", "dark");
  expect(forbidden.getItem("theme")).toBeNull();
  expect(forbidden.length).toBe(0);
});
