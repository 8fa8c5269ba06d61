import { Writable } from "node:stream";
import { AppError } from "#contracts/kernel/errors.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { countOverloadRefusals } from "./overload-refusals.ts";
import { answerErrors } from "./error-responses.ts";

let app: FastifyInstance;
afterEach(() => app.close());

test("rejections under overload are counted by route, with one log line a minute and no stack", async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  app = Fastify({ logger: { level: "info", stream }, disableRequestLogging: true });
  let now = 0;
  const overload = countOverloadRefusals(() => now);
  answerErrors(app, overload);
  app.post("/api/auth/login", async () => {
    throw new AppError("OVERLOADED", "Very many people are here just now.", { retryAfter: 3 });
  });
  const logIn = () => app.inject({ method: "POST", url: "/api/auth/login" });
  for (let turn = 0; turn < 50; turn += 1) expect((await logIn()).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  now = 60_000;
  await logIn();
  expect(lines).toMatchObject([
    { level: 40, refused: 1, route: "POST /api/auth/login" },
    { level: 40, refused: 50, route: "POST /api/auth/login" },
  ]);
  expect(JSON.stringify(lines)).not.toContain("stack");
  expect([...overload.counts]).toEqual([["POST /api/auth/login", 51]]);
});
