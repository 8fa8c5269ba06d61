import { expect, test } from "vitest";
import { headersOf } from "./upload.ts";

test("an upload's answer has the headers that were sent", () => {
  const headers = headersOf('content-type: application/json\r\nretry-after: 30\r\netag: "v3"\r\n');
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("retry-after")).toBe("30");
  expect(headers.get("etag")).toBe('"v3"');
});
