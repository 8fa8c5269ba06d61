import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { type Ending, runToItsEnd } from "./server-process.ts";

/** A variable with an invalid value. */
type Wrong = { name: string; value: string };
export type Verdict = Wrong & { ok: boolean; code: number | null; message: string };

const wrongs: readonly Wrong[] = [
  { name: "PORT", value: "99999" },
  { name: "PORT", value: "abc" },
  { name: "DATABASE_URL", value: "mysql://x" },
  { name: "SESSION_SECRET", value: "short" },
  { name: "SESSION_SECRET", value: "change this secret of at least 32 bytes" },
  { name: "LOG_LEVEL", value: "loud" },
  { name: "TRUST_PROXY", value: "all" },
  { name: "DEMO", value: "maybe" },
  { name: "MAIL_URL", value: "foo" },
  { name: "MAIL_FROM", value: "nobody" },
  { name: "PUBLIC_URL", value: "example.com" },
  { name: "RATE_LIMITS", value: "1" },
  { name: "WIDGETS_FILE", value: "/nowhere/widgets.json" },
  { name: "WIDGETS_URL", value: "widgets" },
];

/** The server exits with status 1 and one line that names the variable. `some` is how many of the values are tried. */
export async function badEnvironment(some = wrongs.length): Promise<Verdict[]> {
  const folder = mkdtempSync(join(tmpdir(), "wagabond-environment-"));
  try {
    const verdicts = await Promise.all(
      wrongs
        .slice(0, some)
        .map(async (wrong) =>
          judge(wrong, await runToItsEnd({ DATA_DIR: folder, [wrong.name]: wrong.value })),
        ),
    );
    return [
      ...verdicts,
      await lockedFolder(folder),
      await missingDatabase(folder),
      await takenPort(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function judge(wrong: Wrong, { code, stdout, stderr }: Ending): Verdict {
  const lines = stderr.trimEnd().split("\n");
  const message = lines.join(" | ").slice(0, 300);
  const [reason = "", ...others] = lines;
  const isShort = others.join() === "See docs/operations/configure.md.";
  const ok = code === 1 && stdout === "" && isShort && reason.includes(wrong.name);
  return { ...wrong, ok, code, message };
}

/** Root can write anywhere, so root runs the program as another user. */
async function lockedFolder(folder: string): Promise<Verdict> {
  const isRoot = process.getuid?.() === 0;
  const inside = join(folder, "inside");
  if (isRoot)
    return judge(
      { name: "DATA_DIR", value: inside },
      await runToItsEnd({ DATA_DIR: inside }, { uid: 65_534, gid: 65_534 }),
    );
  return judge(
    { name: "DATA_DIR", value: "/proc/wagabond" },
    await runToItsEnd({ DATA_DIR: "/proc/wagabond" }),
  );
}

async function missingDatabase(folder: string): Promise<Verdict> {
  const wrong = { name: "DATABASE_URL", value: "postgres://127.0.0.1:1/wagabond" };
  return judge(wrong, await runToItsEnd({ DATA_DIR: folder, DATABASE_URL: wrong.value }));
}

async function takenPort(folder: string): Promise<Verdict> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const value = String(address && typeof address === "object" ? address.port : 0);
  try {
    return judge({ name: "PORT", value }, await runToItsEnd({ DATA_DIR: folder, PORT: value }));
  } finally {
    holder.close();
  }
}
