import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { addEntry } from "#contracts/travel/days.ts";
import * as members from "#contracts/travel/members.ts";
import { getTripMoney } from "#contracts/travel/money.ts";
import { createPet } from "#contracts/travel/pets.ts";
import { createShare, getSharedTrip } from "#contracts/travel/shares.ts";
import * as trips from "#contracts/travel/trips.ts";
import { embeddedRates } from "#reference/money/rates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newPerson } from "../../../testing/people.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
let ana: Call;
let anaId: string;
let bo: Call;
let boId: string;

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  ({ call: ana } = await newPerson(server, "Ana Reyes"));
  ({ call: bo } = await newPerson(server, "Bo Lind"));
  anaId = (await ana(getOwnProfile))._id;
  boId = (await bo(getOwnProfile))._id;
});
afterAll(() => server.close());

type Body = Parameters<typeof ana<typeof trips.createTrip>>[1]["body"];
const make = async (body: Body) => {
  const trip = await ana(trips.createTrip, { body });
  return { trip, params: { id: trip._id } };
};
const moneyOf = (params: { id: string }, currency?: string) =>
  ana(getTripMoney, { params, query: { ...(currency && { currency }) } });

async function join(params: { id: string }, role: "viewer" | "editor") {
  const { url, _id } = await ana(members.inviteMember, { params, body: { role } });
  await bo(members.joinTrip, { params: { token: url.split("/").at(-1) ?? "" } });
  return { ...params, memberId: _id };
}

describe("the total of a trip", () => {
  test("adds expenses, pet fees and entries in one currency, and keeps the pets' part apart", async () => {
    const pet = await ana(createPet, { body: { petName: "Biscuit", species: "dog" } });
    const { params } = await make({
      petIds: [pet._id],
      costs: [
        { what: "Crate", amount: 14_999, currency: "USD", paid: true, petId: pet._id },
        { what: "Deposit", amount: 180_000, currency: "CLP", due: "2027-05-04" },
      ],
      stays: [
        { name: "The Blue Door", checkIn: "2027-05-04", petFee: 24_000, petFeeCurrency: "CLP" },
      ],
      rates: [{ currency: "CLP", to: "USD", rate: 937.5, date: "2026-11-26" }],
    });
    const cost = { amount: 1_000, currency: "USD" };
    await ana(addEntry, { params, body: { title: "Museum", cost } });
    const money = await moneyOf(params);
    expect(money).toMatchObject({
      currency: "USD",
      total: { all: 14_999 + 19_200 + 2_560 + 1_000, open: 19_200 + 2_560 + 1_000 },
      pets: { all: 14_999 + 2_560, open: 2_560 },
      apart: [],
      rates: [{ currency: "CLP", rate: 937.5, date: "2026-11-26", source: "typed" }],
    });
    expect(money.lines.map(({ kind, what }) => [kind, what])).toEqual([
      ["cost", "Crate"],
      ["cost", "Deposit"],
      ["stay", "The Blue Door"],
      ["entry", "Museum"],
    ]);
  });

  test("uses the rates that come with the product, with their day, and the currency that is asked for", async () => {
    const { params } = await make({ costs: [{ what: "Ferry", amount: 1_000, currency: "GBP" }] });
    const money = await moneyOf(params, "EUR");
    const rate = (embeddedRates.rates["GBP"] ?? 0) / (embeddedRates.rates["EUR"] ?? 1);
    expect(money.rates).toEqual([
      { currency: "GBP", rate, date: embeddedRates.date, source: "embedded" },
    ]);
    expect(money.total.all).toBe(Math.round(1_000 / rate));
  });

  test("counts a pet fee once that was typed as an expense, too", async () => {
    const { params } = await make({
      costs: [{ what: "Pet fee", amount: 2_400, currency: "USD" }],
      stays: [{ name: "The Blue Door", petFee: 2_400, petFeeCurrency: "USD" }],
    });
    const { lines, total } = await moneyOf(params);
    expect(lines.map(({ kind }) => kind)).toEqual(["cost"]);
    expect(total.all).toBe(2_400);
  });

  test("counts a pet fee beside another expense of the same price", async () => {
    const { params } = await make({
      costs: [{ what: "Train", amount: 2_400, currency: "USD" }],
      stays: [{ name: "The Blue Door", petFee: 2_400, petFeeCurrency: "USD" }],
    });
    expect((await moneyOf(params)).total.all).toBe(4_800);
  });

  test("leaves a currency without a rate apart", async () => {
    const { params } = await make({
      costs: [
        { what: "Coins", amount: 500, currency: "XSU" },
        { what: "Bowl", amount: 700, currency: "USD" },
      ],
    });
    expect(await moneyOf(params)).toMatchObject({
      total: { all: 700, open: 700 },
      apart: [{ currency: "XSU", all: 500, open: 500 }],
    });
  });

  test("names the fees of airlines and authorities with their sources, and those that aren't known", async () => {
    const pet = await ana(createPet, { body: { petName: "Otis", species: "dog" } });
    const { params } = await make({
      petIds: [pet._id],
      legs: [
        {
          mode: "flight",
          airlineCode: "DL",
          flightNumber: "DL 147",
          from: "ATL",
          to: "SCL",
          departureDate: "2027-05-04",
          pets: [{ petId: pet._id, how: "cabin" }],
        },
      ],
    });
    const { knownFees, unknownFees, total } = await moneyOf(params);
    expect(knownFees.map(({ what }) => what)).toContain("Delta Air Lines, in the cabin");
    expect(knownFees.every(({ sources, prices }) => sources.length > 0 && prices.length > 0)).toBe(
      true,
    );
    expect(total.all).toBe(0);
    expect(unknownFees.length + knownFees.length).toBeGreaterThan(2);
  });
});

