import { createShare, Share, shareDays } from "#contracts/travel/shares.ts";
import { codec } from "../../../forms/codec.ts";
import { choice, flag } from "../../../forms/fields.ts";
import { extras } from "../../labels/index.ts";

/** How long a link may be good, in days. */
export const lifetimes = { 7: "7 days", 30: "30 days", 90: "90 days", 365: "1 year" } as const;

const [costs, notes, codes] = extras;

/** How a link to a trip is made. */
export const shareCodec = codec({
  noun: "link",
  resource: Share,
  create: createShare.body,
  fields: {
    costs: flag(costs.label),
    notes: flag(notes.label),
    codes: flag(codes.label),
    days: {
      ...choice("Expires after", ["7", "30", "90", "365"], {
        blank: `${shareDays.usual}`,
        show: (days) => lifetimes[days],
      }),
      parse: Number,
    },
  },
});
