import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Keys = { accessKey: string; secretKey: string };

/** A raw request: its target is the raw path with the raw query. */
export type Sent = { method: string; target: string; headers: IncomingHttpHeaders; body: Buffer };

const patienceMs = 15 * 60_000;

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Verifies AWS Signature V4. Returns the code of S3's error, or undefined if it is valid. */
export function errorResponseOf(sent: Sent, { accessKey, secretKey }: Keys, now: Date) {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": sum } = sent.headers;
  const [, key, scope = "", names = "", mark = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (key === undefined || typeof date !== "string" || typeof sum !== "string")
    return "AccessDenied";
  if (key !== accessKey) return "InvalidAccessKeyId";
  if (!/^\d{8}\/[\w-]+\/s3\/aws4_request$/.test(scope) || !scope.startsWith(date.slice(0, 8))) {
    return "AuthorizationHeaderMalformed";
  }
  const sentAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(now.getTime() - sentAt) < patienceMs)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const open = Object.keys(sent.headers).filter((name) => name.startsWith("x-amz-"));
  if (!["host", ...open].every((name) => signed.includes(name))) return "AccessDenied";
  const expected = Buffer.from(signatureOf(sent, secretKey, scope, signed));
  if (!timingSafeEqual(expected, Buffer.from(mark))) return "SignatureDoesNotMatch";
  // Many stores don't support chunked signatures with trailing checksums.
  if (sum.startsWith("STREAMING-")) return "NotImplemented";
  if (sum !== "UNSIGNED-PAYLOAD" && sum !== sha256(sent.body)) return "XAmzContentSHA256Mismatch";
}

/** The expected signature in hex. */
export function signatureOf(
  { method, target, headers }: Omit<Sent, "body">,
  secretKey: string,
  scope: string,
  signed: readonly string[],
): string {
  const [path = "/", query = ""] = target.split(/\?(.*)/s);
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}`);
  const canonical = [method, path, canonicalQuery(query), ...lines, "", signed.join(";")];
  const request = [...canonical, headers["x-amz-content-sha256"]].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(request)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, text).toString("hex");
}

const canonicalQuery = (query: string) =>
  query
    .split("&")
    .filter(Boolean)
    .map((part) => {
      const [name = "", value = ""] = part.split(/=(.*)/s);
      return `${escaped(name)}=${escaped(value)}`;
    })
    .sort()
    .join("&");

const escaped = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
