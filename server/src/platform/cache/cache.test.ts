import Fastify from "fastify";
import { expect, test } from "vitest";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Reception } from "../db/listen.ts";
import type { Turn } from "../http/work-turns.ts";
import { type ResponseCache, type Fresh, makeResponseCache } from "./cache.ts";
import { declaredQuery } from "./declared-query.ts";

function room(
  fill: () => Promise<Fresh>,
  cache: ResponseCache = makeResponseCache(1_000_000),
  turn?: Turn,
) {
  const app = Fastify();
  app.addHook("onRequest", (request, reply, done) => {
    if (cache.serve(request.raw, reply.raw) === undefined) return done();
    reply.hijack();
  });
  app.get("/*", (request, reply) =>
    cache.answer(request, reply, {
      key: request.url.split("?")[0] + declaredQuery(request.url, ["q"]),
      queryKeys: ["q"],
      fill,
      turn,
    }),
  );
  return { cache, get: (url = "/", headers = {}) => app.inject({ url, headers }) };
}

const fresh = (body: string, more: Partial<Fresh> = {}): Fresh => ({
  body,
  contentType: "text/plain",
  tags: ["a"],
  ...more,
});

test("an answer is made once, and again after its tag was dropped", async () => {
  let made = 0;
  const { cache, get } = room(async () => fresh(`${(made += 1)}`));
  expect([(await get()).body, (await get()).body]).toEqual(["1", "1"]);
  cache.drop(["b"]);
  expect((await get()).body).toBe("1");
  cache.drop(["a"]);
  expect((await get()).body).toBe("2");
});

test("askers at the same time share one making", async () => {
  let made = 0;
  const finished = Promise.withResolvers<void>();
  const { get } = room(async () => {
    made += 1;
    await finished.promise;
    return fresh("shared");
  });
  const answers = Promise.all(Array.from({ length: 20 }, () => get()));
  finished.resolve();
  await answers;
  expect(made).toBe(1);
});

test("a response in progress when its tag is dropped is not cached, and later requests do not join it", async () => {
  const gates: (() => void)[] = [];
  const { cache, get } = room(async () => {
    const turn = gates.length + 1;
    await new Promise<void>((resolve) => void gates.push(resolve));
    return fresh(`${turn}`);
  });
  const early = get();
  await expect.poll(() => gates.length).toBe(1);
  cache.drop(["a"]);
  const pending = get();
  await expect.poll(() => cache.count().misses).toBe(2);
  gates[0]?.();
  expect((await early).body).toBe("1");
  expect(cache.count().entries).toBe(0);
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  expect((await pending).body).toBe("2");
  expect((await get()).body).toBe("2");
});

/** A room whose fills end one by one, and the most that ran at once. */
function gatedRoom(reception: Reception = { is: "listening" }, turn?: Turn) {
  const cache = makeResponseCache(1_000_000, {}, { reception });
  const gates: PromiseWithResolvers<void>[] = [];
  const runs = { now: 0, most: 0 };
  const { get } = room(
    async () => {
      const gate = Promise.withResolvers<void>();
      const number = gates.push(gate);
      runs.now += 1;
      runs.most = Math.max(runs.most, runs.now);
      await gate.promise.finally(() => (runs.now -= 1));
      return fresh(`${number}`);
    },
    cache,
    turn,
  );
  return { cache, get, gates, runs };
}

const inNoQueue: Turn = {
  charge: async () => undefined,
  run: async (work) => {
    await Promise.resolve();
    return work();
  },
};

test.each([
  ["a guest", inNoQueue],
  ["a member", undefined],
])("writes during the renewal of a page of %s cause one more, after it", async (_, turn) => {
  const { cache, get, gates, runs } = gatedRoom(undefined, turn);
  const answers = [get()];
  await expect.poll(() => gates.length).toBe(1);
  for (let writes = 1; writes <= 5; writes += 1) {
    cache.drop(["a"]);
    answers.push(get());
    await expect.poll(() => cache.count().misses).toBe(1 + writes);
  }
  gates[0]?.resolve();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  const bodies = (await Promise.all(answers)).map(({ body }) => body);
  expect(bodies).toEqual(["1", "2", "2", "2", "2", "2"]);
  expect(runs.most).toBe(1);
  expect((await get()).body).toBe("2");
});

