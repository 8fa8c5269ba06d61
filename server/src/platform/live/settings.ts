import { revalidateEvent, newsEvent, streamsPerAddress } from "#contracts/kernel/live.ts";

/** Streams of one process; leaves connections for other requests. */
const streamsAtMost = 3_000;

/** Stream limits and event names. Without rate limits, one address may open all streams. */
export const liveStreams = (limits: boolean) => ({
  names: { events: newsEvent, revalidate: revalidateEvent },
  atMost: streamsAtMost,
  perClient: limits ? streamsPerAddress : Number.POSITIVE_INFINITY,
});
