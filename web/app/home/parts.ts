import type { Hoot } from "#contracts/community/hoots.ts";
import { preview } from "../community/hoots/index.ts";

/** A part of the page: what it is made of, or that it did not arrive. The other parts stand without it. */
export type Part<What> = { is: "here"; what: What } | { is: "missing" };

/** Waits for a part. What kept it away is told to `report`, not to the reader. */
export const arrived = <What>(
  coming: Promise<What>,
  report: (error: unknown) => void,
): Promise<Part<What>> =>
  coming.then(
    (what) => ({ is: "here", what }),
    (error: unknown) => {
      report(error);
      return { is: "missing" };
    },
  );

/** A part made of another. */
export const made = <From, To>(part: Part<From>, make: (from: From) => To): Part<To> =>
  part.is === "here" ? { is: "here", what: make(part.what) } : part;

/** A hoot with as much as its postcard shows, as a page with many cards should not carry all their words. */
export const forCard = (hoot: Hoot): Hoot => ({ ...hoot, text: preview(hoot.text), comments: [] });

/** So many hoots stand at the top of the page, and so many in the strip of what everyone says. */
export const latestCount = 3;
export const stripCount = 10;

/** So many Besties walk by before the first one comes again. */
export const bestiesCount = 30;

/** Draw so many at random, and there are enough beside those of the strip. */
export const drawCount = latestCount + 1 + stripCount;

/** Deals the drawn hoots out, each to one place as long as there are enough. */
export function deal(drawn: readonly Hoot[], strip: readonly Hoot[]) {
  const inStrip = new Set(strip.map(({ _id }) => _id));
  const dealt = [
    ...drawn.filter(({ _id }) => !inStrip.has(_id)),
    ...drawn.filter(({ _id }) => inStrip.has(_id)),
  ];
  return { latest: dealt.slice(0, latestCount), featured: dealt[latestCount] ?? dealt[0] };
}
