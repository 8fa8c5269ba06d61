import { expect, test } from "vitest";
import { themeToKeep } from "./theme.ts";

test("a choice against the system is kept", () => {
  expect(themeToKeep("dark", "light")).toBe("dark");
});

test("going back to the system's theme follows the system again", () => {
  expect(themeToKeep("light", "light")).toBeUndefined();
});
