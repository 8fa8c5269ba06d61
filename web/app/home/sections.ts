import type { Hoot } from "#contracts/community/hoots.ts";
import { preview } from "../community/hoots/index.ts";

/** The data of a section of the page, or that it is missing. Other sections render without it. */
export type Section<Data> = { is: "loaded"; data: Data } | { is: "missing" };

/** Loads the data of a section. Reports an error instead of failing the page. */
export const loadSection = <Data>(
  request: Promise<Data>,
  report: (error: unknown) => void,
): Promise<Section<Data>> =>
  request.then(
    (data) => ({ is: "loaded", data }),
    (error: unknown) => {
      report(error);
      return { is: "missing" };
    },
  );

/** Maps the data of a section. */
export const mapSection = <From, To>(
  section: Section<From>,
  map: (data: From) => To,
): Section<To> => (section.is === "loaded" ? { is: "loaded", data: map(section.data) } : section);

/** A hoot with only what its card shows, to keep the page small. */
export const forCard = (hoot: Hoot): Hoot => ({ ...hoot, text: preview(hoot.text), comments: [] });

/** The number of hoots below "Latest posts" and in the strip of the newest. */
export const latestCount = 3;
export const stripCount = 10;

/** The number of Besties before the strip repeats. */
export const bestiesMax = 30;

/** Enough random hoots for all sections, even if those of the strip are among them. */
export const randomCount = latestCount + 1 + stripCount;

/** Distributes random hoots over the sections, without repeats if there are enough. */
export function distributeHoots(random: readonly Hoot[], strip: readonly Hoot[]) {
  const inStrip = new Set(strip.map(({ _id }) => _id));
  const ordered = [
    ...random.filter(({ _id }) => !inStrip.has(_id)),
    ...random.filter(({ _id }) => inStrip.has(_id)),
  ];
  return { latest: ordered.slice(0, latestCount), featured: ordered[latestCount] ?? ordered[0] };
}
