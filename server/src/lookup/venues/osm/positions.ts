import type { Position } from "./entities.ts";

/** Whether it is a position on the Earth. */
export const isPosition = ({ latitude, longitude }: Position): boolean =>
  Number.isFinite(latitude) &&
  Number.isFinite(longitude) &&
  Math.abs(latitude) <= 90 &&
  Math.abs(longitude) <= 180;

/** The middle of the box around some positions; undefined for none. A box over 180 degrees of longitude is crossed there. */
export function middleOf(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const [south, north] = endsOf(positions.map(({ latitude }) => latitude));
  const degrees = positions.map(({ longitude }) => longitude);
  const [west, east] = endsOf(degrees);
  const latitude = (south + north) / 2;
  if (east - west <= 180) return { latitude, longitude: (west + east) / 2 };
  const [start, end] = endsOf(degrees.map((degree) => (degree < 0 ? degree + 360 : degree)));
  const longitude = (start + end) / 2;
  return { latitude, longitude: longitude > 180 ? longitude - 360 : longitude };
}

function endsOf(numbers: readonly number[]): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const number of numbers) {
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  return [least, most];
}

/** At most `max` things of a list, evenly spaced. */
export function evenly<T>(list: readonly T[], max: number): T[] {
  if (list.length <= max) return Array.from(list);
  return Array.from({ length: max }, (_, index) => Math.floor((index * list.length) / max)).flatMap(
    (index) => list.slice(index, index + 1),
  );
}

/** A list of numbers that grows, of 8 bytes each. */
export function makeNumbers(): {
  add: (number: number) => void;
  size: () => number;
  sorted: () => Float64Array;
} {
  let numbers = new Float64Array(1_024);
  let size = 0;
  return {
    add(number) {
      if (size === numbers.length) {
        const larger = new Float64Array(size * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[size] = number;
      size += 1;
    },
    size: () => size,
    /** Each once, in order. */
    sorted() {
      const ordered = numbers.subarray(0, size).sort();
      let count = 0;
      for (const number of ordered) {
        if (count > 0 && ordered[count - 1] === number) continue;
        ordered[count] = number;
        count += 1;
      }
      return ordered.subarray(0, count);
    },
  };
}

/** Positions of nodes by their ID, in 16 bytes each. */
export type NodeIndex = {
  /** Calls `position` if the node is one of those that are asked for. */
  put: (id: number, position: () => Position) => void;
  get: (id: number) => Position | undefined;
};

/** OpenStreetMap has seven digits. */
const scale = 1e7;
const missing = 2 ** 31 - 1;

/** An index for the nodes with these IDs, which are in order. Files have nodes in order too, which makes it fast. */
export function makeNodeIndex(ids: Float64Array): NodeIndex {
  const latitudes = new Int32Array(ids.length).fill(missing);
  const longitudes = new Int32Array(ids.length);
  let next = 0;
  /** The first index whose ID isn't smaller. */
  const search = (id: number) => {
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    put(id, position) {
      const isBehind = next > 0 && (ids[next - 1] ?? 0) >= id;
      if (isBehind) next = search(id);
      while (next < ids.length && (ids[next] ?? 0) < id) next += 1;
      if (ids[next] !== id) return;
      const found = position();
      if (!isPosition(found)) return;
      latitudes[next] = Math.round(found.latitude * scale);
      longitudes[next] = Math.round(found.longitude * scale);
    },
    get(id) {
      const index = search(id);
      const latitude = latitudes[index] ?? missing;
      if (ids[index] !== id || latitude === missing) return undefined;
      return { latitude: latitude / scale, longitude: (longitudes[index] ?? 0) / scale };
    },
  };
}
