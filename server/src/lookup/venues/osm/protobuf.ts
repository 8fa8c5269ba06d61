import { PbfReader } from "pbf";

/** Where a part of the bytes begins and ends. */
export type Range = { start: number; end: number };

export const wholeOf = (bytes: Uint8Array): Range => ({ start: 0, end: bytes.length });

/** One field of a message: read as what it is, or skipped. */
type Field = {
  /** A message, a text or a packed list. */
  range: () => Range;
  /** A number without a sign, such as a count. */
  number: () => number;
  /** A number that may be negative, written as it is (int32, int64). */
  integer: () => number;
  /** The same, written zigzag (sint64). */
  signed: () => number;
};

const bytesType = 2;

/**
 * Reads the fields of a message. The decoder checks neither that a value ends where its message ends nor that it fits a
 * number, so this does. Throws where it is malformed.
 */
export function readFields(
  bytes: Uint8Array,
  { start, end }: Range,
  read: (tag: number, field: Field) => void,
): void {
  const reader = readerAt(bytes, start);
  const checked = (value: number) => {
    if (reader.pos > end || !Number.isSafeInteger(value)) throw new Error(brokenNumber);
    return value;
  };
  const field: Field = {
    range() {
      if (reader.type !== bytesType) throw new Error("a field has another type");
      const length = checked(reader.readVarint());
      const range = { start: reader.pos, end: reader.pos + length };
      if (range.end > end) throw new Error("a part ends after what it is in");
      reader.pos = range.end;
      return range;
    },
    number: () => checked(reader.readVarint()),
    integer: () => checked(reader.readVarint(true)),
    signed: () => checked(reader.readSVarint()),
  };
  for (let tag = reader.nextField(end); tag !== 0; tag = reader.nextField(end)) read(tag, field);
  if (reader.pos !== end) throw new Error("a message ends in the middle of a field");
}

const brokenNumber = "a number is cut off or too large";

function readerAt(bytes: Uint8Array, start: number): PbfReader {
  const reader = new PbfReader(bytes);
  reader.pos = start;
  return reader;
}

/** A packed list of numbers, read one by one. */
export type Column = {
  isOver: () => boolean;
  /** The next number without a sign. */
  next: () => number;
  /** The next number that may be negative, written as it is. */
  integer: () => number;
  /** The next number written zigzag. */
  signed: () => number;
};

/** A list in a part of the bytes; an empty one for undefined. Reading on after its end throws. */
export function columnIn(bytes: Uint8Array, range: Range | undefined): Column {
  const { start, end } = range ?? { start: 0, end: 0 };
  const reader = readerAt(bytes, start);
  const checked = (value: number) => {
    if (reader.pos > end || !Number.isSafeInteger(value)) throw new Error(brokenNumber);
    return value;
  };
  return {
    isOver: () => reader.pos >= end,
    next: () => checked(reader.readVarint()),
    integer: () => checked(reader.readVarint(true)),
    signed: () => checked(reader.readSVarint()),
  };
}

/** How many numbers a packed list has: each ends with a byte below 128. */
export function countIn(bytes: Uint8Array, { start, end }: Range): number {
  let count = 0;
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) < 0x80) count += 1;
  return count;
}
