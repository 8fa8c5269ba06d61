import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from "@cantoo/pdf-lib";

/** One object of the file in one of its revisions. */
export type Revision = { ref: PDFRef; object: PDFObject };

/** Keys of actions that a reader runs automatically: on opening, on turning a page, on hovering. */
export const automaticKeys: ReadonlySet<string> = new Set(["OpenAction", "AA"]);

/** Allowed automatic actions: going to a position in the document, and display settings. */
const harmless = new Set(["GoTo", "GoToDp", "Named", "SetOCGState", "Trans", "Thread"]);

/** More than any document has; only a malicious file has more. */
const mostActions = 100_000;

export type AutomaticActions = {
  /** Whether an automatic action leaves the document. */
  leadOut: boolean;
  /** How many keys of `automaticKeys` were read. */
  keys: number;
};

/** Checks all actions that run automatically, through references to any revision and through chains of `Next`. */
export function automaticActions(revisions: readonly Revision[]): AutomaticActions {
  const byRef = new Map<string, PDFObject[]>();
  for (const { ref, object } of revisions) {
    byRef.set(ref.tag, [...(byRef.get(ref.tag) ?? []), object]);
  }
  const targets = (value: PDFObject | undefined): readonly PDFObject[] =>
    value instanceof PDFRef ? (byRef.get(value.tag) ?? []) : value === undefined ? [] : [value];

  let keys = 0;
  const waiting: PDFObject[] = [];
  for (const dict of revisions.flatMap(({ object }) => dictsIn(object))) {
    for (const key of dict.keys()) {
      const name = key.decodeText();
      if (!automaticKeys.has(name)) continue;
      keys += 1;
      for (const value of targets(dict.get(key))) {
        if (name === "OpenAction") waiting.push(value);
        else if (value instanceof PDFDict) waiting.push(...value.values());
      }
    }
  }

  const seen = new Set<PDFObject>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const action of targets(next)) {
      if (seen.has(action)) continue;
      seen.add(action);
      if (seen.size > mostActions) return { leadOut: true, keys };
      // A destination is an array of a page and numbers; a chain is an array of actions.
      if (action instanceof PDFArray) waiting.push(...action.asArray().filter(isAction));
      if (!(action instanceof PDFDict)) continue;
      const kinds = targets(action.get(PDFName.of("S")));
      if (action.has(PDFName.of("URI")) || !kinds.every(isHarmless)) return { leadOut: true, keys };
      waiting.push(...targets(action.get(PDFName.of("Next"))));
    }
  }
  return { leadOut: false, keys };
}

const isAction = (value: PDFObject): boolean => value instanceof PDFDict || value instanceof PDFRef;

const isHarmless = (kind: PDFObject): boolean =>
  kind instanceof PDFName && harmless.has(kind.decodeText());

/** All dictionaries in one object. */
function dictsIn(object: PDFObject): PDFDict[] {
  const dicts: PDFDict[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFArray) {
      for (const one of next.asArray()) waiting.push(one);
    } else if (next instanceof PDFStream || next instanceof PDFDict) {
      const dict = next instanceof PDFStream ? next.dict : next;
      dicts.push(dict);
      for (const value of dict.values()) waiting.push(value);
    }
  }
  return dicts;
}
