import { type Item, itemsMax } from "#contracts/travel/trip-parts.ts";
import { counted } from "#format/plurals.ts";
import { toast } from "../../../ui/toast.tsx";
import type { ItemChanges } from "./use-item-changes.ts";

/** "3 items added. 1 was skipped: already on the list, or over the limit of 300." */
export function skippedText(added: number, skipped: number): string {
  const addedText = `${counted(added, "item")} added.`;
  const skippedPart = counted(skipped, "was skipped", "were skipped");
  return `${addedText} ${skippedPart}: already on the list, or over the limit of ${itemsMax}.`;
}

/** Adds lines to the lists of a trip, and says how many of them were skipped. Resolves to whether they were saved. */
export async function addLines(
  { list, add }: Pick<ItemChanges, "list" | "add">,
  lines: readonly string[],
  itemsFor: (list: readonly Item[]) => Item[],
): Promise<boolean> {
  const items = itemsFor(list);
  const isSaved = await add(items);
  const skipped = lines.length - items.length;
  if (isSaved && skipped > 0) toast(skippedText(items.length, skipped));
  return isSaved;
}
