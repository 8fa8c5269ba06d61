import { pageHoots, randomHoots, type Hoot } from "#contracts/community/hoots.ts";
import { call } from "../data/browser.ts";

/** Random hoots. */
export async function fetchRandomHoots(count: number): Promise<Hoot[]> {
  return call(randomHoots, { query: { count } });
}

/** The newest hoots. */
export async function fetchNewestHoots(limit: number): Promise<Hoot[]> {
  return (await call(pageHoots, { query: { page: 1, limit } })).data;
}