describe("fees that aren't known", () => {
  const unknownOf = async (legs: NonNullable<Body>["legs"], petId: string) => {
    const { params } = await make({ petIds: [petId], legs });
    return (await moneyOf(params)).unknownFees;
  };

  test("are named for a trip without legs, a leg without countries, a pet of another kind and other tickets", async () => {
    const dog = await ana(createPet, { body: { petName: "Momo", species: "dog" } });
    const rabbit = await ana(createPet, { body: { petName: "Clover", species: "other" } });
    const on = (petId: string) => [{ petId, how: null }];
    expect(await unknownOf([], dog._id)).toEqual([
      "What papers and tickets cost for your pets, until they're on a leg of this trip",
    ]);
    expect(await unknownOf([{ mode: "ferry", pets: on(dog._id) }], dog._id)).toEqual([
      "What papers cost for a leg whose countries we don't know",
      "What the ferry charges for a pet",
    ]);
    const flight = { mode: "flight", airlineCode: "DL", from: "ATL", to: "SCL" } as const;
    expect(await unknownOf([{ ...flight, pets: on(rabbit._id) }], rabbit._id)).toEqual([
      "What papers cost for Clover: United States to Chile",
      "What Delta Air Lines charges for Clover",
    ]);
    expect(await unknownOf([{ ...flight, pets: on(dog._id) }], dog._id)).toContain(
      "What Delta Air Lines charges for a pet",
    );
  });
});

