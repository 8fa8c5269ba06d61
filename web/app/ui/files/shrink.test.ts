import { expect, test } from "vitest";
import { moves } from "./shrink.ts";

const bytes = (text: string) => Uint8Array.from(text, (mail) => mail.charCodeAt(0));

test("an animated picture is detected and sent unchanged", () => {
  expect(moves(bytes("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02"), "webp")).toBe(true);
  expect(moves(bytes("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x10"), "webp")).toBe(false);
  expect(moves(bytes("RIFF\0\0\0\0WEBPVP8 \x0a\0\0\0\x02"), "webp")).toBe(false);
  expect(moves(bytes("\x89PNG\r\n\x1a\n\0\0\0\x08acTL"), "png")).toBe(true);
  expect(moves(bytes("\x89PNG\r\n\x1a\n\0\0\0\x08IDAT"), "png")).toBe(false);
  expect(moves(bytes("\xff\xd8\xff\xe1acTL"), "jpeg")).toBe(false);
});
