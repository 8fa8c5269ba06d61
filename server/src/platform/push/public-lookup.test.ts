import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "./public-lookup.ts";

test("addresses of this machine, private networks and special ranges are not public", () => {
  for (const address of ["142.250.74.10", "2a00:1450:4001:82a::200a"]) {
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  }
  for (const address of [
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:a00:1::",
  ]) {
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  }
});

test("a name of this machine is not resolved", async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup("localhost", { all }, resolve));
    expect(error).toMatchObject({ message: "The name has no public address." });
  }
});
