import * as z from "zod/mini";
import { expect, test } from "vitest";
import { addPushDevice } from "./push.ts";

const keys = { p256dh: "A".repeat(87), auth: "B".repeat(22) };
const accepts = (endpoint: string) =>
  z.safeParse(addPushDevice.body, { endpoint, expirationTime: null, keys }).success;

test("only https addresses of named public hosts are push endpoints", () => {
  expect(accepts("https://fcm.googleapis.com/fcm/send/abc:def")).toBe(true);
  expect(accepts("https://updates.push.services.mozilla.com/wpush/v2/abc")).toBe(true);
  for (const endpoint of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://127.0.0.1/push",
    "https://0x7f.1/push",
    "https://[::1]/push",
    "https://localhost/push",
    "https://db.internal/push",
    "https://printer.local./push",
    "https://metadata/push",
    "https://push.example.com:8443/push",
    "https://user:secret@push.example.com/push",
    `https://push.example.com/${"a".repeat(1_000)}`,
    "file:///etc/passwd",
    "https://push.example.com/\u0000",
    "https://push.example.com/\r\nX: y",
    "https://push.example.com/\ud800",
    "",
  ]) {
    expect([endpoint, accepts(endpoint)]).toEqual([endpoint, false]);
  }
});

test("keys of another length are rejected", () => {
  const endpoint = "https://push.example.com/a";
  for (const wrong of [
    { ...keys, auth: "B" },
    { ...keys, p256dh: `${"A".repeat(86)}!` },
  ]) {
    expect(z.safeParse(addPushDevice.body, { endpoint, keys: wrong }).success).toBe(false);
  }
});
