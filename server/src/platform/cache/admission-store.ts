import { type FrequencySketch, makeFrequencySketch } from "./frequency-sketch.ts";

export type AdmissionStore<V> = {
  /** Returns a value and counts the read, also of a missing key. */
  get: (key: string) => V | undefined;
  /** The same without counting. */
  peek: (key: string) => V | undefined;
  set: (key: string, value: V) => void;
  delete: (key: string) => void;
  clear: () => void;
  count: () => { entries: number; bytes: number };
};

type Options<V> = {
  maxBytes: number;
  sizeOf: (value: V) => number;
  /** Called for each evicted or rejected value. */
  onRemove: (key: string, value: V) => void;
  sketch?: FrequencySketch;
};

type Segment<V> = { entries: Map<string, Entry<V>>; bytes: number; maxBytes: number };
type Entry<V> = {
  value: V;
  bytes: number;
  hash: number;
  segment: Segment<V>;
  /** The read that last moved it to the end of its segment. */
  movedAt: number;
};

/** The share of the window, and of the rest the share of the protected segment. */
const windowShare = 0.05;
const protectedShare = 0.8;

/**
 * A store bounded by bytes that retains frequently read entries (W-TinyLFU, Einziger et al.): newcomers pass through a small
 * window, and then take the place of older entries only where they were read more often than each of those. A flood of
 * keys that are requested once passes through the window and leaves the rest alone.
 */
export function makeAdmissionStore<V>({
  maxBytes,
  sizeOf,
  onRemove,
  sketch = makeFrequencySketch(),
}: Options<V>): AdmissionStore<V> {
  const segmentOf = (share: number): Segment<V> => ({
    entries: new Map(),
    bytes: 0,
    maxBytes: Math.floor(maxBytes * share),
  });
  const newcomers = segmentOf(windowShare);
  const once = segmentOf(1 - windowShare);
  const again = segmentOf((1 - windowShare) * protectedShare);
  const index = new Map<string, Entry<V>>();
  let reads = 0;

  function put(segment: Segment<V>, key: string, entry: Entry<V>) {
    entry.movedAt = reads;
    enter(segment, key, entry);
  }

  function remove(key: string, entry: Entry<V>) {
    take(key, entry);
    if (index.delete(key)) onRemove(key, entry.value);
  }

  /** Marks an entry as most recently used; a second read in the main part protects it. */
  function touch(key: string, entry: Entry<V>) {
    reads += 1;
    // It is still in the most recent eighth, and moving it would cost more than the rest of a read.
    if (entry.segment !== once && reads - entry.movedAt < index.size >> 3) return;
    take(key, entry);
    put(entry.segment === newcomers ? newcomers : again, key, entry);
    if (again.bytes <= again.maxBytes) return;
    for (const [oldest, demoted] of again.entries) {
      if (again.bytes <= again.maxBytes || demoted === entry) break;
      take(oldest, demoted);
      put(once, oldest, demoted);
    }
  }

  /** Admits an entry to the main part, or removes it. */
  function admit(key: string, candidate: Entry<V>) {
    const excess = once.bytes + again.bytes + candidate.bytes - once.maxBytes;
    const victims = victimsFor(candidate, excess, [once, again], sketch);
    if (!victims) {
      index.delete(key);
      onRemove(key, candidate.value);
      return;
    }
    for (const victim of victims) remove(...victim);
    put(once, key, candidate);
  }

  return {
    get(key) {
      const entry = index.get(key);
      sketch.add(entry?.hash ?? sketch.hashOf(key));
      if (!entry) return undefined;
      touch(key, entry);
      return entry.value;
    },
    peek: (key) => index.get(key)?.value,
    set(key, value) {
      const before = index.get(key);
      if (before) remove(key, before);
      const hash = sketch.hashOf(key);
      const entry = { value, bytes: sizeOf(value), hash, segment: newcomers, movedAt: reads };
      index.set(key, entry);
      if (entry.bytes > newcomers.maxBytes) return admit(key, entry);
      put(newcomers, key, entry);
      for (const [oldest, leaving] of newcomers.entries) {
        if (newcomers.bytes <= newcomers.maxBytes) break;
        take(oldest, leaving);
        admit(oldest, leaving);
      }
    },
    delete(key) {
      const entry = index.get(key);
      if (entry) remove(key, entry);
    },
    clear() {
      for (const [key, entry] of index) remove(key, entry);
    },
    count: () => ({
      entries: index.size,
      bytes: newcomers.bytes + once.bytes + again.bytes,
    }),
  };
}

function enter<V>(segment: Segment<V>, key: string, entry: Entry<V>): void {
  entry.segment = segment;
  segment.entries.set(key, entry);
  segment.bytes += entry.bytes;
}

function take<V>(key: string, { segment, bytes }: Entry<V>): void {
  segment.entries.delete(key);
  segment.bytes -= bytes;
}

/** The entries to evict, least recently used first; undefined if one of them is as popular. */
function victimsFor<V>(
  candidate: Entry<V>,
  excess: number,
  segments: readonly Segment<V>[],
  sketch: FrequencySketch,
): [string, Entry<V>][] | undefined {
  const frequency = sketch.estimate(candidate.hash);
  const victims: [string, Entry<V>][] = [];
  let left = excess;
  for (const { entries } of segments) {
    for (const [key, entry] of entries) {
      if (left <= 0) return victims;
      if (sketch.estimate(entry.hash) >= frequency) return undefined;
      victims.push([key, entry]);
      left -= entry.bytes;
    }
  }
  return left <= 0 ? victims : undefined;
}
