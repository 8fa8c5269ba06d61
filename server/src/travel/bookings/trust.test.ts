import { expect, test } from "vitest";
import { isAuthentic } from "./trust.ts";

const trusts = (results: string | undefined) =>
  isAuthentic(results, { server: "mx.example.org", domain: "pets.example" });

test.each([
  "mx.example.org; dmarc=pass header.from=pets.example",
  "MX.example.org 1; spf=fail smtp.mailfrom=x.example; dmarc=pass (p=NONE) header.from=pets.example",
  "mx.example.org; dmarc=none; dkim=pass header.d=pets.example header.s=s1",
  'mx.example.org; dkim=pass header.i="@pets.example"',
  "mx.example.org; spf=pass (sender is fine) smtp.mailfrom=dana@pets.example",
])("%s vouches for the sender", (results) => {
  expect(trusts(results)).toBe(true);
});

test.each([
  undefined,
  "",
  "mx.example.org; none",
  // Written by the sender, or by a server before.
  "mx.evil.example; dmarc=pass header.from=pets.example",
  "evil.example (mx.example.org); dmarc=pass header.from=pets.example",
  "mx.example.org.evil.example; dmarc=pass",
  "mx.example.org; dmarc=fail header.from=pets.example; spf=pass smtp.mailfrom=pets.example",
  "mx.example.org; dmarc=temperror; dkim=pass header.d=pets.example",
  "mx.example.org; dmarc=pass header.from=a.example; dmarc=fail header.from=pets.example",
  // Of another domain than that of the sender.
  "mx.example.org; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example",
  "mx.example.org; dkim=pass header.d=notpets.example",
  "mx.example.org; spf=softfail smtp.mailfrom=pets.example",
  // A comment is no result.
  "mx.example.org; (dmarc=pass) spf=none",
])("%s vouches for nothing", (results) => {
  expect(trusts(results)).toBe(false);
});
