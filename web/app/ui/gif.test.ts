import { expect, test } from "vitest";
import { stillOf } from "./gif.tsx";

test("GIPHY's still stands beside its GIF", () => {
  expect(stillOf("https://media.giphy.com/media/abc/giphy.gif")).toBe(
    "https://media.giphy.com/media/abc/giphy_s.gif",
  );
  expect(stillOf("https://media2.giphy.com/media/abc/200.gif?cid=1")).toBe(
    "https://media2.giphy.com/media/abc/200_s.gif?cid=1",
  );
});

test("a built-in GIF has its still in the set", () => {
  expect(stillOf("/art/v1/gifs/tail-wag.gif")).toBe("/art/v1/gifs/tail-wag.webp");
});

test("other pictures have no still", () => {
  expect(stillOf("https://example.com/media/abc/giphy.gif")).toBeUndefined();
  expect(stillOf("https://media.giphy.com/media/abc/other.webp")).toBeUndefined();
});
