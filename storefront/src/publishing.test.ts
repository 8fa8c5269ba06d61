import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const home = fileURLToPath(new URL("..", import.meta.url));
const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(home, path), "utf8"));

test("the bundle is below 12 kB gzipped", async () => {
  const result = await build({
    configFile: false,
    root: home,
    logLevel: "error",
    build: {
      write: false,
      target: "es2023",
      minify: true,
      lib: {
        entry: join(home, "src/index.ts"),
        formats: ["iife"],
        name: "storefront",
        fileName: "storefront",
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  const code = outputs.map((each) => (each.type === "chunk" ? each.code : "")).join("");
  expect(code).toContain("cartCreate");
  // The bundle depends on the platform only.
  expect(code).not.toMatch(/\bimport\b\s*[\w{*"']|\brequire\(/);
  expect(gzipSync(code).length).toBeLessThan(12_000);
});

test("the package runs and has types without other dependencies", async () => {
  const folder = mkdtempSync(join(tmpdir(), "storefront-"));
  const installed = join(folder, "node_modules/@wagabond/storefront");
  const compile = (...options: string[]) => {
    const compiler = fileURLToPath(import.meta.resolve("typescript/package.json"));
    execFileSync(process.execPath, [join(compiler, "../bin/tsc"), ...options], { cwd: folder });
  };
  try {
    cpSync(join(home, "package.json"), join(installed, "package.json"));
    compile("--project", join(home, "tsconfig.json"), "--outDir", join(installed, "dist"));
    const path = join(installed, "dist/index.js");
    const published: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
    expect(published).toMatchObject({
      createStorefront: expect.any(Function),
      mapCartPayload: expect.any(Function),
      mapUserErrors: expect.any(Function),
    });
    writeFileSync(join(folder, "reader.mts"), reader);
    writeFileSync(join(folder, "examples.mts"), examples());
    const strictly = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023"];
    compile(...strictly, "reader.mts", "examples.mts");
    expect(readJson("package.json")).not.toHaveProperty("dependencies");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs the README's examples in order. */
const examples = (): string =>
  Array.from(
    readFileSync(join(home, "README.md"), "utf8").matchAll(/```ts\n(.*?)```/gs),
    ([, code]) => code,
  ).join("");

const reader = `
import { createStorefront, type Product } from "@wagabond/storefront";
const shop = createStorefront({ domain: "a.myshopify.com", storefrontAccessToken: "token" });
const product: Product | null = await shop.product.fetch("gid://shopify/Product/1");
export const title: string | undefined = product?.variants[0]?.price.amount;
// @ts-expect-error a title is no number
export const wrong: number | undefined = product?.title;
// @ts-expect-error there is no such order
await shop.product.fetchAll({ sortKey: "COLOUR" });
`;
