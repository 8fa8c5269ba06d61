import { toast } from "../../../ui/toast.tsx";
import { freshId } from "../lists/items.ts";
import type { ListChanges } from "../lists/use-list-changes.ts";

/** Puts an item back in its place, or at the end of a shorter list. */
export const putBack = <T>(list: readonly T[], line: T, place: number): T[] =>
  list.toSpliced(Math.min(place, list.length), 0, line);

/** Removes an item from a list of a trip, with an undo in the toast. It comes back as a new item. */
export async function removeItem<T extends { _id: string }>(
  { list, run }: Pick<ListChanges<T>, "list" | "run">,
  line: T,
  name: string,
): Promise<void> {
  const place = list.findIndex(({ _id }) => _id === line._id);
  const isOff = await run((lines) => lines.filter(({ _id }) => _id !== line._id));
  if (!isOff) return;
  const again = { ...line, _id: freshId() };
  toast(`“${name}” removed.`, {
    undo: () => void run((lines) => putBack(lines, again, place)),
  });
}
