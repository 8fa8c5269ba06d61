import type { Call } from "#contracts/kernel/client.ts";
import { countHoots, hootCountMax } from "#contracts/community/hoots.ts";
import { counted } from "#format/plurals.ts";
import { numberText } from "#format/numbers.ts";
import { allPath, type HootTags } from "../../links/hoots.ts";

/** All hoots with these tags. */
export function taggedPath({ airline, from, to, breed, venue }: HootTags): string {
  const query = new URLSearchParams({
    ...(airline !== undefined && { airline }),
    ...(from !== undefined && to !== undefined && { from, to }),
    ...(breed !== undefined && { breed }),
    ...(venue !== undefined && { venue }),
  });
  return `${allPath}?${query}`;
}

/** A link to the hoots with a tag. */
export type TaggedHoots = { label: string; to: string };

/** A link to the hoots with these tags and their number; undefined where there are none or they can't be counted. */
export async function loadTaggedHoots(
  call: Call,
  tags: HootTags,
  about: string,
): Promise<TaggedHoots | undefined> {
  const found = await call(countHoots, { query: tags }).catch(() => undefined);
  if (!found || found.count === 0) return undefined;
  const number =
    found.count >= hootCountMax
      ? `${numberText(hootCountMax)}+ hoots`
      : counted(found.count, "hoot");
  return { label: `${number} about ${about}`, to: taggedPath(tags) };
}
