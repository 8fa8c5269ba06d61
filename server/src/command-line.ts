import { parseArgs } from "node:util";
import { administer } from "./commands.ts";
import { examine, type Finding } from "./doctor.ts";

const usage = `Usage: npx wagabond doctor
       npx wagabond admin EMAIL [--remove]

  doctor   tells what is configured and what is wrong; exits 1 where something is
  admin    makes the account of an address an admin's, or with --remove nobody's`;

const signs: Record<Finding["is"], string> = { fine: "ok  ", note: "note", wrong: "WRONG" };

async function doctor(): Promise<number> {
  const findings = await examine(process.env);
  for (const { about, is, words } of findings) {
    console.log(`${signs[is].padEnd(6)}${about.padEnd(16)}${words}`);
  }
  return findings.some(({ is }) => is === "wrong") ? 1 : 0;
}

async function admin(email: string, remove: boolean): Promise<number> {
  const { done, words } = await administer(process.env, { email, remove });
  (done ? console.log : console.error)(words);
  return done ? 0 : 1;
}

/** What was typed; undefined where it cannot be meant. */
function typed() {
  try {
    const options = { remove: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const { positionals = [], values = {} } = typed() ?? {};
const [command, email, ...more] = positionals;
if (command === "doctor") process.exit(await doctor());
if (command === "admin" && email && more.length === 0) {
  process.exit(await admin(email, values.remove ?? false));
}
console.log(usage);
process.exit(values.help || (typed() && (command ?? "help") === "help") ? 0 : 2);
