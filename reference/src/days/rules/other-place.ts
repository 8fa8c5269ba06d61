/** A leg that leaves from another city than the one in which the travelers are, in the same country. */
import type { DayRule } from "../facts.ts";
import { distance, spotName } from "../spots.ts";
import { texts } from "../texts.ts";
import { offsetOn } from "../offsets.ts";
import { startOf } from "../times.ts";
import type { Warning } from "../trip.ts";

export const otherPlace: DayRule = ({ pairs, reader }) =>
  pairs.flatMap(({ before, after }): Warning[] => {
    const date = startOf(after)?.date;
    const { to: there } = before;
    const { from: here } = after;
    if (date === undefined || !there || !here) return [];
    if (distance(there, here, offsetOn(date)) !== "near") return [];
    const values = { mode: after.leg.mode, from: spotName(here), to: spotName(there) };
    const refs = [before.leg._id, after.leg._id];
    return [{ date, code: "other-place", text: texts.otherPlace(values, reader), refs }];
  });
