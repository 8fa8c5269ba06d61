import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { mapSizes, mapThemes } from "#contracts/travel/maps.ts";
import { drawMap } from "./draw.ts";
import { type Gazetteer, loadGazetteer } from "./positions.ts";
import { describeWay, type Way, wayOf } from "./way.ts";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const flights = (...codes: string[]): Way =>
  wayOf(
    {
      origin: null,
      destinationPlace: null,
      legs: codes.slice(1).map((to, index) => ({
        mode: "flight",
        from: codes[index] ?? null,
        to,
        fromPlace: null,
        toPlace: null,
      })),
    },
    gazetteer,
  );

/** Over the date line, around the world, to the poles, between neighbors, to one town, and nowhere. */
const ways = [
  ["LAX", "AKL", "NRT", "LAX"],
  ["LHR", "JFK", "LAX", "SYD", "SIN", "DXB", "LHR", "CPT"],
  ["USH", "LYR"],
  ["ORD", "SCL", "MVD"],
  ["BER", "HAM"],
  ["SIN", "SIN"],
  [],
];

const numbersIn = (svg: string): number[] =>
  [...svg.matchAll(/ c?[xy]="(-?[\d.]+)"/g)].map(([, value]) => Number(value));

test("every way has a map of every size by day and night, below 40 kB, that a browser can draw", async () => {
  for (const codes of ways) {
    const way = flights(...codes);
    for (const size of mapSizes) {
      for (const theme of mapThemes) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a server draws them
        const svg = await drawMap(way, describeWay(way), { size, theme });
        expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
        expect(gzipSync(svg).length, `${codes.join("-")} ${size}`).toBeLessThan(40_000);
        for (const value of numbersIn(svg)) expect(Math.abs(value)).toBeLessThan(2_000);
        if (theme === "light" || size !== "phone") continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { entropy } = await sharp(Buffer.from(svg)).stats();
        expect(entropy).toBeGreaterThan(codes.length === 0 ? 0.1 : 0.5);
      }
    }
  }
});

test("the same way has the same map", async () => {
  const options = { size: "wide", theme: "light" } as const;
  const draw = () => drawMap(flights("ORD", "SCL"), "A way", options);
  expect(await draw()).toBe(await draw());
});

test("names are text, whatever they contain", async () => {
  const position = { latitude: 10, longitude: 10 };
  const name = `<script>alert("1")</script>\u0000`;
  const way = { stops: [{ name, country: "DE", position, isBlocked: false }], hops: [] };
  const svg = await drawMap(way, name, { size: "phone", theme: "light" });
  expect(svg).not.toContain("<script");
  expect(svg).not.toContain("\u0000");
  expect(svg).toContain("&lt;script&gt;");
});

test("a short hop of a long way is drawn in a lens, and every stop has its number", async () => {
  const way = wayOf(
    {
      origin: null,
      destinationPlace: { city: "Valparaíso", country: "CL", zone: "America/Santiago" },
      legs: [{ mode: "flight", from: "ORD", to: "SCL", fromPlace: null, toPlace: null }],
    },
    gazetteer,
    new Set(["CL"]),
  );
  const svg = await drawMap(way, "", { size: "phone", theme: "light" });
  expect(svg).toContain('clip-path="url(#lens)"');
  for (const number of [1, 2, 3]) expect(svg).toContain(`>${number}</text>`);
  expect(svg.match(/rx="6"/g)).toHaveLength(1);
});
