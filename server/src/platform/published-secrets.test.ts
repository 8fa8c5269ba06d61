import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

const root = join(import.meta.dirname, "../../..");
const generated = ["node_modules", "data", "build", "build-next", "dist", "coverage", ".git"];
const files = [
  ...globSync("*", { cwd: root }),
  ...globSync("{.github,bench,deploy,docs,e2e,scripts,server}/**/*", {
    cwd: root,
    exclude: (name) => generated.includes(name),
  }),
].filter((path) => statSync(join(root, path)).isFile() && !path.endsWith(".env"));

/** Literal values for SESSION_SECRET: quoted in sources, also bare elsewhere; not what a shell or compose fills in. */
function secretsIn(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const quoted = /SESSION_SECRET["']?\s*[:=,]\s*["']([^"'\n$]{32,})["']/g;
  const bare = /^[^`#|\n]*SESSION_SECRET[:=] *([^\s"'$`][^\n$`]{31,})$/gm;
  const isSource = /\.[jt]sx?$/.test(path);
  return [quoted, ...(isSource ? [] : [bare])].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, value]) => value ?? []),
  );
}

test("every SESSION_SECRET that stands in this repository stops the start", () => {
  const found = files.flatMap((path) => secretsIn(path).map((value) => ({ path, value })));
  const accepted = found.filter(({ value }) => {
    try {
      return readEnv({ SESSION_SECRET: value }).sessionSecret !== undefined;
    } catch (error) {
      if (error instanceof EnvError) return false;
      throw error;
    }
  });
  // The search does find some: those of env.test.ts.
  expect(found.map(({ value }) => value)).toContain("change this secret of at least 32 bytes");
  expect(accepted).toEqual([]);
});

test("compose.yaml contains no secret: the operator sets each of them", () => {
  const compose = readFileSync(join(root, "compose.yaml"), "utf8");
  for (const name of ["SESSION_SECRET", "POSTGRES_PASSWORD"]) {
    expect(compose).toMatch(new RegExp(`${name}: \\$\\{${name}:\\?`));
  }
  expect(compose).not.toMatch(/change|:\/\/wagabond:[^$]/);
});