describe("shared expenses", () => {
  test("are settled with the fewest payments, and a payment settles", async () => {
    const { params } = await make({});
    await join(params, "editor");
    const sharedBy = [anaId, boId];
    const costs = [
      { what: "Crate", amount: 34_199, currency: "USD", paidBy: anaId, sharedBy },
      { what: "Car", amount: 17_799, currency: "USD", paidBy: boId, sharedBy },
    ];
    const trip = await bo(trips.updateTrip, { params, body: { costs } });
    expect(trip.costs.map(({ paid }) => paid)).toEqual([true, true]);
    const { debts } = await moneyOf(params);
    // Half of 519.98 is 259.99 each.
    expect(debts).toEqual([{ from: boId, to: anaId, amount: 8_200 }]);
    const [debt] = debts;
    const payment = {
      what: "Bo paid Ana back",
      amount: debt?.amount ?? 0,
      currency: "USD",
      paidBy: boId,
      sharedBy: [anaId],
      settles: true,
    };
    await bo(trips.updateTrip, { params, body: { costs: [...trip.costs, payment] } });
    expect(await moneyOf(params)).toMatchObject({ debts: [], total: { all: 34_199 + 17_799 } });
  });

  test("a person who isn't on the trip can't pay, and nothing changes", async () => {
    const { params } = await make({ costs: [{ what: "Bowl", amount: 700, currency: "USD" }] });
    const wrong = { what: "Car", amount: 1, currency: "USD", paidBy: boId };
    await expect(ana(trips.updateTrip, { params, body: { costs: [wrong] } })).rejects.toMatchObject(
      { code: "VALIDATION", fields: { "costs.0.paidBy": "Select people who are on this trip." } },
    );
    expect((await moneyOf(params)).total.all).toBe(700);
  });

  test("members whom the owner doesn't show what it costs get no total, and strangers find no trip", async () => {
    const { params } = await make({ costs: [{ what: "Bowl", amount: 700, currency: "USD" }] });
    await expect(bo(getTripMoney, { params })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await join(params, "viewer");
    await expect(bo(getTripMoney, { params })).rejects.toMatchObject({ code: "NOT_YOURS" });
  });

  test("a share link names no payer, and leaves payments out", async () => {
    const costs = [
      { what: "Bowl", amount: 700, currency: "USD", paidBy: anaId, sharedBy: [anaId] },
      { what: "Paid back", amount: 5, currency: "USD", paidBy: anaId, settles: true },
    ];
    const { params } = await make({ costs });
    const { url } = await ana(createShare, { params, body: { costs: true } });
    const token = url.split("/").at(-1) ?? "";
    const shared = await ana(getSharedTrip, { params: { token } });
    expect(shared.costs).toHaveLength(1);
    expect(JSON.stringify(shared)).not.toContain(anaId);
  });
});

test("a client that knows fewer fields keeps the others", async () => {
  const { trip, params } = await make({
    costs: [{ what: "Bowl", amount: 700, currency: "USD", due: "2027-05-04" }],
  });
  const [cost] = trip.costs;
  const sent = { _id: cost?._id ?? "", what: "Bowls", amount: 900, currency: "USD" };
  const after = await ana(trips.updateTrip, { params, body: { costs: [sent] } });
  expect(after.costs).toEqual([{ ...cost, what: "Bowls", amount: 900 }]);
});

test("wrong rates are rejected with their field", async () => {
  const { params } = await make({});
  const rate = { currency: "CLP", to: "USD", rate: 0, date: "2026-11-26" };
  await expect(ana(trips.updateTrip, { params, body: { rates: [rate] } })).rejects.toMatchObject({
    code: "VALIDATION",
    fields: { "rates.0.rate": "Rate must be a number greater than 0." },
  });
});

describe("rates of an operator's server", () => {
  let rates: Server;
  let answer: { status: number; body: string };
  let asked = 0;
  let address: string;

  beforeAll(async () => {
    rates = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(answer.body);
    });
    await new Promise<void>((done) => rates.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(rates.address() as AddressInfo).port}/latest`;
  });
  afterAll(() => rates.close());

  const totalWith = async (sent: typeof answer) => {
    answer = sent;
    asked = 0;
    const own = await testServer({ env: { demo: false, ratesUrl: address } });
    const { call } = await newPerson(own, "Ivo Marsh");
    const costs = [{ what: "Ferry", amount: 800_000, currency: "CLP" }];
    const { _id: id } = await call(trips.createTrip, { body: { costs } });
    await call(getTripMoney, { params: { id } });
    const money = await call(getTripMoney, { params: { id } });
    await own.close();
    return money;
  };

  test("come before those of the product, and are asked for once", async () => {
    const body = JSON.stringify({
      base: "EUR",
      date: "2026-11-28",
      rates: { USD: 1.25, CLP: 1000 },
    });
    expect(await totalWith({ status: 200, body })).toMatchObject({
      total: { all: 100_000 },
      rates: [{ currency: "CLP", rate: 800, date: "2026-11-28", source: "online" }],
    });
    expect(asked).toBe(1);
  });

  test.each([
    ["an error", { status: 500, body: "" }],
    ["no JSON", { status: 200, body: "<html>" }],
    [
      "a negative rate",
      { status: 200, body: '{"base":"EUR","date":"2026-11-28","rates":{"USD":-1}}' },
    ],
    ["too much", { status: 200, body: " ".repeat(300_000) }],
  ])("with %s, the product's rates are used", async (_what, sent) => {
    expect((await totalWith(sent)).rates).toMatchObject([{ source: "embedded" }]);
  });
});
