import { toast } from "../../../ui/toast.tsx";
import { freshId } from "../lists/line-ids.ts";
import type { ListChanges } from "../lists/use-list-changes.ts";

/** A line where it was, or at the end of a list that has become shorter meanwhile. */
export const putBack = <T>(list: readonly T[], line: T, place: number): T[] =>
  list.toSpliced(Math.min(place, list.length), 0, line);

/** Takes a line off a list of a trip, with a way back as long as the toast stays. It comes back as a new line. */
export async function takeOff<T extends { _id: string }>(
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
