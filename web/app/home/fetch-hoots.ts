import type { Hoot } from "#contracts/community/hoots.ts";
import { call } from "../data/browser.ts";

// Loaded only for a retry, to keep the contract out of the first load.
const contract = () => import("#contracts/community/hoots.ts");

/** Random hoots. */
export async function fetchRandomHoots(count: number): Promise<Hoot[]> {
  const { randomHoots } = await contract();
  return call(randomHoots, { query: { count } });
}

/** The newest hoots. */
export async function fetchNewestHoots(limit: number): Promise<Hoot[]> {
  const { pageHoots } = await contract();
  return (await call(pageHoots, { query: { page: 1, limit } })).data;
}
