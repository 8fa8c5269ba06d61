import { parseArgs } from "node:util";
import { counted } from "#format/plurals.ts";
import type { administer as Administer } from "./commands.ts";
import type { Finding } from "./doctor.ts";

// Each command loads only what it runs: most of the time of a short one is spent on loading.
const backups = () => import("./backup/commands.ts");
const venues = () => import("./venues.ts");
const administer: typeof Administer = async (...given) =>
  (await import("./commands.ts")).administer(...given);

const usage = `Usage: npx wagabond doctor
       npx wagabond doctor --mail YOU@EXAMPLE.ORG
       npx wagabond admin EMAIL [--remove | --reset-two-factor]
       npx wagabond gift-card AMOUNT
       npx wagabond rules [FROM [TO]]
       npx wagabond venues import FILE [--area NAME]
       npx wagabond venues fetch CITY…
       npx wagabond backup FILE
       npx wagabond restore [--verify] FILE
       npx wagabond copy --to postgres://… --files s3://…

  doctor     checks the configuration; exits with 1 if it finds a problem; --mail sends a test email instead
  admin      makes the account with this email an admin; --remove takes that away;
             --reset-two-factor turns the account's two-factor log-in off, for those who lost their app and codes
  gift-card  creates a gift card in the built-in shop, 25.00 for example, and prints its code once
  rules      lists the entry rules that changed between two versions, and how many upcoming trips use them
  venues     imports places from an .osm.pbf file of OpenStreetMap or JSON of Overpass, or updates them;
             --area names what the file covers (by default, the file's name), so that places that are gone are closed;
             fetch asks the server of OVERPASS_URL for cities and imports its answers
  backup     writes the database and files to FILE; the server may be running or stopped
  restore    restores a backup or snapshot to an empty target; --verify only checks FILE
  copy       copies everything to PostgreSQL and an S3 bucket and verifies it; run it again to update the copy`;

const signs: Record<Finding["is"], string> = { fine: "ok  ", note: "note", wrong: "FAIL" };

async function testMail(to: string): Promise<number> {
  const { sendTestMail } = await import("./doctor/mail.ts");
  return report(await sendTestMail(process.env, to));
}

async function doctor(): Promise<number> {
  const { examine } = await import("./doctor.ts");
  const findings = await examine(process.env);
  for (const { about, is, text } of findings) {
    console.log(`${signs[is].padEnd(6)}${about.padEnd(16)}${text}`);
  }
  const problems = findings.filter(({ is }) => is === "wrong").length;
  console.log(`\n${summaryOf(problems)}`);
  return problems > 0 ? 1 : 0;
}

function summaryOf(problems: number): string {
  if (problems === 0) return "No problems found.";
  return `${counted(problems, "problem")} found. See docs/operations/mend.md.`;
}

/** Prints the result of a command and returns the exit status. */
function report({ done, text }: { done: boolean; text: string }): number {
  (done ? console.log : console.error)(text);
  return done ? 0 : 1;
}

/** The parsed command line; undefined if it has an unknown option. */
function parseCommandLine() {
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    const options = {
      "reset-two-factor": flag,
      remove: flag,
      verify: flag,
      help: flag,
      to: text,
      files: text,
      mail: text,
      area: text,
    };
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const commands = [
  "help",
  "doctor",
  "admin",
  "gift-card",
  "rules",
  "venues",
  "backup",
  "restore",
  "copy",
];

const parsed = parseCommandLine();
const { positionals = [], values = {} } = parsed ?? {};
const [command, argument, ...more] = positionals;
const flags = Object.keys(values).filter((name) => name !== "help");
/** True if the command has at most one argument and only its own flags. */
const isCommand = (name: string, ...own: string[]) =>
  command === name && more.length === 0 && flags.every((flag) => own.includes(flag));

if (argument === undefined && isCommand("doctor", "mail") && !values.help) {
  const { mail } = values;
  process.exit(mail === undefined ? await doctor() : await testMail(mail));
}
if (
  argument !== undefined &&
  values["reset-two-factor"] &&
  isCommand("admin", "reset-two-factor")
) {
  const reset = { email: argument, resetTwoFactor: true } as const;
  process.exit(report(await administer(process.env, reset)));
}
if (argument !== undefined && isCommand("admin", "remove")) {
  process.exit(
    report(await administer(process.env, { email: argument, remove: values.remove ?? false })),
  );
}
const cents = /^\d{1,4}(?:\.\d\d)?$/.test(argument ?? "") ? Math.round(Number(argument) * 100) : 0;
if (cents > 0 && isCommand("gift-card")) {
  process.exit(report(await administer(process.env, { giftCardCents: cents })));
}
if (command === "rules" && more.length <= 1 && flags.length === 0 && !values.help) {
  const rules = { from: argument ?? null, to: more[0] ?? null };
  process.exit(report(await administer(process.env, { rules })));
}
const [file] = more;
const isVenues = command === "venues" && file !== undefined && !values.help;
if (
  isVenues &&
  argument === "import" &&
  more.length <= 1 &&
  flags.every((flag) => flag === "area")
) {
  const { importVenues } = await venues();
  process.exit(report(await importVenues(process.env, { path: file, area: values.area })));
}
if (isVenues && argument === "fetch" && flags.length === 0) {
  const { fetchVenues } = await venues();
  process.exit(report(await fetchVenues(process.env, more)));
}
if (argument !== undefined && isCommand("backup")) {
  const { backUp } = await backups();
  process.exit(report(await backUp(process.env, argument)));
}
if (argument !== undefined && isCommand("restore", "verify")) {
  const { restore, verify } = await backups();
  process.exit(report(await (values.verify ? verify(argument) : restore(process.env, argument))));
}
if (
  command === "copy" &&
  argument === undefined &&
  values.to &&
  values.files &&
  flags.length === 2
) {
  const { copy } = await backups();
  process.exit(report(await copy(process.env, { to: values.to, files: values.files })));
}
if (values.help || (parsed && (command ?? "help") === "help")) {
  console.log(usage);
  process.exit(0);
}
if (command !== undefined && !commands.includes(command)) {
  console.error(`Unknown command: ${command}\n`);
}
console.error(usage);
process.exit(2);
