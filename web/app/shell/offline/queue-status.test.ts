import { expect, test } from "vitest";
import { sentText, statusText } from "./queue-status.tsx";

const [waiting, failed] = [{ state: "waiting" }, { state: "failed" }] as const;

test("the line says what waits, and what needs attention", () => {
  expect(statusText([waiting, waiting], false)).toBe(
    "Offline. 2 changes will be sent when you're back online.",
  );
  expect(statusText([waiting], true)).toBe("1 change is waiting to be sent.");
  expect(statusText([failed], true)).toBe("1 change couldn't be sent and needs your attention.");
  expect(statusText([waiting, failed], false)).toBe(
    "Offline. 1 change will be sent when you're back online. 1 change couldn't be sent and needs your attention.",
  );
  expect(sentText(3)).toBe("3 changes sent.");
});
