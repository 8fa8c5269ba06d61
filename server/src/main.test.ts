import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the server starts nothing for an argument it doesn't know", async () => {
  const program = join(import.meta.dirname, "main.ts");
  const result = await new Promise((resolve) => {
    execFile(process.execPath, [program, "backup"], (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    );
  });
  expect(result).toEqual([
    2,
    "",
    "Unknown argument: backup\nUsage: npm start (for other commands, see npx wagabond help)\n",
  ]);
});
