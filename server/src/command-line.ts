import { examine, type Finding } from "./doctor.ts";

const usage = `Usage: npx wagabond doctor

  doctor   tells what is configured and what is wrong; exits 1 where something is`;

const signs: Record<Finding["is"], string> = { fine: "ok  ", note: "note", wrong: "WRONG" };

async function doctor(): Promise<number> {
  const findings = await examine(process.env);
  for (const { about, is, words } of findings) {
    console.log(`${signs[is].padEnd(6)}${about.padEnd(16)}${words}`);
  }
  return findings.some(({ is }) => is === "wrong") ? 1 : 0;
}

const [command] = process.argv.slice(2);
if (command === "doctor") process.exit(await doctor());
console.log(usage);
process.exit(command === undefined || command === "help" || command === "--help" ? 0 : 2);
