/** Elements by name; a list is the same element several times. */
export type Elements = { [name: string]: string | Elements | readonly Elements[] };

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** An S3 response document. */
export const xml = (root: string, elements: Elements): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inner(elements)}</${root}>`;

function inner(elements: Elements): string {
  return Object.entries(elements)
    .flatMap(([name, value]) =>
      [value].flat().map((one) => {
        const text =
          typeof one === "string"
            ? one.replace(/[&<>"]/g, (sign) => signs[sign] ?? "")
            : inner(one);
        return `<${name}>${text}</${name}>`;
      }),
    )
    .join("");
}

/** The keys of a DeleteObjects request. */
export const keysIn = (body: string): string[] =>
  [...body.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) =>
    key.replace(
      /&(?:amp|lt|gt|quot);/g,
      (word) => Object.keys(signs).find((sign) => signs[sign] === word) ?? "",
    ),
  );

type Question = {
  prefix: string;
  delimiter: string;
  /** The last key of the previous page. */
  after: string;
  max: number;
};

/** A page of ListObjectsV2, with common prefixes if there is a delimiter. */
export function listing(bytesOf: ReadonlyMap<string, { length: number }>, question: Question) {
  const { prefix, delimiter, after, max } = question;
  const entries = new Set<string>();
  for (const key of bytesOf.keys()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    entries.add(end === -1 ? key : key.slice(0, end + 1));
  }
  const left = [...entries].sort().filter((entry) => entry > after);
  const page = left.slice(0, max);
  const isFolder = (entry: string) => delimiter !== "" && entry.endsWith(delimiter);
  const last = left.length > page.length ? (page.at(-1) ?? "") : "";
  return xml("ListBucketResult", {
    KeyCount: String(page.length),
    IsTruncated: String(last !== ""),
    ...(last && { NextContinuationToken: Buffer.from(last).toString("base64") }),
    Contents: page
      .filter((entry) => !isFolder(entry))
      .map((Key) => ({ Key, Size: String(bytesOf.get(Key)?.length ?? 0) })),
    CommonPrefixes: page.filter(isFolder).map((Prefix) => ({ Prefix })),
  });
}
