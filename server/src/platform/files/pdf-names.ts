/** Dangerous contents of a PDF. */
export type Danger = "script" | "launch" | "file" | "form" | "media" | "opening";

/** Dictionary keys that occur only with one of these. */
export const dangerOfKey: Readonly<Record<string, Danger>> = {
  JS: "script",
  JavaScript: "script",
  OnInstantiate: "script",
  EF: "file",
  EmbeddedFiles: "file",
  XFA: "form",
  RichMediaContent: "media",
  RichMediaSettings: "media",
};

/** Values of `S`, `Type` and `Subtype` that indicate one. */
export const dangerOfKind: Readonly<Record<string, Danger>> = {
  JavaScript: "script",
  Launch: "launch",
  GoToE: "launch",
  GoToR: "launch",
  ImportData: "launch",
  SubmitForm: "launch",
  EmbeddedFile: "file",
  FileAttachment: "file",
  RichMedia: "media",
  RichMediaExecute: "media",
  "3D": "media",
};

const kindKeys = new Set(["S", "Type", "Subtype"]);
/** Too short to search for in compressed bytes, where they occur by chance. */
const onlyInObjects = new Set(["JS"]);
const longestName = 24;

/** The first danger that a name in these bytes points to, and how often the counted name occurs. */
export type Found = { danger: Danger | undefined; count: number };

/**
 * Scans bytes for names without parsing the structure. PDF readers differ in what they accept as an object (in a
 * comment, in another revision, under a repeated key); names are the same for all.
 */
export function findNames(bytes: Uint8Array, counted: string): Found {
  const found: Found = { danger: undefined, count: 0 };
  let last = { name: "", end: 0 };
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, last.end)) {
    const { name, end } = readName(bytes, at);
    if (name === counted) found.count += 1;
    found.danger ??= dangerAt(bytes, last, { name, at, end });
    last = { name, end };
  }
  return found;
}

/** How often these keys occur with a value, whether or not a reader parses them as part of an object. */
export function countKeys(bytes: Uint8Array, keys: ReadonlySet<string>): number {
  let count = 0;
  let from = 0;
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, from)) {
    const { name, end } = readName(bytes, at);
    if (keys.has(name) && hasValue(bytes, end)) count += 1;
    from = end;
  }
  return count;
}

type NameInBytes = { name: string; at: number; end: number };

function dangerAt(
  bytes: Uint8Array,
  before: Omit<NameInBytes, "at">,
  { name, at, end }: NameInBytes,
) {
  if (Object.hasOwn(dangerOfKind, name)) {
    const isNext = kindKeys.has(before.name) && skipBlank(bytes, before.end) === at;
    if (isNext || isObject(bytes, at)) return dangerOfKind[name];
  }
  if (Object.hasOwn(dangerOfKey, name) && !onlyInObjects.has(name) && hasValue(bytes, end)) {
    return dangerOfKey[name];
  }
  return undefined;
}

/** Decodes a name from its slash on, with `#4a` for J. */
function readName(bytes: Uint8Array, at: number): { name: string; end: number } {
  let name = "";
  let end = at + 1;
  for (let byte = bytes[end]; byte !== undefined && isRegular(byte); byte = bytes[end]) {
    const escaped = byte === hash ? hexAt(bytes, end + 1) : undefined;
    // The rest of a long name is skipped, because none of ours is that long.
    if (name.length <= longestName) name += String.fromCharCode(escaped ?? byte);
    end += escaped === undefined ? 1 : 3;
  }
  return { name, end };
}

/** A dictionary, an array or a reference follows, as after a key; in a URL or text that is rare. */
function hasValue(bytes: Uint8Array, end: number): boolean {
  const following = bytes.subarray(end, end + farthestValue);
  const at = skipBlank(following, 0);
  // So much space between a key and its value is an attempt to hide it.
  return at === farthestValue || /^(?:<<|\[|\d+\s+\d+\s+R)/.test(textAt(following, at, 30));
}

const farthestValue = 400;

/** The name is an object of its own, which others can refer to. */
const isObject = (bytes: Uint8Array, at: number) =>
  /\bobj\s*$/.test(textAt(bytes, Math.max(0, at - 8), Math.min(8, at)));

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.subarray(from, from + length)).toString("latin1");

/** Skips white space and comments. */
function skipBlank(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte !== undefined; byte = bytes[at]) {
    if (byte === percent) {
      while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    } else if (!blank.has(byte)) {
      break;
    } else {
      at += 1;
    }
  }
  return at;
}

function hexAt(bytes: Uint8Array, at: number): number | undefined {
  const text = textAt(bytes, at, 2);
  return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : undefined;
}

const slash = 0x2f;
const hash = 0x23;
const percent = 0x25;
const blank = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set(Buffer.from("()<>[]{}/%"));
const isRegular = (byte: number) => !blank.has(byte) && !delimiters.has(byte);
