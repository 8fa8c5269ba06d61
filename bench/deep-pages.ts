import { idBefore } from "./fill.ts";
import { type Ask, inPlace, limit, type Place, timesOf } from "./places.ts";
import type { Plan } from "./plan.ts";
import { median, spreadOf } from "./statistics.ts";
import type { Row } from "./table.ts";

const callsInRound = 6;
const flat = { is: "at most", ratio: 1.5 } as const;
const nearlyFlat = { is: "at most", ratio: 3 } as const;

const pageAt =
  (page: number): Ask =>
  (_place, turn) => ({ path: `/api/hoots/paginated?page=${page}&limit=${limit}&turn=${turn}` });
const pageFrom =
  (before: string | undefined): Ask =>
  (_place, turn) => ({
    path: `/api/hoots/paginated?limit=${limit}${before ? `&before=${before}` : ""}&turn=${turn}`,
  });

/** Cost of deep list pages for uncached guests, by number and by cursor. */
export const deepPages = (plan: Plan): Promise<Row[]> =>
  inPlace(plan, plan.quick ? 100_000 : 1_000_000, async (place) => {
    const rows: Row[] = [];
    for (const page of plan.quick ? [1, 100, 5_000] : [1, 100, 10_000]) {
      const before = await idBefore(place.url, page, limit);
      const byNumber = await besidePageOne(plan, place, pageAt(page));
      const byRow = await besidePageOne(plan, place, pageFrom(before));
      rows.push({ name: `page ${page} by number, ${place.name}`, ...byNumber, limit: nearlyFlat });
      rows.push({ name: `page ${page} by before, ${place.name}`, ...byRow, limit: flat });
    }
    return rows;
  });

/** Alternates page 1 and the deep page; the first round is a warm-up. */
async function besidePageOne({ rounds }: Plan, place: Place, ask: Ask) {
  const ours: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    beside.push(median(await timesOf(pageAt(1), place, callsInRound)));
    ours.push(median(await timesOf(ask, place, callsInRound)));
  }
  const ratios = ours.map((ms, round) => ms / (beside[round] ?? Number.NaN)).slice(1);
  return {
    ours: `${median(ours.slice(1)).toFixed(1)} ms`,
    beside: `${median(beside.slice(1)).toFixed(1)} ms page 1`,
    ratio: median(ratios),
    spread: spreadOf(ratios),
  };
}
