import { FileError } from "./file-error.ts";

/** Longest object of the list; relations with their whole outline have some megabytes. */
const itemBytesMax = 8 * 1024 * 1024;
/** Longest text of everything beside the list. */
const restBytesMax = 64 * 1024;
const depthMax = 32;

const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] =
  Buffer.from('"\\,{}[]');

/** One object of the list, or everything beside the list at its end. */
type Part = { item: unknown; at: number } | { rest: unknown };

/**
 * Reads a JSON object with a list of objects, one by one as the bytes come, so that the file is never in memory.
 * `name` is the key of the list. Throws FileError with the place in the file.
 */
export async function* readJsonArray(
  chunks: AsyncIterable<Buffer>,
  name: string,
): AsyncGenerator<Part> {
  const isBefore = new RegExp(`"${name}"\\s*:\\s*$`);
  let [depth, at, itemAt] = [0, 0, 0];
  let [isText, isEscaped, isInList, isOver] = [false, false, false, false];
  let rest = "";
  let item: Buffer[] = [];
  let itemBytes = 0;

  const addToRest = (bytes: Buffer) => {
    rest += bytes.toString("latin1");
    if (rest.length > restBytesMax) throw new FileError(`The file has no list of ${name}.`);
  };
  const addToItem = (bytes: Buffer) => {
    item.push(bytes);
    itemBytes += bytes.length;
    if (itemBytes > itemBytesMax) {
      throw new FileError(`The object at byte ${itemAt} has more than ${itemBytesMax} bytes.`);
    }
  };
  const parsed = (bytes: Buffer, place: number): unknown => {
    try {
      return JSON.parse(bytes.toString("utf8").replace(/^\uFEFF/, ""));
    } catch {
      throw new FileError(`The file isn't valid JSON at byte ${place}.`);
    }
  };

  for await (const chunk of chunks) {
    // What is before it in the chunk has been added already.
    let from = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        continue;
      }
      if (byte === quote) isText = true;
      else if (byte === openBrace || byte === openBracket) {
        depth += 1;
        if (depth > depthMax)
          throw new FileError(`The file is nested too deeply at byte ${at + index}.`);
        if (isInList && depth === 3) {
          if (byte !== openBrace)
            throw new FileError(`Byte ${at + index} isn't the start of an object.`);
          [from, itemAt] = [index, at + index];
        } else if (!isInList && depth === 2 && byte === openBracket) {
          addToRest(chunk.subarray(from, index));
          from = index;
          isInList = isBefore.test(rest);
        }
      } else if (byte === closeBrace || byte === closeBracket) {
        depth -= 1;
        if (isInList && depth === 2) {
          addToItem(chunk.subarray(from, index + 1));
          yield { item: parsed(Buffer.concat(item), itemAt), at: itemAt };
          [item, itemBytes, from] = [[], 0, index + 1];
        } else if (isInList && depth === 1) {
          isInList = false;
          rest += "[";
          from = index;
        }
        if (depth === 0) isOver = true;
      } else if (isInList && depth === 2 && byte !== comma && !isSpace(byte)) {
        throw new FileError(`Byte ${at + index} isn't the start of an object.`);
      }
    }
    if (!isInList) addToRest(chunk.subarray(from));
    else if (depth > 2) addToItem(chunk.subarray(from));
    at += chunk.length;
  }
  if (!isOver) throw new FileError(`The file is cut off at byte ${at}.`);
  yield { rest: parsed(Buffer.from(rest, "latin1"), at) };
}

const isSpace = (byte: number | undefined) =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
