import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Fault = { gate: string; command: string[]; files: Record<string, string> };

const root = join(import.meta.dirname, "..");
const lint = ["oxlint", "--deny-warnings"];
const boundaries = ["vitest", "run", "--project", "unit", "scripts/boundaries"];

/** One violation for every check and every rule. A check that passes in spite of it is useless. */
const faults: Fault[] = [
  {
    gate: "format",
    command: ["oxfmt", "--check"],
    files: { "scripts/planted.ts": "export   const a=1" },
  },
  {
    gate: "types",
    command: ["tsc", "--noEmit"],
    files: { "scripts/planted.ts": 'export const a: number = "a";\n' },
  },
  {
    gate: "types: a wrong param",
    command: ["tsc", "--noEmit"],
    files: {
      "web/app/planted.ts":
        'import type { Call } from "#contracts/kernel/client.ts";\nimport { getHoot } from "#contracts/community/hoots.ts";\nexport const f = (call: Call) => call(getHoot, { params: { name: "x" } });\n',
    },
  },
  {
    gate: "lint: any",
    command: lint,
    files: { "server/src/planted.ts": "export const a = (b: any) => b;\n" },
  },
  {
    gate: "lint: an unhandled promise",
    command: lint,
    files: { "server/src/planted.ts": "export const a = () => {\n  Promise.resolve(1);\n};\n" },
  },
  {
    gate: "lint: a formatter outside format/",
    command: lint,
    files: { "server/src/planted.ts": 'export const a = new Intl.NumberFormat("en-US");\n' },
  },
  {
    gate: "lint: a number in the language of the machine",
    command: lint,
    files: { "web/app/planted.ts": "export const a = (b: number) => b.toLocaleString();\n" },
  },
  {
    gate: "a plural made by hand",
    command: ["vitest", "run", "--project", "unit", "scripts/prose"],
    files: {
      "web/app/planted.ts": 'export const a = (b: number) => (b === 1 ? "1 pet" : `${b} pets`);\n',
    },
  },
  {
    gate: "boundaries: contracts imports only zod/mini",
    command: boundaries,
    files: {
      "contracts/src/planted.ts":
        'import { readFileSync } from "node:fs";\nexport const a = readFileSync;\n',
    },
  },
  {
    gate: "boundaries: the kernel of contracts imports no area",
    command: boundaries,
    files: {
      "contracts/src/kernel/planted.ts":
        'import type { Hoot } from "../community/hoots.ts";\nexport type A = Hoot;\n',
    },
  },
  {
    gate: "lint: no import of all of zod",
    command: lint,
    files: {
      "web/app/data/planted.ts": 'import * as z from "zod";\nexport const a = z.string();\n',
    },
  },
  {
    gate: "boundaries: reference imports a calendar alone",
    command: boundaries,
    files: {
      "reference/src/planted.ts": 'import { join } from "node:path";\nexport const a = join;\n',
    },
  },
  {
    gate: "boundaries: format imports a parser of messages alone",
    command: boundaries,
    files: {
      "format/src/planted.ts": 'import { join } from "node:path";\nexport const a = join;\n',
    },
  },
  {
    gate: "boundaries: art imports format alone",
    command: boundaries,
    files: { "art/src/planted.ts": 'import { join } from "node:path";\nexport const a = join;\n' },
  },
  {
    gate: "boundaries: storefront imports nothing but itself",
    command: boundaries,
    files: {
      "storefront/src/planted.ts":
        'import { statusOf } from "../../contracts/src/kernel/errors.ts";\nexport const a = statusOf;\n',
    },
  },
  {
    gate: "boundaries: bookings has no input and output of its own",
    command: boundaries,
    files: {
      "bookings/src/planted.ts":
        'import { readFile } from "node:fs";\nexport const a = readFile;\n',
    },
  },
  {
    gate: "boundaries: web does not import server",
    command: boundaries,
    files: {
      "web/app/planted.ts":
        'import { readEnv } from "../../server/src/platform/env.ts";\nexport const a = readEnv;\n',
    },
  },
  {
    gate: "boundaries: server does not import web",
    command: boundaries,
    files: {
      "server/src/planted.ts":
        'import { renderPage } from "../../web/app/server.ts";\nexport const a = renderPage;\n',
    },
  },
  {
    gate: "boundaries: a server feature imports another through its service",
    command: boundaries,
    files: {
      "server/src/community/gifs/planted.ts":
        'import { listHoots } from "../hoots/store.ts";\nexport const a = listHoots;\n',
    },
  },
  {
    gate: "boundaries: platform imports no product code",
    command: boundaries,
    files: {
      "server/src/platform/http/planted.ts":
        'import { listNewest } from "../../community/hoots/service.ts";\nexport const a = listNewest;\n',
    },
  },
  {
    gate: "boundaries: a web feature imports another through its index",
    command: boundaries,
    files: {
      "web/app/travel/trips/planted.ts":
        'import { preview } from "../../community/hoots/text.ts";\nexport const a = preview;\n',
    },
  },
  {
    gate: "boundaries: a dynamic import uses the index of a feature",
    command: boundaries,
    files: {
      "web/app/home/planted.ts":
        'export const a = () => import("../community/hoots/featured.tsx");\n',
    },
  },
  {
    gate: "boundaries: no web feature imports a layer above",
    command: boundaries,
    files: {
      "web/app/commerce/cart/planted.ts": 'export { Header } from "../../shell/header.tsx";\n',
    },
  },
  {
    gate: "boundaries: ui imports no product code",
    command: boundaries,
    files: {
      "web/app/ui/planted.ts":
        'import type { Hoot } from "#contracts/community/hoots.ts";\nexport type A = Hoot;\n',
    },
  },
  {
    gate: "boundaries: no cycle of features",
    command: boundaries,
    files: {
      "web/app/community/comments/planted.ts":
        'import type { HootPage } from "../hoots/index.ts";\nexport type A = HootPage;\n',
    },
  },
  {
    gate: "lint: no import cycles of files, not even of types",
    command: lint,
    files: {
      "server/src/planted.ts":
        'import type { B } from "./planted-too.ts";\nexport type A = { b: B };\n',
      "server/src/planted-too.ts":
        'import type { A } from "./planted.ts";\nexport type B = { a: A };\n',
    },
  },
  {
    gate: "dead code",
    command: ["knip"],
    files: { "server/src/planted.ts": "export const a = 1;\n" },
  },
  {
    gate: "tests",
    command: ["vitest", "run", "--project", "unit", "contracts"],
    files: {
      "contracts/src/planted.test.ts":
        'import { expect, test } from "vitest";\ntest("a planted fault", () => {\n  expect(1).toBe(2);\n});\n',
    },
  },
];

function isCaught({ command, files }: Fault): boolean {
  const paths = Object.keys(files).map((file) => join(root, file));
  if (paths.some((path) => existsSync(path)))
    throw new Error("A file that this script would write exists already.");
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
    const [program = "", ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
    // A failure for another reason does not count.
    return status !== 0 && `${stdout}${stderr}`.includes("/planted");
  } finally {
    for (const path of paths) rmSync(path, { force: true });
  }
}

let green = 0;
for (const fault of faults) {
  const caught = isCaught(fault);
  if (!caught) green += 1;
  console.log(`${caught ? "caught" : "MISSED"}  ${fault.gate}`);
}
process.exit(green > 0 ? 1 : 0);
