import { afterAll, beforeAll, expect, test } from "vitest";
import { type DomainEvent, makeEvents } from "./events.ts";
import { type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test("a write may publish more events than one PostgreSQL message holds", async () => {
  const events = makeEvents(server.db, true);
  const received: DomainEvent[] = [];
  events.listen((domainEvent) => void received.push(domainEvent));
  await events.write(async (_trx, publish) => {
    for (let n = 0; n < 500; n += 1) {
      publish({ what: "product.changed", productId: `${1_000_000_000 + n}` });
    }
  });
  expect(received).toHaveLength(500);
});
