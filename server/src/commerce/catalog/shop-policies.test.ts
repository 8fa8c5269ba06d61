import * as contract from "#contracts/commerce/policies.ts";
import type { Storefront } from "#storefront/index.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAdmin, type Person } from "../../../testing/people.ts";
import { ownClient } from "../../../testing/storefront.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let admin: Person;
let shop: Storefront;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
  shop = ownClient(server);
});
afterAll(() => server.close());

const refund = { kind: "refund" as const };

test("the storefront serves what an admin writes, and nothing after it is deleted", async () => {
  await server.db.deleteFrom("shop_policies").execute();
  expect(await admin.call(contract.listPolicies, {})).toEqual([]);
  expect((await shop.shop.fetchPolicies()).refundPolicy).toBeNull();
  const text = "Send it back.\n\n## When\n- within 30 days";
  const body = { ...refund, title: "Refunds", text };
  const created = await admin.call(contract.createPolicy, { body });
  expect(created).toMatchObject({ kind: "refund", title: "Refunds", text, version: 1 });
  await expect(admin.call(contract.createPolicy, { body })).rejects.toMatchObject({
    code: "TAKEN",
  });
  expect((await shop.shop.fetchPolicies()).refundPolicy).toMatchObject({
    title: "Refunds",
    body: "<p>Send it back.</p>\n<h2>When</h2>\n<ul><li>within 30 days</li></ul>",
  });

  const changed = await admin.call(contract.changePolicy, {
    params: refund,
    body: { title: "Returns" },
    ifVersion: 1,
  });
  expect(changed).toMatchObject({ title: "Returns", text, version: 2 });
  await expect(
    admin.call(contract.changePolicy, { params: refund, body: { text: "No." }, ifVersion: 1 }),
  ).rejects.toMatchObject({ code: "CONFLICT", current: { title: "Returns" } });

  await admin.call(contract.deletePolicy, { params: refund });
  expect((await shop.shop.fetchPolicies()).refundPolicy).toBeNull();
  await expect(admin.call(contract.deletePolicy, { params: refund })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a policy that was written as HTML is edited as text", async () => {
  await server.db
    .insertInto("shop_policies")
    .values({
      kind: "terms",
      title: "Terms",
      body: "<h2>Price</h2>\n<p>In dollars &amp; cents.</p>",
    })
    .execute();
  const [terms] = await admin.call(contract.listPolicies, {});
  expect(terms).toMatchObject({ text: "## Price\n\nIn dollars & cents." });
});

test("unknown policies and empty texts are rejected", async () => {
  const text = { kind: "refund", title: "Refunds", text: " " } as const;
  await expect(admin.call(contract.createPolicy, { body: text })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { text: "Text is required." },
  });
  const answer = await fetch(new URL("/api/admin/policies/secret", server.address), {
    method: "DELETE",
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.status).toBe(404);
});
