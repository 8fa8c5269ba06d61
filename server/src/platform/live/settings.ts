import { lookEvent, newsEvent, streamsPerAddress } from "#contracts/kernel/live.ts";

/** Streams of one process: beside them it has connections left for whoever reads and writes. */
const streamsAtMost = 3_000;

/** How many may listen, and what they hear. Without limits an address may have all of them. */
export const liveStreams = (limits: boolean) => ({
  names: { events: newsEvent, revalidate: lookEvent },
  atMost: streamsAtMost,
  perClient: limits ? streamsPerAddress : Number.POSITIVE_INFINITY,
});
