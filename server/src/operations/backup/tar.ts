/** The 512-byte header of an entry. `time` is in seconds since 1970. */
export type Header = { name: string; bytes: number; time: number };

export const blockBytes = 512;
const nameBytes = 100;
/** The largest value of eleven octal digits. */
export const entryBytesMax = 8 ** 11 - 1;

/** The two empty blocks at the end of a tar file. */
export const ending: Buffer = Buffer.alloc(2 * blockBytes);

/** The number of zeros after an entry, so that the next one starts on a block. */
export const paddingOf = (bytes: number): number =>
  (blockBytes - (bytes % blockBytes)) % blockBytes;

/** Writes the ustar header of an entry that only its owner may read. Throws if a value doesn't fit. */
export function writeHeader({ name, bytes, time }: Header): Buffer {
  if (!/^[a-z0-9_./-]{1,99}$/.test(name)) throw new Error(`An archive can't contain ${name}.`);
  if (bytes > entryBytesMax) throw new Error(`${name} is too large for an archive.`);
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0, nameBytes, "latin1");
  block.write("0000600\0", 100, "latin1");
  block.write("0000000\0", 108, "latin1");
  block.write("0000000\0", 116, "latin1");
  block.write(`${octal(bytes)}\0`, 124, "latin1");
  block.write(`${octal(time)}\0`, 136, "latin1");
  // The checksum is computed with blanks in its own field.
  block.write("        ", 148, "latin1");
  block.write("0", 156, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  block.write("root", 265, "latin1");
  block.write("root", 297, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}

const octal = (number: number) => number.toString(8).padStart(11, "0");

/** Reads a header; undefined if it differs by one bit from what `writeHeader` would write. */
export function readHeader(block: Buffer): Header | undefined {
  const field = (from: number, length: number) =>
    block.toString("latin1", from, from + length).replace(/\0.*$/s, "");
  const header = {
    name: field(0, nameBytes),
    bytes: Number.parseInt(field(124, 12), 8),
    time: Number.parseInt(field(136, 12), 8),
  };
  try {
    return writeHeader(header).equals(block) ? header : undefined;
  } catch {
    return undefined;
  }
}
