import { expect, test } from "vitest";
import { isLocalSite, isLocalUrl } from "./local-url.ts";

test.each([
  "http://localhost:3000",
  "http://LOCALHOST",
  "https://wagabond.localhost",
  "http://127.0.0.1:8080",
  "http://127.9.8.7",
  // How URL reads them: 127.0.0.1.
  "http://127.1",
  "http://2130706433",
  "http://[::1]:3000",
  "http://[0:0:0:0:0:0:0:1]",
])("%s is local", (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

test.each([
  "https://wagabond.example",
  "https://localhost.example",
  "https://notlocalhost",
  "https://localhost.",
  "http://127.0.0.1.nip.example",
  "http://128.0.0.1",
  "http://192.168.1.20:3000",
  "http://0.0.0.0:3000",
  "http://[::]:3000",
  "http://[2001:db8::1]",
])("%s is public", (url) => {
  expect(isLocalUrl(url)).toBe(false);
});

test.each([
  ["http://localhost:3000", "127.0.0.1", true],
  ["http://localhost:3000", "::1", true],
  ["http://localhost:3000", "0.0.0.0", false],
  ["http://localhost:3000", "::", false],
  ["https://pets.example", "127.0.0.1", false],
])("a site at %s that listens on %s is local: %s", (publicUrl, host, isLocal) => {
  expect(isLocalSite({ publicUrl, host })).toBe(isLocal);
});
