import { searchAirports, searchPlaces } from "#contracts/lookup/places.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const places = (q: string) => server.call(searchPlaces, { query: { q } });
const airports = (q: string) => server.call(searchAirports, { query: { q } });

test("a town is offered with its country and zone, to guests as well", async () => {
  const [first] = await places("valpar");
  expect(first).toEqual({
    city: "Valparaíso",
    country: "CL",
    zone: "America/Santiago",
    region: "",
  });
  const dana = await server.as("dana");
  expect(await dana(searchPlaces, { query: { q: "valpar" } })).toEqual(await places("valpar"));
});

test("an island leads to its town", async () => {
  expect((await places("Bali"))[0]).toMatchObject({ city: "Denpasar", also: "Bali" });
});

test("an airport is offered by its code, its town and its name", async () => {
  expect((await airports("scl"))[0]).toMatchObject({ code: "SCL", zone: "America/Santiago" });
  expect((await airports("heathrow"))[0]).toMatchObject({ code: "LHR", city: "London" });
  const codes = (await airports("sao paulo")).map(({ code }) => code);
  expect(codes).toContain("GRU");
});

test("what nobody calls a town or an airport finds nothing", async () => {
  expect(await places("qqqqq")).toEqual([]);
  expect(await airports("?!")).toEqual([]);
});

test("no more are offered than fit in a list", async () => {
  expect(await places("s")).toHaveLength(8);
  expect(await airports("s")).toHaveLength(8);
});

test("nothing typed, and too much, is refused", async () => {
  await expect(places("  ")).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(airports("x".repeat(81))).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a guest's answer is kept, and asked for again costs nothing", async () => {
  const ask = () => server.fetch("/api/places?q=lisb");
  const etag = (await ask()).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await server.fetch("/api/places?q=lisb", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});