test("a renewal that fails does not keep the next one from beginning", async () => {
  const { cache, get, gates } = gatedRoom();
  const failing = get();
  await expect.poll(() => gates.length).toBe(1);
  cache.clear();
  const next = get();
  await expect.poll(() => cache.count().misses).toBe(2);
  gates[0]?.reject(new Error("The database is away."));
  expect((await failing).statusCode).toBe(500);
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  expect((await next).body).toBe("2");
});

test("while events of other servers are missed, a page is renewed once at a time, too", async () => {
  const { cache, get, gates, runs } = gatedRoom({ is: "reconnecting" }, inNoQueue);
  const answers = [get()];
  await expect.poll(() => gates.length).toBe(1);
  for (let more = 0; more < 5; more += 1) answers.push(get());
  await expect.poll(() => cache.count().misses).toBe(6);
  gates[0]?.resolve();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.resolve();
  const bodies = (await Promise.all(answers)).map(({ body }) => body);
  // What began before a request may lack what another server wrote before it.
  expect(bodies).toEqual(["1", "2", "2", "2", "2", "2"]);
  expect(runs.most).toBe(1);
});

test("a response in progress when the cache is cleared is not cached", async () => {
  const gates: (() => void)[] = [];
  const { cache, get } = room(async () => {
    await new Promise<void>((resolve) => void gates.push(resolve));
    return fresh(`${gates.length}`);
  });
  const early = get();
  await expect.poll(() => gates.length).toBe(1);
  cache.clear();
  gates[0]?.();
  expect((await early).body).toBe("1");
  expect(cache.count().entries).toBe(0);
});

test("an uncacheable response is not stored by the server or by proxies", async () => {
  let made = 0;
  const { get } = room(async () => fresh(`${(made += 1)}`, { isCacheable: false }));
  expect([(await get()).body, (await get()).body]).toEqual(["1", "2"]);
  expect((await get()).headers["cache-control"]).toBe("private, no-store");
});

test("an answer with a time runs out by itself", async () => {
  let now = 0;
  let made = 0;
  const cache = makeResponseCache(1_000_000, {}, { now: () => now });
  const { get } = room(async () => fresh(`${(made += 1)}`, { seconds: 30 }), cache);
  await get();
  now = 29_000;
  expect((await get()).body).toBe("1");
  now = 31_000;
  expect((await get("/", { authorization: "Bearer x" })).body).toBe("2");
  expect((await get()).body).toBe("2");
});

test("an answer whose time is over is still there for want of a new one, unless it was dropped", async () => {
  let now = 0;
  const cache = makeResponseCache(1_000_000, {}, { now: () => now });
  const app = Fastify();
  app.addHook("onRequest", (request, reply, done) => {
    if (!cache.serveOverdue(request.raw, reply.raw)) return done();
    reply.hijack();
  });
  app.get("/", (request, reply) =>
    cache.answer(request, reply, {
      key: "/",
      queryKeys: [],
      fill: async () => fresh("old", { seconds: 30 }),
    }),
  );
  await app.inject("/");
  now = 60_000;
  const { hits } = cache.count();
  expect((await app.inject("/")).body).toBe("old");
  expect(cache.count().hits).toBe(hits + 1);
  cache.drop(["a"]);
  await app.inject("/");
  expect(cache.count().hits).toBe(hits + 1);
});

test("an answer that was renewed after its time is still dropped by its tags", async () => {
  let clock = 0;
  let made = 0;
  const cache = makeResponseCache(1_000_000, {}, { now: () => clock });
  const { get } = room(async () => fresh(`${(made += 1)}`, { seconds: 60 }), cache);
  await get();
  clock = 60_001;
  expect((await get()).body).toBe("2");
  cache.drop(["a"]);
  expect((await get()).body).toBe("3");
});

test("a failed or missing response is not cached", async () => {
  let made = 0;
  const { get } = room(async () => fresh(`${(made += 1)}`, { status: 404 }));
  expect([(await get()).statusCode, (await get()).body]).toEqual([404, "2"]);
});

