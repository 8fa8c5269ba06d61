/** Estimates how often keys were read recently, in little memory. */
export type FrequencySketch = {
  hashOf: (key: string) => number;
  /** Counts one read. */
  add: (hash: number) => void;
  /** At least the reads since the last halvings, at most `highest`. */
  estimate: (hash: number) => number;
};

/** The highest count: such a key is popular enough. */
export const highest = 15;
const rows = 4;
const readsPerCounter = 4;

/**
 * A count-min sketch (Cormode and Muthukrishnan) that halves all counts after so many reads, as TinyLFU does, so that
 * what was popular once gives way. `seed` prevents callers from choosing keys that share counters.
 */
export function makeFrequencySketch(
  counters = 2 ** 14,
  seed = Math.floor(Math.random() * 2 ** 32),
): FrequencySketch {
  const bits = Math.ceil(Math.log2(counters));
  const width = 2 ** bits;
  const counts = new Uint8Array(width * rows);
  const untilHalved = width * readsPerCounter;
  let reads = 0;

  /** Each row uses different bits of the hash. */
  const counterAt = (hash: number, row: number) => {
    let mixed = Math.imul(hash ^ (row * 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    return row * width + ((mixed ^ (mixed >>> 16)) >>> (32 - bits));
  };

  return {
    hashOf(key) {
      let hash = seed | 0;
      for (let index = 0; index < key.length; index += 1) {
        hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
      }
      return hash;
    },
    add(hash) {
      for (let row = 0; row < rows; row += 1) {
        const index = counterAt(hash, row);
        const count = counts[index] ?? 0;
        if (count < highest) counts[index] = count + 1;
      }
      reads += 1;
      if (reads < untilHalved) return;
      for (let index = 0; index < counts.length; index += 1) {
        counts[index] = (counts[index] ?? 0) >> 1;
      }
      reads = 0;
    },
    estimate(hash) {
      let lowest = highest;
      for (let row = 0; row < rows; row += 1) {
        lowest = Math.min(lowest, counts[counterAt(hash, row)] ?? 0);
      }
      return lowest;
    },
  };
}
