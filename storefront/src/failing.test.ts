import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  closesConnection,
  json,
  isSilent,
  openShop,
  respondsWith,
  type Shop,
} from "../testing/shop.ts";
import { createStorefront, readFailure, type Storefront, StorefrontError } from "./index.ts";

const patience = { timeout: 60_000, interval: 5 };

let wire: Shop;
let shop: Storefront;

// One for each test: a request that timed out may arrive later.
beforeEach(async () => {
  wire = await openShop();
  shop = createStorefront({ url: wire.url, storefrontAccessToken: "token", retryAfterMs: 5 });
});
afterEach(() => wire.close());

const unknownQuery = "an unknown error has occurred.";
const unknownCreate = "The cartCreate mutation failed due to an unknown error.";
const caughtOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (caught: unknown) => caught,
  );

describe("a query", () => {
  test.each([
    ["a connection that breaks", closesConnection],
    ["a 502", respondsWith("<h1>Bad Gateway</h1>", 502)],
    ["a 500 with errors", respondsWith({ errors: [{ message: "Oops" }] }, 500)],
    ["a 429", respondsWith("Slow down", 429)],
    [
      "a THROTTLED",
      respondsWith({ errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] }),
    ],
    ["half an answer", respondsWith('{"data":{"sh')],
  ])("is retried once after %s", async (_, fault) => {
    wire.faults.push(fault);
    expect(await shop.shop.fetchInfo()).toMatchObject({ name: "Wagabond" });
    expect(wire.requests).toHaveLength(2);
  });

  test.each([
    ["NETWORK", undefined, closesConnection],
    ["HTTP", 503, respondsWith("<h1>Closed</h1>", 503)],
    ["THROTTLED", 430, respondsWith("", 430)],
    ["MALFORMED", 200, respondsWith("<h1>Hello</h1>")],
    ["MALFORMED", 200, respondsWith("[]")],
  ] as const)("that fails twice has code %s, status %s", async (code, status, fault) => {
    wire.faults.push(fault, fault);
    const caught = await caughtOf(shop.shop.fetchInfo());
    expect(caught).toBeInstanceOf(StorefrontError);
    expect(caught).toMatchObject({ code, status, message: unknownQuery });
    expect(wire.requests).toHaveLength(2);
  });

  test("honors Retry-After before its retry, unless it is too long", async () => {
    wire.faults.push(respondsWith("", 429, { "Retry-After": "0.1" }));
    await shop.shop.fetchInfo();
    const [first, second] = wire.requests;
    expect((second?.from ?? 0) - (first?.to ?? 0)).toBeGreaterThan(80);
    wire.faults.push(respondsWith("", 429, { "Retry-After": "60" }));
    await expect(shop.shop.fetchInfo()).rejects.toMatchObject({ code: "THROTTLED" });
    expect(wire.requests).toHaveLength(3);
  });

  test("is not retried where the request is invalid", async () => {
    const errors = [{ message: "", extensions: { code: "UNAUTHORIZED" } }];
    wire.faults.push(respondsWith({ errors }, 401));
    await expect(shop.shop.fetchInfo()).rejects.toEqual(errors);
    wire.faults.push(respondsWith("Forbidden", 403));
    await expect(shop.shop.fetchInfo()).rejects.toMatchObject({ code: "HTTP", status: 403 });
    expect(wire.requests).toHaveLength(2);
  });

  test("rejects with the errors as received, also with null data", async () => {
    const errors = [{ message: "Invalid global id" }];
    wire.faults.push(respondsWith({ errors }));
    await expect(shop.product.fetch("x")).rejects.toEqual(errors);
    wire.faults.push(respondsWith({ data: null, errors }));
    await expect(shop.product.fetch("x")).rejects.toEqual(errors);
    wire.faults.push(respondsWith({ data: { product: null }, errors }));
    await expect(shop.product.fetch("x")).rejects.toEqual(errors);
    wire.faults.push(respondsWith({ errors: "Not Found" }, 404));
    await expect(shop.product.fetch("x")).rejects.toBe("Not Found");
  });

  test("with an empty response rejects with a generic error", async () => {
    wire.faults.push(respondsWith({}), respondsWith({ data: {} }), respondsWith({ data: null }));
    for (const _ of [1, 2, 3])
      await expect(shop.shop.fetchInfo()).rejects.toEqual([{ message: unknownQuery }]);
  });

  test("resolves with data despite partial errors", async () => {
    const data = { shop: { name: "Wagabond", description: null } };
    wire.faults.push(
      respondsWith({ data, errors: [{ message: "Access denied for description" }] }),
    );
    expect(await shop.shop.fetchInfo()).toEqual(data.shop);
  });

  test("accepts any content type", async () => {
    wire.faults.push((response) =>
      json(
        response,
        200,
        { data: { shop: { name: "Wagabond" } } },
        { "Content-Type": "application/graphql-response+json" },
      ),
    );
    expect(await shop.shop.fetchInfo()).toEqual({ name: "Wagabond" });
  });
});

