import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { mkdirSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fetchVenues } from "../../../operations/venues.ts";
import { lockFolder } from "../../../platform/db/lock.ts";
import { testServer, type TestServer } from "../../../../testing/server.ts";
import { madeTown } from "../osm/made-town.testing.ts";
import { overpassJson } from "../osm/osm-files.testing.ts";

type Request = { headers: IncomingHttpHeaders; query: string };
type Answer = (response: ServerResponse) => void;

let server: TestServer;
let address: string;
let requests: Request[] = [];
/** What the next requests are answered with; the town when there are no more. */
let answers: Answer[] = [];
let [atOnce, mostAtOnce] = [0, 0];
const overpass = createServer((request, response) => void take(request, response));

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  response.on("close", () => {
    atOnce -= 1;
  });
  const body = new URLSearchParams(await text(request));
  requests.push({ headers: request.headers, query: body.get("data") ?? "" });
  (answers.shift() ?? town)(response);
}

const town: Answer = (response) =>
  void response.end(overpassJson(madeTown().elements, new Date("2026-10-01T00:00:00Z")));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end("<html>busy</html>");

beforeAll(async () => {
  server = await testServer();
  await new Promise<void>((resolve) => overpass.listen(0, "127.0.0.1", resolve));
  const bound = overpass.address();
  address = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/api`;
});
afterAll(async () => {
  overpass.close();
  await server.close();
});
beforeEach(async () => {
  for (const path of cached()) utimesSync(path, 0, 0);
  [requests, answers, pauses] = [[], [], []];
  await server.db.deleteFrom("venues").execute();
  await server.db.deleteFrom("venue_areas").execute();
});

let pauses: number[] = [];
/** Runs the command; pauses are noted and take no time. */
const fetchCities = (...cities: string[]) =>
  fetchVenues(
    {
      DATA_DIR: server.env.dataDir,
      DATABASE_URL: server.env.databaseUrl ?? "",
      PUBLIC_URL: "https://pets.example",
      CONTACT_EMAIL: "help@pets.example",
      OVERPASS_URL: address,
    },
    cities,
    async (ms) => pauses.push(ms),
  );

function cached(): string[] {
  const folder = join(server.env.dataDir, "venue-answers");
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

const areas = async () =>
  (await server.db.selectFrom("venue_areas").select("area").orderBy("area").execute()).map(
    ({ area }) => area,
  );

test("cities are asked for one by one, by the box around them, and imported as their areas", async () => {
  const { done, text: said } = await fetchCities("zurich", "new york city");
  expect([done, said]).toEqual([true, expect.stringContaining("Places of Zurich: 25 added")]);
  expect(said).toContain("Places of New York City: 0 added");
  expect(await areas()).toEqual(["New York City", "Zurich"]);
  expect([requests.length, mostAtOnce]).toEqual([2, 1]);
  const [first] = requests;
  expect(first?.headers["user-agent"]).toBe(
    "Wagabond of pets.example (https://pets.example; help@pets.example)",
  );
  expect(first?.query).toMatch(
    /^\[out:json\]\[timeout:90\]\[maxsize:\d+\]\[bbox:47\.2500,8\.\d+,47\.5500,8\.\d+\];\(nwr\["amenity"/,
  );
  expect(first?.query).toContain(
    'nwr["leisure"~"(^|;) *(park) *(;|$)",i][~"^(dog|dogs|pets|pets_allowed)$"~"."];',
  );
  expect(first?.query).toMatch(/;\);out meta center;$/);
});

test("an answer is used for a day", async () => {
  await fetchCities("Zurich");
  expect((await fetchCities("Zürich")).text).toContain("25 unchanged");
  expect(requests).toHaveLength(1);
  for (const path of cached()) utimesSync(path, 0, 0);
  await fetchCities("Zurich");
  expect(requests).toHaveLength(2);
});

test("a busy server is asked again at the time that it names", async () => {
  answers = [
    status(429, { "retry-after": "40" }),
    status(504),
    status(429, { "retry-after": "1" }),
  ];
  expect((await fetchCities("Zurich")).done).toBe(true);
  expect(pauses).toEqual([40_000, 30_000, 60_000]);
});

test("a server that asks to wait for longer isn't asked again", async () => {
  answers = [status(429, { "retry-after": "3600" })];
  expect((await fetchCities("London")).text).toBe(
    `${address} didn't answer about London: status 429. It asks to wait for 60 minutes.`,
  );
  expect([requests.length, pauses]).toEqual([1, []]);
});

test("a server that stays busy or refuses ends the command, and what is there stays", async () => {
  answers = [town, ...Array.from({ length: 4 }, () => status(504))];
  const { done, text: said } = await fetchCities("Zurich", "London", "Paris");
  expect(done).toBe(false);
  expect(said.split("\n").at(-1)).toBe(`${address} didn't answer about London: status 504.`);
  expect(requests).toHaveLength(5);
  expect(await areas()).toEqual(["Zurich"]);
  answers = [status(400)];
  expect((await fetchCities("London")).text).toContain("status 400");
  answers = [status(302, { location: "http://127.0.0.1:1/" })];
  expect((await fetchCities("London")).text).toContain("status 302");
  expect(requests).toHaveLength(7);
});

test("an answer that isn't whole, or none at all, changes nothing and isn't used again", async () => {
  await fetchCities("Zurich");
  for (const path of cached()) utimesSync(path, 0, 0);
  const remark = "runtime error: Query timed out";
  answers = [(response) => void response.end(JSON.stringify({ elements: [], remark }))];
  expect((await fetchCities("Zurich")).text).toContain(remark);
  answers = [(response) => void response.end("<html>")];
  expect((await fetchCities("Zurich")).text).toContain("neither an .osm.pbf file nor JSON");
  expect(cached()).toEqual([]);
  expect((await fetchCities("Zurich")).text).toContain("25 unchanged");
});

test("a good answer outlives an import that has to wait", async () => {
  const folder = join(server.env.dataDir, "venue-imports");
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  expect((await fetchCities("Zurich")).text).toContain("is already importing places");
  lock.release();
  expect((await fetchCities("Zurich")).text).toContain("25 added");
  expect(requests).toHaveLength(1);
});

test("an answer without end is cut", async () => {
  const megabyte = Buffer.alloc(1_048_576, " ");
  answers = [
    (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on("drain", more);
      more();
    },
  ];
  expect((await fetchCities("Zurich")).text).toBe(
    "The answer has more than the 67108864 bytes that are allowed.",
  );
});

test("a city without look-ups and a missing server are named", async () => {
  expect((await fetchCities("Zurich", "Atlantis")).text).toContain(
    "Atlantis isn't one of the cities",
  );
  expect(requests).toEqual([]);
  const where = { DATA_DIR: server.env.dataDir, DATABASE_URL: server.env.databaseUrl ?? "" };
  expect((await fetchVenues(where, ["Zurich"])).text).toContain("OVERPASS_URL is missing.");
});