test("the cache stays within its size limits", async () => {
  const { cache, get } = room(async () => fresh("x".repeat(10_000)), makeResponseCache(100_000));
  for (let n = 0; n < 50; n += 1) await get(`/${n}`);
  expect(cache.count().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.count().entries).toBeLessThan(10);
});

test("a bearer is never answered from what guests are shown", async () => {
  const { get, cache } = room(async () => fresh("guests"));
  await get();
  const { hits } = cache.count();
  await get("/", { authorization: "Bearer x" });
  expect(cache.count().hits).toBe(hits);
});

test("an undeclared query key creates no cache entry of its own", async () => {
  let made = 0;
  const { cache, get } = room(async () => fresh(`${(made += 1)}`));
  await get("/list?q=cat");
  for (let n = 0; n < 50; n += 1) await get(`/list?u=${n}&q=cat&utm_source=${n}`);
  for (let n = 0; n < 50; n += 1) await get(`/list?u=${n}`);
  expect((await get("/list?q=dog")).body).toBe("3");
  expect(made).toBe(3);
  expect(cache.count().entries).toBe(3);
});

test("in place of an error response, unknown keys are answered from the answer without a query", async () => {
  const cache = makeResponseCache(1_000_000);
  await room(async () => fresh("bare"), cache).get("/list");
  const app = Fastify();
  app.get("/*", (request, reply) => {
    if (cache.serveOverdue(request.raw, reply.raw)) return reply.hijack();
    return reply.code(503).send();
  });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (const url of ["/list", "/list?", "/list?u=1", "/list?u=%41&v", "/list?Q=cat"]) {
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  }
  // One key is declared; the other is given twice, which endpoints reject.
  for (const url of ["/list?u=1&%71=cat", "/list?u=1&u=2", "/other?u=1"]) {
    expect([url, await statusOf(url)]).toEqual([url, 503]);
  }
});

test("the addresses that lead to one answer at once stay few", async () => {
  let made = 0;
  const { cache, get } = room(async () => fresh(`${(made += 1)}`));
  for (let n = 1; n < 20; n += 1) await get(`/list?${"q=cat&".repeat(n)}`);
  const { hits } = cache.count();
  await get("/list?q=cat&");
  expect(cache.count().hits).toBe(hits);
  await get("/list?q=cat&");
  expect(cache.count().hits).toBe(hits + 1);
  expect(made).toBe(1);
});

const rejected: Turn = {
  charge: async () => {
    throw new AppError("RATE_LIMITED", "Too much.");
  },
  run: (work) => work(),
};

test("who may cause no more work still gets what is stored, a little older too", async () => {
  let now = 0;
  const cache = makeResponseCache(1_000_000, {}, { now: () => now });
  const free = room(async () => fresh("old", { seconds: 30 }), cache);
  await free.get("/list");
  const { get } = room(async () => fresh("new"), cache, rejected);
  expect((await get("/list")).body).toBe("old");
  now = 60_000;
  expect((await get("/list")).body).toBe("old");
  expect((await get("/other")).statusCode).toBe(429);
  cache.drop(["a"]);
  expect((await get("/list")).statusCode).toBe(429);
});

test("requests that wait for their turn are charged and answered together, with what is newest then", async () => {
  let made = 0;
  let charged = 0;
  const starts: (() => void)[] = [];
  const turn: Turn = {
    charge: async () => void (charged += 1),
    run: async (work) => {
      await new Promise<void>((resolve) => void starts.push(resolve));
      return work();
    },
  };
  const cache = makeResponseCache(1_000_000);
  const { get } = room(async () => fresh(`${(made += 1)}`), cache, turn);
  const first = get("/list");
  await expect.poll(() => starts.length).toBe(1);
  const others = Array.from({ length: 9 }, () => get("/list"));
  await expect.poll(() => cache.count().misses).toBe(10);
  cache.drop(["a"]);
  for (const start of starts) start();
  const bodies = (await Promise.all([first, ...others])).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set(["1"]));
  expect([made, charged]).toEqual([1, 1]);
  // What was dropped before its turn is stored, as it was made after.
  expect(cache.count().entries).toBe(1);
});
