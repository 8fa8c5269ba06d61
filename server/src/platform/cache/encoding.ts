import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "identity" | "br" | "gzip";

const smallestCompressed = 860;

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** The encoding of a response of a size, by the `Accept-Encoding` of its request. */
export function encodingFor(size: number, accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined || size < smallestCompressed) return "identity";
  const offers = String(accepted);
  if (acceptsBrotli.test(offers)) return "br";
  if (acceptsGzip.test(offers)) return "gzip";
  return "identity";
}

export const compressed = (source: Buffer, encoding: "br" | "gzip"): Promise<Buffer> =>
  encoding === "br"
    ? brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    : zip(source);
