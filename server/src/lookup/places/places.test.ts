import { searchAirports, searchPlaces } from "#contracts/lookup/places.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const places = (q: string) => server.call(searchPlaces, { query: { q } });
const airports = (q: string) => server.call(searchAirports, { query: { q } });

test("a city is suggested with country and time zone, to guests too", async () => {
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

test("countries come before cities where they are asked for", async () => {
  const both = (q: string) => server.call(searchPlaces, { query: { q, countries: "true" } });
  const chile = { city: "", country: "CL", zone: "", region: "" };
  expect((await both("Chile"))[0]).toEqual(chile);
  expect((await both("Chile")).slice(1).map(({ city }) => city)).toContain("Chilecito");
  expect((await both("UK"))[0]).toMatchObject({ city: "", country: "GB", also: "UK" });
  expect((await both("hawaii"))[0]).toMatchObject({ city: "", country: "US", region: "Hawaii" });
  expect(await both("s")).toHaveLength(8);
  expect((await both("s")).filter(({ city }) => city === "")).toHaveLength(3);
  expect((await places("Chile")).map(({ city }) => city)).not.toContain("");
});

test("an island's name finds its main city", async () => {
  expect((await places("Bali"))[0]).toMatchObject({ city: "Denpasar", also: "Bali" });
});

test("an airport is found by code, city and name", async () => {
  expect((await airports("scl"))[0]).toMatchObject({ code: "SCL", zone: "America/Santiago" });
  expect((await airports("heathrow"))[0]).toMatchObject({ code: "LHR", city: "London" });
  const codes = (await airports("sao paulo")).map(({ code }) => code);
  expect(codes).toContain("GRU");
});

test("an unknown name finds nothing", async () => {
  expect(await places("qqqqq")).toEqual([]);
  expect(await airports("?!")).toEqual([]);
});

test("the number of suggestions is limited", async () => {
  expect(await places("s")).toHaveLength(8);
  expect(await airports("s")).toHaveLength(8);
});

test("empty and oversized searches are rejected", async () => {
  await expect(places("  ")).rejects.toMatchObject({ code: "VALIDATION" });
  await expect(airports("x".repeat(81))).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a guest's answer is cached and revalidated by ETag", async () => {
  const request = () => server.fetch("/api/places?q=lisb");
  const etag = (await request()).headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const again = await server.fetch("/api/places?q=lisb", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});
