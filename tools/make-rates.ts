/**
 * Writes reference/src/money/rates.json from the package @fawazahmed0/currency-api, which has the rates of one day.
 * `node tools/make-rates.ts <folder of the package>`
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { currencies } from "../format/src/money.ts";

const File = z.object({ date: z.string(), usd: z.record(z.string(), z.number()) });
const folder = resolve(process.argv[2] ?? ".");
const read = readFileSync(join(folder, "v1/currencies/usd.json"), "utf8");
const { date, usd } = z.parse(File, JSON.parse(read));
const digits = 6;

// Currencies that are no longer money, and one without a market, have no rate of the day.
const without = ["ANG", "BGN", "CUC", "HRK", "KPW", "SLL", "XDR", "ZWL"];
const rates: Record<string, number> = {};
for (const currency of currencies()) {
  const rate = usd[currency.toLowerCase()];
  if (rate === undefined || !(rate > 0) || without.includes(currency)) continue;
  rates[currency] = Number(rate.toPrecision(digits));
}
const target = fileURLToPath(new URL("../reference/src/money/rates.json", import.meta.url));
writeFileSync(target, `${JSON.stringify({ date, base: "USD", rates })}\n`);
