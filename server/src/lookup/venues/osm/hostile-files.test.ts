import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PbfWriter } from "pbf";
import { madeTown } from "./made-town.testing.ts";
import {
  blob,
  dataBlock,
  headerBlock,
  type MadeElement,
  overpassJson,
  pbfFile,
} from "./osm-files.testing.ts";
import { FileError } from "./file-error.ts";
import { readFile } from "./read-file.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wagabond-osm-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said about a file with these contents; everything but a FileError is a fault of ours. */
async function refusal(contents: Uint8Array | string): Promise<string> {
  const own = mkdtempSync(join(folder, "read-"));
  const path = join(own, "file");
  writeFileSync(path, contents);
  try {
    await readFile(path, own);
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
  return "It was read.";
}

const header = blob("OSMHeader", headerBlock());
const withBlock = (bytes: Uint8Array, isPacked = true, declared = bytes.length) =>
  Buffer.concat([header, blob("OSMData", bytes, isPacked, declared)]);
/** A block of which the parts are made by hand. */
function block(write: (writer: PbfWriter) => void): Buffer {
  const writer = new PbfWriter();
  write(writer);
  return withBlock(writer.finish());
}
const texts = (...list: string[]) => {
  const table = new PbfWriter();
  for (const text of ["", ...list]) table.writeStringField(1, text);
  return table.finish();
};
const vet = (tags: Record<string, string>): MadeElement[] => [
  { type: "node", id: 1, lat: 1, lon: 1, tags: { amenity: "veterinary", ...tags } },
];
const manyTags = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name:x${index}`, "x"]));
const length = (bytes: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(bytes);
  return buffer;
};
const dense = (write: (writer: PbfWriter) => void) =>
  block((writer) => {
    writer.writeBytesField(1, texts("amenity", "veterinary"));
    writer.writeMessage(
      2,
      (_, group) => group.writeMessage(2, (_none, nodes) => write(nodes), 0),
      0,
    );
  });

const hostile: Record<string, [contents: () => Uint8Array | string, message: string]> = {
  "a blob that unpacks to more than it declares": [
    () => withBlock(new Uint8Array(40_000_000), true, 1_000),
    "The blob at byte 66 is damaged, or larger than it declares.",
  ],
  "a blob that declares more than is allowed": [
    () => withBlock(new Uint8Array(40_000_000)),
    "The blob at byte 66 unpacks to more than the 33554432 bytes that are allowed.",
  ],
  "a blob that unpacks to less than it declares": [
    () => withBlock(dataBlock(vet({})), true, 10_000),
    "bytes unpacked, but declares 10000.",
  ],
  "an uncompressed blob that is too large": [
    () => withBlock(new Uint8Array(33_554_433), false),
    "The blob at byte 66 has 33554438 bytes; 33554432 are allowed.",
  ],
  "a header of a blob that is too large": [
    () => Buffer.concat([header, length(65_537), Buffer.alloc(65_537)]),
    "The header of the blob at byte 66 has 65537 bytes; 65536 are allowed.",
  ],
  "a size of a blob that is no number": [
    () => Buffer.concat([header, length(11), Buffer.from([0x18, ...Array<number>(10).fill(0xff)])]),
    "The file is damaged in the blob at byte 66: ",
  ],
  "a file that ends in a blob": [
    () => pbfFile(madeTown().elements).subarray(0, -100),
    "The file is cut off in the blob at byte ",
  ],
  "a file that ends in a length": [
    () => Buffer.concat([header, Buffer.from([0, 0])]),
    "The file is cut off in the blob at byte 66.",
  ],
  "bytes that are no compressed data": [
    () => {
      const file = withBlock(dataBlock(vet({})));
      return file.fill(7, file.length - 20);
    },
    "The blob at byte 66 is damaged, or larger than it declares.",
  ],
  "a way of compression that isn't supported": [
    () => {
      const contents = new PbfWriter();
      contents.writeBytesField(4, Buffer.from("lzma"));
      const bytes = contents.finish();
      const head = new PbfWriter();
      head.writeStringField(1, "OSMData");
      head.writeVarintField(3, bytes.length);
      const start = head.finish();
      return Buffer.concat([header, length(start.length), start, bytes]);
    },
    "The blob at byte 66 is compressed in a way that isn't supported.",
  ],
  "a number of more than ten bytes": [
    () =>
      dense((nodes) => {
        nodes.writeBytesField(1, Buffer.alloc(12, 0xff));
        nodes.writeBytesField(10, Buffer.from([1, 2, 0]));
      }),
    "The file is damaged in the blob at byte 66: ",
  ],
  "a number that no JavaScript number holds": [
    () =>
      dense((nodes) => {
        nodes.writeBytesField(1, Buffer.from([...Array<number>(9).fill(0xff), 0x01]));
        nodes.writeBytesField(10, Buffer.from([1, 2, 0]));
      }),
    "a number is cut off or too large.",
  ],
  "nodes without positions": [
    () =>
      dense((nodes) => {
        nodes.writePackedSVarint(1, [1, 2, 3]);
        nodes.writePackedVarint(10, [1, 2, 0]);
      }),
    "a number is cut off or too large.",
  ],
  "an index of a text that isn't there": [
    () =>
      dense((nodes) => {
        nodes.writePackedSVarint(1, [1]);
        nodes.writePackedSVarint(8, [1]);
        nodes.writePackedSVarint(9, [1]);
        nodes.writePackedVarint(10, [1, 3_000_000_000, 0]);
      }),
    "The file is damaged in the blob at byte 66: there is no text 3000000000, there are 3.",
  ],
  "a key without a value": [
    () =>
      dense((nodes) => {
        nodes.writePackedSVarint(1, [1]);
        nodes.writePackedSVarint(8, [1]);
        nodes.writePackedSVarint(9, [1]);
        nodes.writePackedVarint(10, [1]);
      }),
    "The file is damaged in the blob at byte 66: ",
  ],
  "a part that ends after what it is in": [
    () => block((writer) => writer.writeBytesField(1, Buffer.from([0x0a, 0x7f]))),
    "a part ends after what it is in.",
  ],
  "a text of a megabyte": [
    () => withBlock(dataBlock(vet({ name: "x".repeat(1_000_000) }))),
    "a text has 1000000 bytes; 4096 are allowed.",
  ],
  "a place with too many tags": [
    () => withBlock(dataBlock(vet(manyTags(20_000)))),
    "something has more than the 5000 tags that are allowed.",
  ],
  "more texts than a block has": [
    () => block((writer) => writer.writeBytesField(1, Buffer.alloc(1_000_002, "\n\0"))),
    "it has more than 500000 texts.",
  ],
  "a way with a million nodes": [
    () =>
      withBlock(
        dataBlock([
          {
            type: "way",
            id: 1,
            nodes: Array<number>(1_000_000).fill(1),
            tags: { leisure: "dog_park" },
          },
        ]),
      ),
    "something has more than 100000 nodes or members.",
  ],
  "a file with history": [
    () => blob("OSMHeader", headerBlock(undefined, "HistoricalInformation")),
    'The file needs a reader for "HistoricalInformation".',
  ],
  "data before the header": [
    () => Buffer.concat([header.subarray(0, 0), blob("OSMData", dataBlock(vet({})))]),
    "The file is neither an .osm.pbf file nor JSON of Overpass.",
  ],
  "an empty file": [() => "", "The file is neither an .osm.pbf file nor JSON of Overpass."],
  XML: [() => "<osm version='0.6'/>", "The file is neither an .osm.pbf file nor JSON of Overpass."],
  "JSON of something else": [() => '{"a": [1, 2]}', "The file isn't an answer of Overpass."],
  "JSON that is cut off": [
    () => overpassJson(madeTown().elements).slice(0, 50_000),
    "The file is cut off at byte 50",
  ],
  "JSON that isn't": [
    () => '{"elements": [{"type": "node" "id": 1}]}',
    "The file isn't valid JSON at byte 14.",
  ],
  "a list of numbers": [() => '{"elements": [1, 2]}', "Byte 14 isn't the start of an object."],
  "an element with a number as a tag": [
    () => '{"elements": [{"type": "node", "id": 1, "tags": {"name": 1}}]}',
    "The file is damaged in the element at byte 14: it has no valid tags.name.",
  ],
  "JSON that is nested a million times": [
    () => `{"elements": [${'{"a":'.repeat(1_000_000)}`,
    "The file is nested too deeply at byte ",
  ],
  "an element of ten megabytes": [
    () => `{"elements": [{"type": "node", "note": "${"x".repeat(10_000_000)}"}]}`,
    "The object at byte 14 has more than 8388608 bytes.",
  ],
  "JSON without elements for a megabyte": [
    () => `{"a": "${"x".repeat(1_000_000)}"}`,
    "The file has no list of elements.",
  ],
  "an element with too many tags": [
    () => overpassJson(vet(manyTags(20_000))),
    "the element at byte 83 has more than the 5000 tags that are allowed.",
  ],
  "an element with a long text": [
    () => overpassJson(vet({ name: "x".repeat(1_000_000) })),
    "A text in the element at byte 83 has 1000000 characters; 4096 are allowed.",
  ],
  "an answer of a server that gave up": [
    () => '{"elements": [], "remark": "runtime error: Query timed out in \\"query\\" at line 3"}',
    "Overpass gave up, so its answer isn't complete: runtime error: Query timed out",
  ],
};

test.each(Object.entries(hostile))(
  "%s is refused, and the place is named",
  async (_, [contents, message]) => {
    expect(await refusal(contents())).toContain(message);
  },
);

test("whatever byte of a file is changed, it is read or refused", async () => {
  const file = pbfFile(
    madeTown().elements.filter((_, index) => index < 60 || index > 2_970),
    { isPacked: false },
  );
  for (let at = 0; at < file.length; at += 29) {
    const changed = Buffer.from(file);
    changed[at] = (changed[at] ?? 0) ^ (1 + (at % 255));
    expect(await refusal(changed)).toMatch(/read|blob|byte|neither|reader|header/);
  }
});

test("a time that no date holds isn't that of the data", async () => {
  const own = mkdtempSync(join(folder, "read-"));
  const path = join(own, "file");
  const head = new PbfWriter();
  head.writeVarintField(32, 2 ** 52);
  const parts = [blob("OSMHeader", head.finish()), blob("OSMData", dataBlock(vet({})))];
  writeFileSync(path, Buffer.concat(parts));
  const { dataAt } = await readFile(path, own);
  expect(Math.abs(Date.now() - dataAt.getTime())).toBeLessThan(60_000);
});

test("a missing file is named", async () => {
  const path = join(folder, "none");
  await expect(readFile(path, folder)).rejects.toThrow(`${path} can't be read (ENOENT).`);
});