describe("a mutation", () => {
  test.each([
    ["NETWORK", closesConnection],
    ["HTTP", respondsWith("<h1>Bad Gateway</h1>", 502)],
    ["THROTTLED", respondsWith("", 429)],
    ["MALFORMED", respondsWith("{")],
  ] as const)("is sent once, since it may have been applied: %s", async (code, fault) => {
    wire.faults.push(fault);
    const caught = await caughtOf(shop.checkout.create());
    expect(caught).toMatchObject({ code, message: unknownCreate });
    expect(wire.requests).toHaveLength(1);
  });

  test("rejects with the request's errors as JSON, also with null data", async () => {
    const errors = [{ message: "Variable $input of type CartInput! was invalid" }];
    for (const answer of [
      { errors },
      { data: null, errors },
      { data: { cartCreate: null }, errors },
    ]) {
      wire.faults.push(respondsWith(answer));
      const caught = await caughtOf(shop.checkout.create());
      expect(caught).toBeInstanceOf(Error);
      expect(caught).toMatchObject({ message: JSON.stringify(errors) });
    }
    wire.faults.push(respondsWith({ errors: "Not Found" }, 404));
    await expect(shop.checkout.create()).rejects.toThrow('"Not Found"');
  });

  test("without a cart rejects with the list of user errors, then warnings", async () => {
    const userErrors = [{ code: "NOTE_TOO_LONG", field: ["input", "note"], message: "Too long" }];
    const warnings = [{ code: "MERCHANDISE_OUT_OF_STOCK", message: "Sold out", target: "1" }];
    wire.faults.push(respondsWith({ data: { cartCreate: { cart: null, userErrors, warnings } } }));
    await expect(shop.checkout.create()).rejects.toEqual([
      { code: "TOO_LONG", field: ["input", "note"], message: "Too long" },
      { code: "NOT_ENOUGH_IN_STOCK", message: "Sold out" },
    ]);
  });

  test("with an empty response rejects with an error that names the mutation", async () => {
    for (const answer of [{}, { data: null }, { data: { cartCreate: { cart: null } } }]) {
      wire.faults.push(respondsWith(answer));
      await expect(shop.checkout.create()).rejects.toThrow(unknownCreate);
    }
  });

  test("with a cart resolves despite other errors", async () => {
    const { cart } = await shop.cart.create();
    const lines = { pageInfo: { hasNextPage: false }, edges: [] };
    const answered = { ...cart, lines, deliveryGroups: { edges: [] } };
    const userErrors = [{ code: "VALIDATION_CUSTOM", field: null, message: "No" }];
    const payload = { cart: answered, userErrors, warnings: [] };
    wire.faults.push(
      respondsWith({ data: { cartNoteUpdate: payload }, errors: [{ message: "x" }] }),
    );
    expect(await shop.checkout.updateAttributes("any", { note: "x" })).toMatchObject({
      userErrors: [{ code: "INVALID", field: null, message: "No" }],
    });
  });
});

describe("timeouts", () => {
  test("end requests without a response, and responses that do not end", async () => {
    const hasty = createStorefront({ url: wire.url, storefrontAccessToken: "t", timeoutMs: 60 });
    wire.faults.push(isSilent);
    await expect(hasty.shop.fetchInfo()).rejects.toMatchObject({ code: "TIMEOUT" });
    wire.faults.push((response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write('{"data":');
      return true;
    });
    await expect(hasty.shop.fetchInfo()).rejects.toMatchObject({
      code: "TIMEOUT",
      message: "The shop didn't respond within 60 ms.",
    });
    expect(wire.requests.length).toBeLessThanOrEqual(2);
  });

  test("can be set per call", async () => {
    wire.faults.push(isSilent);
    await expect(shop.checkout.create({}, { timeoutMs: 40 })).rejects.toMatchObject({
      code: "TIMEOUT",
    });
  });

  test("leave no time for a retry", async () => {
    wire.faults.push(respondsWith("", 429, { "Retry-After": "4" }));
    const request = shop.shop.fetchInfo({ timeoutMs: 3_000 });
    await expect(request).rejects.toMatchObject({ code: "THROTTLED", status: 429 });
    expect(wire.requests).toHaveLength(1);
  });

  test("can be replaced by a signal: before, during, and between attempts", async () => {
    const reason = new Error("The page was left.");
    await expect(shop.shop.fetchInfo({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(wire.requests).toHaveLength(0);

    const leaving = new AbortController();
    wire.faults.push(isSilent);
    const request = shop.product.fetchAll({}, { signal: leaving.signal });
    await vi.waitUntil(() => wire.requests.length === 1, patience);
    leaving.abort(reason);
    await expect(request).rejects.toBe(reason);

    const again = new AbortController();
    wire.faults.push(respondsWith("", 429, { "Retry-After": "5" }));
    const waiting = shop.shop.fetchInfo({ signal: again.signal });
    await vi.waitUntil(() => Number.isFinite(wire.requests[1]?.to), patience);
    again.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect(wire.requests).toHaveLength(2);
  });
});

test("readFailure reads every kind of failure", async () => {
  wire.faults.push(respondsWith({ errors: [{ message: "Busy", extensions: { code: "X" } }] }));
  const list = readFailure(await caughtOf(shop.shop.fetchInfo()));
  expect(list).toEqual({ message: "Busy", code: "X", messages: ["Busy"] });
  wire.faults.push(respondsWith({ errors: [{ message: "One" }, { message: "Two" }] }));
  const text = readFailure(await caughtOf(shop.checkout.create()));
  expect(text).toEqual({ message: "One Two", code: undefined, messages: ["One", "Two"] });
  wire.faults.push(respondsWith({ errors: "Not Found" }, 404));
  expect(readFailure(await caughtOf(shop.shop.fetchInfo())).message).toBe("Not Found");
  wire.faults.push(respondsWith("", 429));
  const failed = readFailure(await caughtOf(shop.checkout.create()));
  expect(failed).toMatchObject({ message: unknownCreate, code: "THROTTLED" });
  const rejected = readFailure([{ code: "TOO_LONG", field: ["note"], message: "Too long" }]);
  expect(rejected).toMatchObject({ message: "Too long", code: "TOO_LONG" });
  expect(readFailure(undefined).message).toBe(unknownQuery);
});
