import { expect, test } from "vitest";
import { notificationOf, pathOfClick, showPath } from "./push.ts";

test("a message is shown with its path and replaces an earlier one about the same", () => {
  const payload = {
    title: "Paws & Planes",
    body: "Dana replied to you.",
    path: "/hoots/1#c-2",
    tag: "9",
  };
  const shown = notificationOf(JSON.stringify(payload));
  expect(shown).toMatchObject({
    title: "Paws & Planes",
    options: { body: "Dana replied to you.", tag: "9", data: { path: "/hoots/1#c-2" } },
  });
  expect(pathOfClick(shown.options.data)).toBe("/hoots/1#c-2");
});

test("what can't be read leads to the notifications, and never to another site", () => {
  for (const text of [undefined, "", "{", "null", "[]", '{"path":5}']) {
    expect(notificationOf(text).options.data).toEqual({ path: "/notifications" });
  }
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:1",
  ]) {
    expect(notificationOf(JSON.stringify({ path })).options.data.path).toBe("/notifications");
    expect(pathOfClick({ path })).toBe("/notifications");
  }
  expect(pathOfClick(null)).toBe("/notifications");
});

test("a click goes to an open page first, and opens one where there is none", async () => {
  const done: string[] = [];
  const page = (url: string) => ({
    url: `https://site.example${url}`,
    focus: async () => void done.push(`focus ${url}`),
  });
  const others = {
    navigate: async (_page: unknown, path: string) => void done.push(`navigate ${path}`),
    open: async (path: string) => void done.push(`open ${path}`),
  };
  await showPath("/b", { all: [page("/a"), page("/b")], ...others });
  await showPath("/c", { all: [page("/a")], ...others });
  await showPath("/c", { all: [], ...others });
  expect(done).toEqual(["focus /b", "focus /a", "navigate /c", "open /c"]);
});
