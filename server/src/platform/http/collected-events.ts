import { processCallback } from "../callbacks.ts";

/** An event without content. */
export type Item = Readonly<Record<string, string>>;

/** The pending events of one topic, and how often each occurred by actor. */
export type CollectedEvents = Map<string, { item: Item; times: Map<string | undefined, number> }>;

/** Above this number of events, one revalidation is cheaper. */
const itemsAtMost = 40;

export const areTooMany = (events: CollectedEvents): boolean => events.size > itemsAtMost;

/** The events that reach a subscriber who hides these people. */
export const eventsWithout = (events: CollectedEvents, hides: ReadonlySet<string>): object[] =>
  Array.from(events.values(), ({ item, times }) => {
    const seen = [...times].filter(([actor]) => actor === undefined || !hides.has(actor));
    return { ...item, times: seen.reduce((sum, [, count]) => sum + count, 0) };
  }).filter(({ times }) => times > 0);

/** Collects the events of each topic for a moment, in milliseconds, and sends them together. */
export function collectEvents(
  momentOf: (topic: string) => number,
  send: (topic: string, events: CollectedEvents) => void,
) {
  const pending = new Map<string, CollectedEvents>();

  function startCollecting(topic: string): CollectedEvents {
    const events: CollectedEvents = new Map();
    pending.set(topic, events);
    const end = processCallback(() => {
      pending.delete(topic);
      send(topic, events);
    });
    setTimeout(end, momentOf(topic)).unref();
    return events;
  }

  return (topic: string, item: Item, actor: string | undefined): void => {
    const events = pending.get(topic) ?? startCollecting(topic);
    const key = JSON.stringify(item);
    const times = events.get(key)?.times;
    // One more than is sent, to detect that there were too many.
    if (!times && areTooMany(events)) return;
    events.set(key, {
      item,
      times: (times ?? new Map()).set(actor, (times?.get(actor) ?? 0) + 1),
    });
  };
}
