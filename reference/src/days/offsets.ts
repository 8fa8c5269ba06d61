import { wallTime } from "#format/zones.ts";

const hour = 3_600_000;

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds; undefined for an unknown zone. */
function aheadAt(moment: number, zone: string): number | undefined {
  const there = wallTime(moment, zone);
  return there && Date.parse(`${there.day}T${there.time}:00Z`) - moment;
}

/** The offset of a zone's clock at noon of a day, in hours; undefined for an unknown zone. */
export const offsetOn =
  (date: string) =>
  (zone: string): number | undefined => {
    const noon = Date.parse(`${date}T12:00:00Z`);
    const ahead = aheadAt(noon, zone);
    const there = ahead === undefined ? undefined : aheadAt(noon - ahead, zone);
    return there === undefined ? undefined : there / hour;
  };
