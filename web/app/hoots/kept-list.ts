import * as z from "zod/mini";
import { privatePrefix, type Shelf } from "../api/storage.ts";
import { HootPage } from "./growing.ts";

/** What is kept of a list when it is left, so that Back leads to the same place after a reload too. */
const KeptList = z.object({ at: z.number(), scroll: z.number(), pages: z.array(HootPage) });
export type KeptList = z.output<typeof KeptList>;

const prefix = `${privatePrefix}hoots:`;
const keptAtMost = 6;

/** Keeps a list under the place in the history that showed it. Only the latest few stay. */
export function keepList(shelf: Shelf, place: string, list: KeptList, userId?: string): void {
  const key = prefix + place;
  const others = keysOf(shelf).filter((known) => known !== key);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - keptAtMost))) {
    shelf.removeItem(old);
  }
  shelf.setItem(
    key,
    JSON.stringify({ ...list, pages: list.pages.map((page) => lean(page, userId)) }),
  );
}

/** A card needs no more of the likes than the person's own. */
const lean = (page: HootPage, userId: string | undefined): HootPage => ({
  ...page,
  drawn: true,
  data: page.data.map((hoot) => ({ ...hoot, likes: hoot.likes.filter((id) => id === userId) })),
});

export function keptList(shelf: Shelf, place: string): KeptList | undefined {
  const kept = shelf.getItem(prefix + place);
  if (kept === null) return undefined;
  try {
    return z.safeParse(KeptList, JSON.parse(kept)).data;
  } catch {
    return undefined;
  }
}

const timeOf = (shelf: Shelf, key: string): number =>
  Number(/^\{"at":(\d+)/.exec(shelf.getItem(key) ?? "")?.[1] ?? 0);

/** The oldest first. */
const keysOf = (shelf: Shelf): string[] =>
  Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? "")
    .filter((key) => key.startsWith(prefix))
    .toSorted((a, b) => timeOf(shelf, a) - timeOf(shelf, b));
