import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerErrors } from "./error-responses.ts";
import { makeFairWork, runInTurn } from "./fair-work.ts";
import { accountAllowance, costs } from "./work-budget.ts";

let app: FastifyInstance;
let address = "";
/** Ends the work that is held. */
let ends: (() => void)[] = [];

/** A server whose work costs as much, and lasts as long, as a request says. */
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  ends = [];
  answerErrors(app);
  const fairWork = makeFairWork(true);
  app.get<{ Params: { account: string; cost: string } }>("/:account/:cost", (request) => {
    const { account, cost } = request.params;
    const isHeld = "held" in Object(request.query);
    return runInTurn(fairWork.turnFor(request, Number(cost), account), async () => {
      if (isHeld) await new Promise<void>((resolve) => void ends.push(resolve));
      return "done";
    });
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

const ask = (path: string) => fetch(address + path);

test("one account's flood waits behind itself, then gets Retry-After, and another account is answered at once", async () => {
  const rejected = Promise.withResolvers<Response>();
  const crowd = Array.from({ length: 140 }, async () => {
    const answer = await ask(`/flood/${costs.query}?held`);
    if (answer.status === 429) rejected.resolve(answer);
    return answer.status;
  });
  const answer = await rejected.promise;
  expect(await answer.json()).toMatchObject({ code: "RATE_LIMITED" });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(`/ana/${costs.query}`)).status).toBe(200);
  let isOver = false;
  const all = Promise.all(crowd).finally(() => (isOver = true));
  const endAll = () => {
    for (const end of ends.splice(0)) end();
    if (!isOver) setImmediate(endAll);
  };
  endAll();
  expect(new Set(await all)).toEqual(new Set([200, 429]));
});

test("what an account sends beyond its points gets Retry-After, and other accounts of its address don't", async () => {
  const cost = accountAllowance.points / 10;
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 30) {
    statuses.push((await ask(`/flood/${cost}`)).status);
  }
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(`/ana/${cost}`)).status).toBe(200);
});

test("one request at a time, and as many as pages send, are never rejected", async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 500; n += 1) statuses.add((await ask(`/ana/${costs.query}`)).status);
  for (let n = 0; n < 10; n += 1) {
    const tabs = Array.from({ length: 24 }, () => ask(`/ana/${costs.query}`));
    for (const { status } of await Promise.all(tabs)) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});
