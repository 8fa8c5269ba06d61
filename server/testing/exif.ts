import { uint16le, uint32, uint32le } from "./bytes.ts";

/** Private metadata that a camera writes; none of it may ever be served. */
export const secrets = {
  serial: "SN-7731-WAGABOND-CAMERA",
  lensSerial: "SN-0042-WAGABOND-LENS",
  owner: "Nia Novak of Harbour Lane 5",
  makerNote: "MAKERNOTE-SHUTTER-COUNT-90210",
  latitude: 47.3769,
  longitude: 8.5417,
  caption: "IPTC-CAPTION-AT-HOME",
  xmp: "XMP-DOCUMENT-ID-5f1e",
} as const;

type Value = { tag: number } & (
  | { short: number }
  | { long: number }
  | { text: string }
  | { bytes: Buffer }
  | { rationals: [number, number][] }
);

/** The TIFF block of JPEG, PNG and WebP: orientation, position, camera, owner, and a thumbnail. */
export function exif({ orientation, thumbnail }: { orientation: number; thumbnail: Buffer }) {
  const camera: Value[] = [
    { tag: 0x8827, short: 200 },
    { tag: 0x927c, bytes: Buffer.from(secrets.makerNote) },
    { tag: 0xa430, text: secrets.owner },
    { tag: 0xa431, text: secrets.serial },
    { tag: 0xa435, text: secrets.lensSerial },
  ];
  const place: Value[] = [
    { tag: 1, text: "N" },
    { tag: 2, rationals: degrees(secrets.latitude) },
    { tag: 3, text: "E" },
    { tag: 4, rationals: degrees(secrets.longitude) },
  ];
  const main = (cameraAt: number, placeAt: number): Value[] => [
    { tag: 0x010f, text: "Wagabond" },
    { tag: 0x0110, text: "Trail Camera 5" },
    { tag: 0x0112, short: orientation },
    { tag: 0x8769, long: cameraAt },
    { tag: 0x8825, long: placeAt },
  ];
  const small = (at: number): Value[] => [
    { tag: 0x0103, short: 6 },
    { tag: 0x0201, long: at },
    { tag: 0x0202, long: thumbnail.length },
  ];
  // Every part has the offset of the next, so lengths are computed first.
  const cameraAt = 8 + directory(main(0, 0), 8, 0).length;
  const placeAt = cameraAt + directory(camera, cameraAt, 0).length;
  const smallAt = placeAt + directory(place, placeAt, 0).length;
  const thumbnailAt = smallAt + directory(small(0), smallAt, 0).length;
  return Buffer.concat([
    Buffer.from("II*\0"),
    uint32le(8),
    directory(main(cameraAt, placeAt), 8, smallAt),
    directory(camera, cameraAt, 0),
    directory(place, placeAt, 0),
    directory(small(thumbnailAt), smallAt, 0),
    thumbnail,
  ]);
}

/** A directory that starts at `at`, followed by values that don't fit into its rows. */
function directory(values: Value[], at: number, next: number): Buffer {
  const rows: Buffer[] = [];
  const behind: Buffer[] = [];
  let end = at + 2 + values.length * 12 + 4;
  for (const value of values) {
    const { type, count, bytes } = encode(value);
    const head = Buffer.concat([uint16le(value.tag), uint16le(type), uint32le(count)]);
    if (bytes.length <= 4) {
      rows.push(Buffer.concat([head, bytes, Buffer.alloc(4 - bytes.length)]));
    } else {
      rows.push(Buffer.concat([head, uint32le(end)]));
      behind.push(bytes);
      end += bytes.length;
    }
  }
  return Buffer.concat([uint16le(values.length), ...rows, uint32le(next), ...behind]);
}

function encode(value: Value): { type: number; count: number; bytes: Buffer } {
  if ("short" in value) return { type: 3, count: 1, bytes: uint16le(value.short) };
  if ("long" in value) return { type: 4, count: 1, bytes: uint32le(value.long) };
  if ("bytes" in value) return { type: 7, count: value.bytes.length, bytes: even(value.bytes) };
  if ("text" in value) {
    const bytes = Buffer.from(`${value.text}\0`);
    return { type: 2, count: bytes.length, bytes: even(bytes) };
  }
  const pairs = value.rationals.flatMap(([over, under]) => [uint32le(over), uint32le(under)]);
  return { type: 5, count: value.rationals.length, bytes: Buffer.concat(pairs) };
}

const even = (bytes: Buffer) =>
  bytes.length > 4 && bytes.length % 2 === 1 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes;

function degrees(value: number): [number, number][] {
  const whole = Math.floor(value);
  const minutes = Math.floor((value - whole) * 60);
  const seconds = (value - whole - minutes / 60) * 3600;
  return [
    [whole, 1],
    [minutes, 1],
    [Math.round(seconds * 100), 100],
  ];
}

/** XMP as programs write it, with a document id, a place and a serial number. */
export const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
 xmpMM:DocumentID="${secrets.xmp}" exif:GPSLatitude="47,22.614N" exif:GPSLongitude="8,32.502E" aux:SerialNumber="${secrets.serial}"/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** IPTC in Photoshop's block, as agencies write it: a caption. */
export function iptc(): Buffer {
  const caption = Buffer.from(secrets.caption);
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, caption.length]), caption]);
  const padding = Buffer.alloc(record.length % 2);
  const size = uint32(record.length);
  return Buffer.concat([
    Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0", "latin1"),
    size,
    record,
    padding,
  ]);
}
