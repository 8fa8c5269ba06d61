import { commonWord, rareWord } from "./fill.ts";
import { type Ask, inPlace, limit, type Place, timesOf } from "./places.ts";
import type { Plan } from "./plan.ts";
import { exponentOf, median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const callsInRound = 8;
const few = 1_000;
const nearlyNone = { is: "at most", ratio: 0.1 } as const;

const get =
  (path: string, signedIn = false): Ask =>
  (_place, turn) => ({ path: `${path}${path.includes("?") ? "&" : "?"}turn=${turn}`, signedIn });
const list = (query: string): Ask => get(`/api/hoots/paginated?limit=${limit}&${query}`, true);
const feed = (query: string): Ask => get(`/api/hoots/following?limit=${limit}${query}`, true);
// Responses to members are not cached, while those to guests are, whatever unknown keys their URLs have.
const search = (query: string): Ask => get(`/api/hoots/search?q=${query}`, true);
const headerSearch = (query: string): Ask => get(`/api/search?q=${query}`, true);
/** The newest hoots, each time by another cursor that comes after all of them. */
const newestOfGuest: Ask = (_place, turn) => ({
  path: `/api/hoots/paginated?limit=${limit}&before=ffffffff-ffff-7fff-bfff-${turn.toString(16).padStart(12, "0")}`,
});

const calls: [name: string, ask: Ask, target?: Row["limit"]][] = [
  ["list, signed in", get(`/api/hoots/paginated?limit=${limit}`, true), nearlyNone],
  [
    "detail, signed in",
    ({ hootId }) => ({ path: `/api/hoots/${hootId}`, signedIn: true }),
    nearlyNone,
  ],
  ["most liked, signed in", list("sort=liked"), nearlyNone],
  ["most liked of a category, signed in", list("sort=liked&category=France"), nearlyNone],
  ["unanswered, signed in", list("sort=unanswered"), nearlyNone],
  ["following", feed(""), nearlyNone],
  ["following, a category", feed("&category=Spain"), nearlyNone],
  ["following, a category without hoots", feed("&category=Bali"), nearlyNone],
  ["list, guest without a cache", newestOfGuest, nearlyNone],
  ["newest 100, signed in", get("/api/hoots", true), nearlyNone],
  ["random(3)", get("/api/hoots/random?count=3"), nearlyNone],
  [
    "like and unlike",
    ({ hootId }, turn) => ({
      method: "PUT",
      path: `/api/hoots/${hootId}/${turn % 2 === 0 ? "like" : "unlike"}`,
    }),
    nearlyNone,
  ],
  [
    "comment",
    ({ hootId }, turn) => ({
      method: "POST",
      path: `/api/hoots/${hootId}/comments`,
      body: { text: `Nobody minded the dog on day ${turn}.` },
    }),
    nearlyNone,
  ],
  [
    "post",
    (_place, turn) => ({
      method: "POST",
      path: "/api/hoots",
      body: { title: `Home again, ${turn}`, text: "The night ferry has cabins with a window." },
    }),
    nearlyNone,
  ],
  [`search of hoots "${rareWord}", rare`, search(rareWord), nearlyNone],
  [`search of hoots "${commonWord}", in every third`, search(commonWord)],
  ["search of hoots for two common words", search("ferry+mountain")],
  ["search of hoots for a phrase of common words", search("%22ferry+mountain%22")],
  ["search of hoots that finds nothing in common words", search(`${commonWord}+-${commonWord}`)],
  ["search of the header for a common word", headerSearch("ferry")],
  ["search of the header for a rare word", headerSearch(rareWord), nearlyNone],
];

/** How a call's time grows with the number of hoots, as an exponent. */
export const growth = (plan: Plan): Promise<Row[]> =>
  inPlace(plan, few, (small) =>
    inPlace(plan, plan.quick ? 100_000 : 1_000_000, async (large) => {
      const rows: Row[] = [];
      for (const [name, ask, target] of calls) {
        const figures = await grown(plan, ask, small, large).catch(notAnswered);
        rows.push({ name: `growth: ${name}`, ...figures, limit: target });
      }
      return rows;
    }),
  );

/** A call that exceeds the statement timeout is reported in its row. */
const notAnswered = (error: unknown) => ({
  ours: "",
  beside: "",
  ratio: Number.NaN,
  note: error instanceof Error ? error.message : String(error),
});

/** Alternates small and large table; the fastest call of each round counts, as the least disturbed. */
async function grown({ rounds }: Plan, ask: Ask, small: Place, large: Place) {
  const pairs: [small: number, large: number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    pairs.push([
      Math.min(...(await timesOf(ask, small, callsInRound))),
      Math.min(...(await timesOf(ask, large, callsInRound))),
    ]);
  }
  // The first round is a warm-up.
  const counted = pairs.slice(1);
  const exponents = counted.map(([little, much]) =>
    exponentOf({ size: small.count, ms: little }, { size: large.count, ms: much }),
  );
  return {
    ours: `${median(counted.map(([, much]) => much)).toFixed(2)} ms, ${large.name}`,
    beside: `${median(counted.map(([little]) => little)).toFixed(2)} ms, ${small.name}`,
    ratio: median(exponents),
    spread: spreadOf(exponents),
    note: "the exponent: 0 is the same everywhere, 1 is as much as there is",
  };
}
