import { expect, test } from "vitest";
import { EnvError, readEnv } from "./env.ts";

test("with nothing set the house opens on port 3000 of this machine, with its data beside it", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    demo: true,
    rateLimits: true,
    trustProxy: [],
    logLevel: "info",
  });
});

test("an empty value counts as not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: " ", DEMO: "" })).toEqual(readEnv({}));
});

test.each([
  ["PORT", "99999"],
  ["PORT", "80a"],
  ["PUBLIC_URL", "wagabond.example"],
  ["PUBLIC_URL", "https://wagabond.example/app"],
  ["PUBLIC_URL", "https://me:hunter2@wagabond.example"],
  ["PUBLIC_URL", "https://wagabond.example/#top"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["MAIL_URL", "mail.example"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example"],
  ["SESSION_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
  ["DEMO", "maybe"],
  ["RATE_LIMITS", "0"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "10.0.0.0/99"],
  ["TRUST_PROXY", "0.0.0.0/0"],
  ["TRUST_PROXY", "10.0.0.0/8/9"],
])("%s=%s is refused in one line that names the variable", (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
});

test("a refused address is not repeated, since it may hold a password", () => {
  expect(() => readEnv({ DATABASE_URL: "mysql://me:hunter2@host/x" })).toThrow(/^(?!.*hunter2)/);
});
