import { readFile } from "node:fs/promises";
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
} from "@cantoo/pdf-lib";
import { AppError } from "#contracts/kernel/errors.ts";
import { automaticActions, automaticKeys, type Revision } from "./pdf-actions.ts";
import { countKeys, type Danger, dangerOfKey, dangerOfKind, findNames } from "./pdf-names.ts";

/** More than any document holds; only a malicious file has more. */
const mostObjects = 3_000_000;

/**
 * Checks a PDF. Throws FILE_CORRUPT if it is damaged, FILE_UNSAFE if it contains scripts, actions that start or send
 * something, or embedded files, or needs a password.
 */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  rejectOtherTypes(bytes);
  const { danger, count: objectStreams } = findNames(bytes, "ObjStm");
  if (danger) throw unsafe(danger);
  const objects = await objectsOf(bytes);
  let readStreams = 0;
  let automatic = countKeys(bytes, automaticKeys);
  for (const { object } of objects) {
    const found = dangerIn(object);
    if (found) throw unsafe(found);
    if (!(object instanceof PDFRawStream) || !holdsObjects(object)) continue;
    if (typeOf(object) === "ObjStm") readStreams += 1;
    automatic += countKeys(unpacked(object), automaticKeys);
  }
  const { leadOut, keys } = automaticActions(objects);
  // Another reader may follow a repeated key, or one that our parser skipped.
  if (leadOut || automatic > keys) throw unsafe("opening");
  // Another reader may find what our parser skipped.
  if (readStreams < objectStreams) throw corrupt();
}

/** Complete from the first byte to the end mark, and not also an archive. */
function rejectOtherTypes(bytes: Buffer): void {
  if (bytes.toString("latin1", 0, 5) !== "%PDF-") throw corrupt();
  let end = bytes.length;
  while (end > 0 && /[\0\s]/.test(String.fromCharCode(bytes[end - 1] ?? 0))) end -= 1;
  if (!bytes.subarray(Math.max(0, end - 1024), end).includes("%%EOF")) throw corrupt();
  const archiveEnd = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const hasArchive = archiveEnd !== -1 && archiveEnd + 22 <= bytes.length;
  if (hasArchive && archiveEnd + 22 + bytes.readUInt16LE(archiveEnd + 20) === bytes.length) {
    throw unsafe("file");
  }
}

// An older revision of an object is still in the file, and a reader can be led to it; so all are retained, not only the last.
const read = new Map<PDFContext, Revision[]>();
const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (ref, object) {
  const objects = read.get(this) ?? [];
  read.set(this, objects);
  objects.push({ ref, object });
  assign.call(this, ref, object);
};

/** Every object of the file, including object streams and earlier revisions. */
async function objectsOf(bytes: Buffer): Promise<readonly Revision[]> {
  const document = await load(bytes);
  const { context } = document;
  const objects = read.get(context) ?? [];
  read.clear();
  if (document.isEncrypted) throw locked();
  const root = context.lookup(context.trailerInfo.Root);
  const pages = root instanceof PDFDict ? root.lookup(PDFName.of("Pages")) : undefined;
  const kids = pages instanceof PDFDict ? pages.lookup(PDFName.of("Kids")) : undefined;
  if (!(kids instanceof PDFArray) || kids.size() === 0 || !kids.lookup(0)) throw corrupt();
  return objects;
}

async function load(bytes: Buffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, {
      parseSpeed: ParseSpeeds.Fastest,
      updateMetadata: false,
      // Many documents are protected only against changes and open without a password.
      password: "",
    });
  } catch (error) {
    read.clear();
    throw findNames(bytes, "Encrypt").count > 0 ? locked(error) : corrupt(error);
  }
}

/** Walks one object and its content; referenced objects are walked separately. */
function dangerIn(object: PDFObject): Danger | undefined {
  if (object instanceof PDFName) return kindDanger(object);
  const waiting: PDFObject[] = [object];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    seen += 1;
    if (seen > mostObjects) throw corrupt();
    if (next instanceof PDFArray) {
      waiting.push(...next.asArray());
    } else if (next instanceof PDFStream || next instanceof PDFDict) {
      const dict = next instanceof PDFStream ? next.dict : next;
      const danger = dangerOfDict(dict);
      if (danger) return danger;
      waiting.push(...dict.values());
    }
  }
  return undefined;
}

function dangerOfDict(dict: PDFDict): Danger | undefined {
  for (const key of dict.keys()) {
    const name = key.decodeText();
    if (Object.hasOwn(dangerOfKey, name)) return dangerOfKey[name];
  }
  for (const key of ["S", "Type", "Subtype"]) {
    const danger = kindDanger(dict.lookup(PDFName.of(key)));
    if (danger) return danger;
  }
  return undefined;
}

function kindDanger(value: PDFObject | undefined): Danger | undefined {
  const name = value instanceof PDFName ? value.decodeText() : "";
  return Object.hasOwn(dangerOfKind, name) ? dangerOfKind[name] : undefined;
}

/** Object streams by their two numbers, since some readers do not check the type. */
const holdsObjects = ({ dict }: PDFRawStream) =>
  typeOf({ dict }) === "ObjStm" ||
  (dict.lookup(PDFName.of("N")) instanceof PDFNumber &&
    dict.lookup(PDFName.of("First")) instanceof PDFNumber);

const typeOf = ({ dict }: Pick<PDFRawStream, "dict">) => {
  const type = dict.lookup(PDFName.of("Type"));
  return type instanceof PDFName ? type.decodeText() : undefined;
};

/** The objects of an object stream. Throws if it is dangerous or hides its content. */
function unpacked(stream: PDFRawStream): Uint8Array {
  const parameters = stream.dict.lookup(PDFName.of("DecodeParms"));
  const texts = parameters === undefined ? "" : parameters.toString();
  // Our parser doesn't support predictors, so it would miss the content; no program uses them here.
  if (/\/Predictor\s+(?!1\b)/.test(texts)) throw corrupt();
  const bytes = decoded(stream);
  const { danger } = findNames(bytes, "");
  if (danger) throw unsafe(danger);
  return bytes;
}

function decoded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch (error) {
    throw corrupt(error);
  }
}

const corrupt = (cause?: unknown) =>
  new AppError(
    "FILE_CORRUPT",
    "This PDF is damaged or didn't upload completely. Save it again and upload the new copy.",
    { cause },
  );

const locked = (cause?: unknown) =>
  new AppError(
    "FILE_UNSAFE",
    "This PDF is password-protected. Save a copy without a password and upload that.",
    { cause },
  );

const dangerText: Record<Danger, string> = {
  script: "a script",
  launch: "an action that opens a program or file, or submits a form",
  file: "embedded files",
  form: "an interactive form (XFA)",
  media: "embedded audio or video",
  opening: "an action that opens a web page by itself",
};

const unsafe = (danger: Danger) =>
  new AppError(
    "FILE_UNSAFE",
    `This PDF contains ${dangerText[danger]}, which we don't accept. Print it to a new PDF and upload that.`,
  );
