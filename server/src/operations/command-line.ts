import { parseArgs } from "node:util";
import { backUp, copy, restore, verify } from "./backup/commands.ts";
import { administer } from "./commands.ts";
import { examine, type Finding } from "./doctor.ts";
import { sendTestMail } from "./doctor/mail.ts";

const usage = `Usage: npx wagabond doctor
       npx wagabond doctor --mail YOU@EXAMPLE.ORG
       npx wagabond admin EMAIL [--remove]
       npx wagabond gift-card AMOUNT
       npx wagabond backup FILE
       npx wagabond restore [--verify] FILE
       npx wagabond copy --to postgres://… --files s3://…

  doctor     tells checks the configuration and reports problems, from the mail server to the disk; exits 1 where something is;
             with --mail sends a test mail to an address instead
  admin      makes the account of an address an admin's, or with --remove nobody's
  gift-card  makes a gift card of the embedded shop, such as of 25.00, and shows its random code once
  backup     writes rows and files of one moment into FILE; the house may be open or closed
  restore    reads such a file, or a snapshot, into an empty place; with --verify only looks at it
  copy       brings the house to a PostgreSQL and a bucket, checks counts and hashes; run again, it brings them up to date`;

const signs: Record<Finding["is"], string> = { fine: "ok  ", note: "note", wrong: "FAIL" };

async function doctor(): Promise<number> {
  const findings = await examine(process.env);
  for (const { about, is, text } of findings) {
    console.log(`${signs[is].padEnd(6)}${about.padEnd(16)}${text}`);
  }
  return findings.some(({ is }) => is === "wrong") ? 1 : 0;
}

/** Prints the result of a command. */
function say({ done, text }: { done: boolean; text: string }): number {
  (done ? console.log : console.error)(text);
  return done ? 0 : 1;
}

/** What was typed; undefined where it cannot be meant. */
function typed() {
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    const options = { remove: flag, verify: flag, help: flag, to: text, files: text, mail: text };
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

if (what === undefined && isMeant("doctor", "mail") && !values.help) {
  const { mail } = values;
  process.exit(mail === undefined ? await doctor() : say(await sendTestMail(process.env, mail)));
}
if (what !== undefined && isMeant("admin", "remove")) {
  process.exit(say(await administer(process.env, { email: what, remove: values.remove ?? false })));
}
const cents = /^\d{1,4}(?:\.\d\d)?$/.test(what ?? "") ? Math.round(Number(what) * 100) : 0;
if (cents > 0 && isMeant("gift-card")) {
  process.exit(say(await administer(process.env, { giftCardCents: cents })));
}
if (what !== undefined && isMeant("backup")) process.exit(say(await backUp(process.env, what)));
if (what !== undefined && isMeant("restore", "verify")) {
  process.exit(say(await (values.verify ? verify(what) : restore(process.env, what))));
}
if (command === "copy" && what === undefined && values.to && values.files && flags.length === 2) {
  process.exit(say(await copy(process.env, { to: values.to, files: values.files })));
}
console.log(usage);
process.exit(values.help || (typed() && (command ?? "help") === "help") ? 0 : 2);
