import { expect, test } from "vitest";
import { kindOf, validationError, sizeText } from "./kinds.ts";

const mebibyte = 1024 * 1024;
const bytes = (text: string) => Uint8Array.from(text, (mail) => mail.charCodeAt(0));

test.each([
  ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "png"],
  ["GIF89a", "gif"],
  ["GIF87a", "gif"],
  ["\xff\xd8\xff\xe1", "jpeg"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  ["%PDF-1.7\n", "pdf"],
  ["\0\0\0\x18ftypheic\0\0\0\0", "heic"],
  ["\0\0\0\x1cftypmif1\0\0\0\0", "heic"],
  ["<svg xmlns=", undefined],
  ["<html>", undefined],
  ["RIFF\x10\0\0\0WAVEfmt ", undefined],
  ["\0\0\0\x18ftypisom\0\0\0\0", undefined],
  ["", undefined],
])("%j begins a file of kind %s", (head, kind) => {
  expect(kindOf(bytes(head))).toBe(kind);
});

test("sizes use the units of the limits", () => {
  expect([0, 800, 4_300, 734_000, 1_020_000, 1.44 * mebibyte, 10 * mebibyte].map(sizeText)).toEqual(
    ["0 bytes", "800 bytes", "4 KB", "717 KB", "996 KB", "1.4 MB", "10 MB"],
  );
});

test("an error about a large file names its size and the limit", () => {
  expect(validationError("png", 14.2 * mebibyte, "picture")).toBe(
    "Too large (14.2 MB). The limit is 10 MB.",
  );
  expect(validationError("jpeg", 10 * mebibyte + 1, "picture")).toBe(
    "Too large. The limit is 10 MB.",
  );
  expect(validationError("pdf", 15.5 * mebibyte, "paper")).toBe(
    "Too large (15.5 MB). The limit is 15 MB.",
  );
  expect(validationError("jpeg", 10 * mebibyte, "picture")).toBeUndefined();
  expect(validationError("pdf", 15 * mebibyte, "paper")).toBeUndefined();
});

test("an error about a file type names the accepted types", () => {
  const text = "Choose PNG, GIF, JPEG or WebP, up to 10 MB.";
  expect(validationError("pdf", 100, "picture")).toContain(text);
  expect(validationError(undefined, 100, "picture")).toContain(text);
  expect(validationError(undefined, 100, "paper")).toContain("Choose PDF up to 15 MB");
  expect(validationError(undefined, 0, "paper")).toBe("This file is empty. Choose another one.");
});
