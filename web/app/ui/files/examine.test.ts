import { expect, test } from "vitest";
import { examine } from "./examine.ts";

const png = "\x89PNG\r\n\x1a\n";
const file = (text: string, name: string, type = "image/png") =>
  new File([Uint8Array.from(text, (mail) => mail.charCodeAt(0))], name, { type });

test("the type of a file follows from its bytes, not from its name", async () => {
  expect(await examine(file(png, "sea.txt", "text/plain"), "picture")).toMatchObject({
    is: "fine",
  });
  expect(await examine(file("<html>", "sea.png"), "picture")).toMatchObject({
    is: "rejected",
    message: expect.stringContaining("PNG, GIF, JPEG or WebP"),
  });
});

test("an unsupported photo of a phone is rejected with a list of the types", async () => {
  const photo = file("\0\0\0\x18ftypheic\0\0\0\0", "IMG_1.HEIC", "image/heic");
  expect(await examine(photo, "paper")).toMatchObject({
    is: "rejected",
    message: expect.stringContaining("HEIC"),
  });
});

test("a folder is no file", async () => {
  const folder = file(png, "holiday");
  folder.slice = () => {
    const unreadable = new Blob();
    unreadable.arrayBuffer = () => Promise.reject(new DOMException("", "NotReadableError"));
    return unreadable;
  };
  expect(await examine(folder, "picture")).toMatchObject({ is: "rejected" });
});
