import { deleteAccount } from "#contracts/accounts/accounts.ts";
import * as contract from "#contracts/travel/carriers.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPerson } from "../../../testing/people.ts";
import { testServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
});
afterAll(() => server.close());

const bag = {
  name: "Soft bag",
  lengthCm: 46,
  widthCm: 28,
  heightCm: 24,
  weightKg: 1.2,
  soft: true,
};

test("a carrier is added, changed and deleted; a change leaves fields that are not sent", async () => {
  const { call } = await newPerson(server);
  const made = await call(contract.createCarrier, { body: bag });
  expect(made).toMatchObject({ ...bag, version: 1 });
  const params = { id: made._id };
  const changed = await call(contract.updateCarrier, {
    params,
    body: { soft: null, lengthCm: 45 },
  });
  expect(changed).toMatchObject({ ...bag, soft: null, lengthCm: 45, version: 2 });
  expect(await call(contract.updateCarrier, { params, body: {} })).toEqual(changed);
  const crate = await call(contract.createCarrier, { body: { name: "Crate" } });
  expect(crate).toMatchObject({ lengthCm: null, soft: null });
  expect(await call(contract.listCarriers)).toEqual([changed, crate]);
  expect(await call(contract.deleteCarrier, { params })).toEqual({ _id: made._id });
  expect(await call(contract.listCarriers)).toEqual([crate]);
});

test("impossible sides are rejected by field, and a stale version is a conflict", async () => {
  const { call } = await newPerson(server);
  for (const [field, value] of Object.entries({
    name: "",
    lengthCm: 0,
    weightKg: -1,
    soft: "so",
  })) {
    const body = { ...bag, [field]: value };
    await expect(call(contract.createCarrier, { body }), field).rejects.toMatchObject({
      fields: { [field]: expect.any(String) },
    });
  }
  const { _id: id } = await call(contract.createCarrier, { body: bag });
  const current = await call(contract.updateCarrier, { params: { id }, body: { name: "Old bag" } });
  const stale = call(contract.updateCarrier, {
    params: { id },
    body: { name: "New bag" },
    ifVersion: 1,
  });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT", current });
});

test("another person's carriers are not found, and a retry creates no second one", async () => {
  const [{ call }, stranger] = [await newPerson(server), await newPerson(server)];
  const make = () => call(contract.createCarrier, { body: bag, key: "one-carrier" });
  const [one, same] = await Promise.all([make(), make()]);
  expect(same).toEqual(one);
  const params = { id: one._id };
  for (const attempt of [
    () => stranger.call(contract.updateCarrier, { params, body: { name: "Mine" } }),
    () => stranger.call(contract.deleteCarrier, { params }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  expect(await stranger.call(contract.listCarriers)).toEqual([]);
  expect(await call(contract.listCarriers)).toEqual([one]);
});

test("a household has so many carriers, which are deleted with the account", async () => {
  const { call, password } = await newPerson(server);
  for (let count = 1; count < contract.carriersMax; count += 1) {
    await call(contract.createCarrier, { body: { name: `Bag ${count}` } });
  }
  const add = () => call(contract.createCarrier, { body: bag });
  const results = await Promise.allSettled([add(), add()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const before = await server.db.selectFrom("carriers").select("id").execute();
  await call(deleteAccount, { body: { password } });
  await server.removeClosed();
  const after = await server.db.selectFrom("carriers").select("id").execute();
  expect(before.length - after.length).toBe(contract.carriersMax);
});
