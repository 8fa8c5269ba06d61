import type { Hoot } from "#contracts/community/hoots.ts";
import { call } from "../data/browser.ts";

// Only where the first try did not arrive, so the contract is not in what the page loads first.
const contract = () => import("#contracts/community/hoots.ts");

/** So many hoots at random. */
export async function drawHoots(count: number): Promise<Hoot[]> {
  const { randomHoots } = await contract();
  return call(randomHoots, { query: { count } });
}

/** The newest hoots. */
export async function newestHoots(limit: number): Promise<Hoot[]> {
  const { pageHoots } = await contract();
  return (await call(pageHoots, { query: { page: 1, limit } })).data;
}
