import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { NewPassword } from "../accounts/accounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { isVisible, normalizeText, plainLine, visibleForm } from "./plain-text.ts";
import { nameText, optionalText, text, lineText } from "./text.ts";

const invisible = [
  " ",
  "\t",
  "\n",
  "\u0008",
  "\u007F",
  "\u0085",
  "\u00A0",
  "\u00AD",
  "\u034F",
  "\u061C",
  "\u115F",
  "\u1160",
  "\u1680",
  "\u17B4",
  "\u180B",
  "\u180E",
  "\u2003",
  "\u200B",
  "\u200C",
  "\u200D",
  "\u200E",
  "\u200F",
  "\u2028",
  "\u202A",
  "\u202E",
  "\u2060",
  "\u2063",
  "\u2066",
  "\u2069",
  "\u206F",
  "\u2800",
  "\u3000",
  "\u3164",
  "\uFE0F",
  "\uFEFF",
  "\uFFA0",
  "\uFFF9",
  "\u{1D159}",
  "\u{1D173}",
  "\u{E0001}",
  "\u{E0020}",
  "\u{E0100}",
];
const bidi = "\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069".split("");

/** Strings of invisible characters: each by itself, repeated, and in pairs. */
const invisibleTexts = invisible.flatMap((one, place) => [
  one,
  one.repeat(3),
  one + (invisible[(place * 7 + 3) % invisible.length] ?? ""),
]);
const bidiTexts = bidi.flatMap((mark) => [
  `${mark}Ana`,
  `Ana${mark}`,
  `An${mark}a Silva`,
  `${mark}gpj.exe`,
]);
const lineBreakTexts = ["\n", "\r", "\r\n", "\v", "\f", "\u0085", "\u2028", "\u2029"].flatMap(
  (end) => [`Ana${end}Silva`, `Ana${end}${end}Call us`],
);
const controls = ["\u0001", "\u0007", "\u001B[31m", "\u007F", "\u009B"].map((sign) => `A${sign}na`);
const unstorable = ["\u0000", "A\u0000na", "\uD800", "\uDC00na", "An\uD83Da", "\u0000\u200B"];
const hostile = [...invisibleTexts, ...bidiTexts, ...lineBreakTexts, ...controls, ...unstorable];

/** Legitimate names and texts. */
const legitimate = [
  "Ana María Núñez",
  "Shaun O’Brien",
  "山田太郎",
  "مريم العلي",
  "דנה לוי",
  "สมชาย ใจดี",
  "अनुष्का",
  "👩‍👩‍👧 on the road",
  "🏳️‍🌈",
  "🐕‍🦺",
  "می‌خواهم",
  "क्‍ष",
  "e\u0301te\u0301",
  "Zoë 🐶",
];

const accepts = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value);

test("the set of hostile strings has at least 200 members", () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
});

test("invisible text counts as missing in required and optional fields", () => {
  for (const value of invisibleTexts) {
    expect(isVisible(value)).toBe(false);
    expect(normalizeText(value)).toBe("");
    expect(visibleForm(value)).toBe("");
    for (const schema of [text("Text", 50), lineText("Title", 50), nameText("Name", 50)]) {
      expect(accepts(schema, value).error?.issues[0]?.message).toMatch(/ is required\.$/);
    }
    expect(accepts(optionalText("Bio", 50), value).data).toBe("");
  }
});

test("text that cannot be stored is rejected, not treated as missing", () => {
  for (const value of unstorable) {
    for (const schema of [text("Text", 50), optionalText("Text", 50)]) {
      expect(accepts(schema, value).error?.issues[0]?.message).toBe(
        "Text contains a character we can't save. Remove it and try again.",
      );
    }
  }
});

test("names reject line breaks, direction controls and control characters", () => {
  const name = nameText("Name", 50);
  for (const value of [...bidiTexts, ...lineBreakTexts, ...controls]) {
    expect(accepts(name, value).success, JSON.stringify(value)).toBe(false);
  }
  expect(accepts(name, "Ana\u202E").error?.issues[0]?.message).toBe(
    "Name can't have characters that change the text direction.",
  );
  expect(accepts(name, "Ana\nSilva").error?.issues[0]?.message).toBe(
    "Name can't have line breaks.",
  );
});

test("a title cannot change the direction of surrounding text", () => {
  expect(accepts(lineText("Title", 50), "Safe\u202Egpj.exe").success).toBe(false);
  expect(accepts(lineText("Title", 50), "Safe\u202Dgpj.exe").success).toBe(false);
  expect(accepts(lineText("Title", 50), "\u2068مريم\u2069 and Ana").success).toBe(true);
});

test("content is stored verbatim, including emoji and all scripts", () => {
  for (const value of legitimate) {
    for (const schema of [text("Text", 50), lineText("Title", 50), nameText("Name", 50)]) {
      expect(accepts(schema, value).data).toBe(value);
    }
  }
  const content = "Line one\n\n\u2067مرحبا\u2069\tand\u200E more";
  expect(accepts(text("Text", 50), content).data).toBe(content);
});

test("a password of only white space is rejected", () => {
  for (const value of [" ".repeat(8), "\u00A0".repeat(9), "\t \t \t \t \t", "\u200B".repeat(10)]) {
    expect(accepts(NewPassword, value).error?.issues[0]?.message).toBe(
      "Password can't be only spaces.",
    );
  }
  expect(accepts(NewPassword, "  two words  ").data).toBe("  two words  ");
});

test("plain lines have no control characters or direction marks, and single spaces", () => {
  for (const value of hostile) {
    expect(plainLine(`A${value}B`)).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
  }
  expect(plainLine("  Call \r\n\u202Eus   now ")).toBe("Call us now");
});

test("texts that look the same share one visible form", () => {
  const forms = ["Buy now", "BUY NOW", "B\u200Bu\u00ADy n\u2060ow", " ｂｕｙ\nnow "].map(
    visibleForm,
  );
  expect(new Set(forms).size).toBe(1);
});

/** Fields whose value is compared or ignored, never shown. */
const hiddenFields = new Set([
  "password",
  "current",
  "confirm",
  "website",
  "token",
  "ticket",
  "List-Unsubscribe",
]);

async function endpoints(): Promise<Endpoint[]> {
  const folder = join(import.meta.dirname, "..");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const modules = await Promise.all(
    names.map(async (name): Promise<Record<string, unknown>> => import(join(folder, name))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is Endpoint =>
        typeof value === "object" && value !== null && "path" in value && "session" in value,
    );
}

test("no field of any call accepts invisible or unstorable text", async () => {
  let fields = 0;
  for (const { body, method, path } of await endpoints()) {
    if (!(body instanceof z.ZodMiniObject)) continue;
    for (const [name, schema] of Object.entries(body.shape)) {
      if (hiddenFields.has(name)) continue;
      fields += 1;
      for (const value of hostile) {
        const { data } = z.safeParse(schema, value);
        if (typeof data !== "string" || data === "") continue;
        const field = `${method} ${path} ${name} ${JSON.stringify(value)}`;
        expect(isVisible(data), field).toBe(true);
        expect(data.isWellFormed() && !data.includes("\u0000"), field).toBe(true);
      }
    }
  }
  expect(fields).toBeGreaterThan(100);
});
