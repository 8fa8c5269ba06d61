import { expect, test } from "vitest";
import { removePrivate, shelf, type Shelf } from "./storage.ts";
import { memoryShelf } from "./storage.testing.ts";

test("leaving removes what is private and nothing else", () => {
  const kept: Shelf = memoryShelf({ "private:draft:1:hoot": "a", theme: "dark", "private:x": "b" });
  removePrivate(kept);
  expect(kept.length).toBe(1);
  expect(kept.getItem("theme")).toBe("dark");
});

test("a browser without storage forgets instead of failing", () => {
  const forbidden = shelf(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.setItem("theme", "dark");
  expect(forbidden.getItem("theme")).toBeNull();
  expect(forbidden.length).toBe(0);
});
