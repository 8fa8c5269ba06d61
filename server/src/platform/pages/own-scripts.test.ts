import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pagePolicy } from "../http/headers.ts";
import { nameScripts } from "./own-scripts.ts";

const mark = "3f6f5c6e-0b55-4c3b-9c8e-8f1f2f0a9a11";
const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const marked = (script: string, attributes = "") =>
  `<script${attributes} nonce="${mark}" async="">${script}</script>`;

test("scripts that the rendering marked are hashed, and the marks are taken out", () => {
  const { html, hashes } = nameScripts(
    `<link rel="preload" nonce="${mark}"/>${marked("one()")}<p>words</p>${marked("two()", ' type="module"')}`,
    mark,
  );
  expect(html).toBe(
    '<link rel="preload"/><script async="">one()</script><p>words</p><script type="module" async="">two()</script>',
  );
  expect(hashes.split(" ")).toEqual([hashOf("one()"), hashOf("two()")]);
});

test.each([
  ["without a mark", "<script>evil()</script>"],
  ["with an empty one", '<script nonce="">evil()</script>'],
  ["with another", '<script nonce="3f6f5c6e-0b55-4c3b-9c8e-8f1f2f0a9a12">evil()</script>'],
  ["in capitals", `<SCRIPT NONCE="${mark.toUpperCase()}">evil()</SCRIPT>`],
  ["that swallows one of ours", "<script>evil()//"],
  ["that is data", '<script type="application/ld+json">evil()</script>'],
])("a script that came in by content %s is not hashed", (_, injected) => {
  const { html, hashes } = nameScripts(`${injected}${marked("ours()")}`, mark);
  expect(hashes).toBe(hashOf("ours()"));
  expect(html).toContain(injected);
});

test("data is not hashed, so that it cannot be run as a script", () => {
  const data = marked('{"@type":"Product"}', ' type="application/ld+json"');
  expect(nameScripts(data, mark).hashes).toBe("");
});

test("where nothing is marked no inline script may run", () => {
  expect(nameScripts("<script>x()</script>", null)).toEqual({
    html: "<script>x()</script>",
    hashes: "",
  });
  expect(nameScripts('<script nonce="">x()</script>', "").hashes).toBe("");
  expect(pagePolicy("")).toContain("script-src 'self';");
});

test("the policy names the one policy of trusted types, and no other can be made", () => {
  const directives = pagePolicy("").split("; ");
  expect(directives).toContain("require-trusted-types-for 'script'");
  expect(directives).toContain("trusted-types default");
});
