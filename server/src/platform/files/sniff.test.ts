import { expect, test } from "vitest";
import { sniff } from "./sniff.ts";

test.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["GIF87a\x01\0\x01\0", "gif"],
  ["GIF89a\x01\0\x01\0", "gif"],
  ["\xff\xd8\xff\xe0\0\x10JFIF", "jpeg"],
  ["\xff\xd8\xff\xe1\0\x10Exif", "jpeg"],
  ["RIFF\x0a\r\0\0WEBPVP8 ", "webp"],
  ["%PDF-1.7\n", "pdf"],
  ["", undefined],
  ["\x89PNG", undefined],
  [" \x89PNG\r\n\x1a\n", undefined],
  ["RIFF\0\0\0\0AVI LIST", undefined],
  ["<svg xmlns=", undefined],
  ["\n%PDF-1.7", undefined],
  ["II*\0\x08\0\0\0", undefined],
  ["\0\0\0\x1cftypavif", undefined],
])("a file that starts with %j is %s", (start, kind) => {
  expect(sniff(Buffer.from(start, "latin1"))).toBe(kind);
});
