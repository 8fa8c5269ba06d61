import { FileError, textBytesMax } from "./file-error.ts";
import { type Range, readFields, wholeOf } from "./protobuf.ts";

/** The unpacked contents of a blob with data: texts, and groups of nodes, ways or relations. */
export type Block = {
  bytes: Buffer;
  /** A text by its index. Throws where there is none. */
  text: (index: number) => string;
  /** Whether a tag has one of the keys that were asked for. Throws where there is no such text. */
  hasKey: (key: number, value: number) => boolean;
  /** Whether any text is. */
  hasKeys: boolean;
  groups: readonly Range[];
  /** Degrees of the position that a file writes as a whole number. */
  latitude: (value: number) => number;
  longitude: (value: number) => number;
};

/** Reads the parts of a block. Throws where it is malformed. */
export function blockIn(bytes: Buffer, keys: ReadonlySet<string>): Block {
  const groups: Range[] = [];
  const texts: Range[] = [];
  let [granularity, latitudeOffset, longitudeOffset] = [100, 0, 0];
  readFields(bytes, wholeOf(bytes), (tag, field) => {
    if (tag === 1) {
      readFields(bytes, field.range(), (inner, text) => {
        if (inner === 1) texts.push(shortText(text.range()));
        if (texts.length > partsMax) throw tooMany("texts");
      });
    } else if (tag === 2) {
      groups.push(field.range());
      if (groups.length > partsMax) throw tooMany("groups");
    }
    if (tag === 17) granularity = field.number();
    else if (tag === 19) latitudeOffset = field.integer();
    else if (tag === 20) longitudeOffset = field.integer();
  });
  const noText = (index: number) =>
    new Error(`there is no text ${index}, there are ${texts.length}`);
  const decoded: (string | undefined)[] = [];
  const text = (index: number): string => {
    const known = decoded[index];
    if (known !== undefined) return known;
    const range = texts[index];
    if (!range) throw noText(index);
    return (decoded[index] = bytes.toString("utf8", range.start, range.end));
  };
  const lengths = new Set(Array.from(keys, (key) => key.length));
  const isOne = texts.map(
    ({ start, end }, index) => lengths.has(end - start) && keys.has(text(index)),
  );
  return {
    bytes,
    text,
    hasKey(key, value) {
      if (key >= texts.length || value >= texts.length) throw noText(Math.max(key, value));
      return isOne[key] ?? false;
    },
    hasKeys: isOne.includes(true),
    groups,
    latitude: (value) => (latitudeOffset + granularity * value) / 1e9,
    longitude: (value) => (longitudeOffset + granularity * value) / 1e9,
  };
}

/** Real blocks have a few thousand texts and one group; ours take memory for each. */
const partsMax = 500_000;
const tooMany = (what: string) => new Error(`it has more than ${partsMax} ${what}`);

function shortText({ start, end }: Range): Range {
  if (end - start > textBytesMax) {
    throw new Error(`a text has ${end - start} bytes; ${textBytesMax} are allowed`);
  }
  return { start, end };
}

type Header = { dataAt: Date | null };

const features = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** The time of the data of a file. Throws FileError for a file with features that this can't read. */
export function headerIn(bytes: Buffer): Header {
  let seconds = Number.NaN;
  readFields(bytes, wholeOf(bytes), (tag, field) => {
    if (tag === 32) seconds = field.number();
    if (tag !== 4) return;
    const { start, end } = field.range();
    const feature = bytes.toString("utf8", start, Math.min(end, start + 60));
    if (features.has(feature)) return;
    throw new FileError(
      `The file needs a reader for "${feature}". Files with history can't be imported.`,
    );
  });
  const dataAt = new Date(seconds * 1_000);
  return { dataAt: Number.isNaN(dataAt.getTime()) ? null : dataAt };
}
