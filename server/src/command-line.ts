import { parseArgs } from "node:util";
import { backUp, restore, verify } from "./backup/commands.ts";
import { administer } from "./commands.ts";
import { examine, type Finding } from "./doctor.ts";

const usage = `Usage: npx wagabond doctor
       npx wagabond admin EMAIL [--remove]
       npx wagabond backup FILE
       npx wagabond restore [--verify] FILE

  doctor   tells what is configured and what is wrong; exits 1 where something is
  admin    makes the account of an address an admin's, or with --remove nobody's
  backup   writes rows and files of one moment into FILE; the house may be open or closed
  restore  reads such a file, or a snapshot, into an empty place; with --verify only looks at it`;

const signs: Record<Finding["is"], string> = { fine: "ok  ", note: "note", wrong: "WRONG" };

async function doctor(): Promise<number> {
  const findings = await examine(process.env);
  for (const { about, is, words } of findings) {
    console.log(`${signs[is].padEnd(6)}${about.padEnd(16)}${words}`);
  }
  return findings.some(({ is }) => is === "wrong") ? 1 : 0;
}

/** Says what a command came to. */
function say({ done, words }: { done: boolean; words: string }): number {
  (done ? console.log : console.error)(words);
  return done ? 0 : 1;
}

/** What was typed; undefined where it cannot be meant. */
function typed() {
  try {
    const flag = { type: "boolean" } as const;
    const options = { remove: flag, verify: flag, help: flag };
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const { positionals = [], values = {} } = typed() ?? {};
const [command, what, ...more] = positionals;
const flags = Object.keys(values).filter((name) => name !== "help");
/** True where a command was given one thing to work on, and no flag but its own. */
const isMeant = (name: string, ...own: string[]) =>
  command === name && more.length === 0 && flags.every((flag) => own.includes(flag));

if (command === "doctor") process.exit(await doctor());
if (what !== undefined && isMeant("admin", "remove")) {
  process.exit(say(await administer(process.env, { email: what, remove: values.remove ?? false })));
}
if (what !== undefined && isMeant("backup")) process.exit(say(await backUp(process.env, what)));
if (what !== undefined && isMeant("restore", "verify")) {
  process.exit(say(await (values.verify ? verify(what) : restore(process.env, what))));
}
console.log(usage);
process.exit(values.help || (typed() && (command ?? "help") === "help") ? 0 : 2);
