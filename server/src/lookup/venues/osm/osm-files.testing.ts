import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";

/** An element of a made file. */
export type MadeElement = { id: number; version?: number; tags?: Record<string, string> } & (
  | { type: "node"; lat: number; lon: number }
  | { type: "way"; nodes: number[]; center?: { lat: number; lon: number } }
  | { type: "relation"; members: MadeMember[]; center?: { lat: number; lon: number } }
);
export type MadeMember = { type: MadeElement["type"]; ref: number; role?: string };

type Options = {
  /** When the data were taken; the file doesn't say if it is missing. */
  at?: Date;
  /** How nodes are written, and whether blobs are compressed. */
  isDense?: boolean;
  isPacked?: boolean;
  perBlock?: number;
};

/** An answer of Overpass with `out meta center`. */
export const overpassJson = (elements: readonly MadeElement[], at?: Date): string =>
  JSON.stringify({
    version: 0.6,
    generator: "Overpass API",
    osm3s: { ...(at && { timestamp_osm_base: at.toISOString() }), copyright: "ODbL" },
    elements,
  });

/** A whole file in memory. */
export const pbfFile = (elements: Iterable<MadeElement>, options: Options = {}): Buffer =>
  Buffer.concat(Array.from(pbfParts(elements, options)));

/** The parts of an .osm.pbf file: nodes first, then ways, then relations, as files have them. */
export function* pbfParts(
  elements: Iterable<MadeElement>,
  { at, isDense = true, isPacked = true, perBlock = 8_000 }: Options = {},
): Generator<Buffer> {
  yield blob("OSMHeader", headerBlock(at), isPacked);
  let some: MadeElement[] = [];
  for (const element of elements) {
    if (some.length === perBlock || (some[0] && some[0].type !== element.type)) {
      yield blob("OSMData", dataBlock(some, isDense), isPacked);
      some = [];
    }
    some.push(element);
  }
  if (some.length > 0) yield blob("OSMData", dataBlock(some, isDense), isPacked);
}

/** A blob with its header. `declared` is the size that it claims to have unpacked. */
export function blob(
  kind: string,
  bytes: Uint8Array,
  isPacked = true,
  declared = bytes.length,
): Buffer {
  const contents = new PbfWriter();
  if (isPacked) {
    contents.writeVarintField(2, declared);
    contents.writeBytesField(3, deflateSync(bytes));
  } else contents.writeBytesField(1, bytes);
  const packed = contents.finish();
  const header = new PbfWriter();
  header.writeStringField(1, kind);
  header.writeVarintField(3, packed.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, packed]);
}

export function headerBlock(at?: Date, feature = "DenseNodes"): Uint8Array {
  const writer = new PbfWriter();
  writer.writeStringField(4, "OsmSchema-V0.6");
  writer.writeStringField(4, feature);
  writer.writeStringField(16, "a test");
  if (at) writer.writeVarintField(32, at.getTime() / 1_000);
  return writer.finish();
}

/** The contents of a block with elements of one type. */
export function dataBlock(elements: readonly MadeElement[], isDense = true): Uint8Array {
  const texts = new Map([["", 0]]);
  const indexOf = (text: string): number => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, texts.size);
    return texts.size - 1;
  };
  const group = new PbfWriter();
  const type = elements[0]?.type;
  if (type === "node" && isDense) group.writeMessage(2, writeDense, { elements, indexOf });
  else {
    const tag = type === "node" ? 1 : type === "way" ? 3 : 4;
    for (const element of elements) group.writeMessage(tag, writeOne, { element, indexOf });
  }
  const groupBytes = group.finish();
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (list: string[], table) => {
      for (const text of list) table.writeStringField(1, text);
    },
    Array.from(texts.keys()),
  );
  writer.writeBytesField(2, groupBytes);
  return writer.finish();
}

type IndexOf = (text: string) => number;
const unit = (degrees: number) => Math.round(degrees * 1e7);
const deltas = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

function writeDense(
  { elements, indexOf }: { elements: readonly MadeElement[]; indexOf: IndexOf },
  writer: PbfWriter,
): void {
  const nodes = elements.filter((element) => element.type === "node");
  writer.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
  writer.writeMessage(
    5,
    (versions: number[], info) => info.writePackedVarint(1, versions),
    nodes.map(({ version = 1 }) => version),
  );
  writer.writePackedSVarint(8, deltas(nodes.map(({ lat }) => unit(lat))));
  writer.writePackedSVarint(9, deltas(nodes.map(({ lon }) => unit(lon))));
  if (nodes.every(({ tags }) => tags === undefined)) return;
  const tags = nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(indexOf), 0]);
  writer.writePackedVarint(10, tags);
}

const types = ["node", "way", "relation"];

function writeOne(
  { element, indexOf }: { element: MadeElement; indexOf: IndexOf },
  writer: PbfWriter,
): void {
  const { id, version = 1, tags = {}, type } = element;
  if (type === "node") writer.writeSVarintField(1, id);
  else writer.writeVarintField(1, id);
  writer.writePackedVarint(2, Object.keys(tags).map(indexOf));
  writer.writePackedVarint(3, Object.values(tags).map(indexOf));
  writer.writeMessage(4, (number: number, info) => info.writeVarintField(1, number), version);
  if (type === "node") {
    writer.writeSVarintField(8, unit(element.lat));
    writer.writeSVarintField(9, unit(element.lon));
  } else if (type === "way") writer.writePackedSVarint(8, deltas(element.nodes));
  else {
    const { members } = element;
    writer.writePackedVarint(
      8,
      members.map(({ role = "" }) => indexOf(role)),
    );
    writer.writePackedSVarint(9, deltas(members.map(({ ref }) => ref)));
    writer.writePackedVarint(
      10,
      members.map(({ type: each }) => types.indexOf(each)),
    );
  }
}
