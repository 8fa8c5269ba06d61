import { expect, test } from "vitest";
import { openWhenHere, takeHeld } from "./held.ts";

const address = "https://pets.example/rules";
const offline = async () => new Response("offline");

test("a late page opens where its reader waits, without being asked for twice", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let opened: string | undefined;
  const navigate = async (path: string) => {
    opened = await takeHeld(path)?.text();
  };
  const done = openWhenHere(address, promise, {
    find: async () => ({ navigate }),
    orElse: offline,
  });
  expect(takeHeld(address)).toBeUndefined();
  resolve(new Response("rules"));
  await done;
  expect(opened).toBe("rules");
  expect(takeHeld(address)).toBeUndefined();
});

test("if it never arrives, the reader gets the offline page", async () => {
  let opened: string | undefined;
  const navigate = async (path: string) => {
    opened = await takeHeld(path)?.text();
  };
  await openWhenHere(address, Promise.reject(new TypeError("Failed to fetch")), {
    find: async () => ({ navigate }),
    orElse: offline,
  });
  expect(opened).toBe("offline");
});

test("a reader who went elsewhere stays there", async () => {
  const none = { find: async () => undefined, orElse: offline };
  await openWhenHere(address, Promise.resolve(new Response("rules")), none);
  expect(takeHeld(address)).toBeUndefined();
  const gone = { navigate: () => Promise.reject(new TypeError("gone")) };
  const found = { find: async () => gone, orElse: offline };
  await openWhenHere(address, Promise.resolve(new Response("rules")), found);
  expect(takeHeld(address)).toBeUndefined();
});
