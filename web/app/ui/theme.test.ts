import { expect, test } from "vitest";
import { themeToStore } from "./theme.ts";

test("a choice against the system setting is stored", () => {
  expect(themeToStore("dark", "light")).toBe("dark");
});

test("going back to the system's theme follows the system again", () => {
  expect(themeToStore("light", "light")).toBeUndefined();
});
