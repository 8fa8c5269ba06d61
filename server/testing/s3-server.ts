import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Keys, errorResponseOf } from "./s3-signature.ts";
import { keysIn, listing, xml } from "./s3-xml.ts";

/** A fault of a call: a 503, a 500, no space, no response, or a response that is cut or stalls. */
export type Fault = "busy" | "broken" | "full" | "hanging" | "cut" | "silent";

export type S3Server = {
  /** The FILES_URL of this store. */
  url: string;
  /** The stored keys, sorted. */
  keys: () => string[];
  /** The requests so far, such as `PUT /bucket/key`. */
  calls: () => string[];
  /** Applies a fault to the next calls. */
  fail: (fault: Fault, times?: number) => void;
  /** Removes the fault. */
  mend: () => void;
  close: () => Promise<void>;
};

type Stored = { bytes: Buffer; type: string };
type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

const statusOf: Record<string, number> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  MissingContentMD5: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
  XMinioStorageFull: 507,
};

const faultCode = { busy: "SlowDown", broken: "InternalError", full: "XMinioStorageFull" };

const errorResponse = (code: string): Answer => ({
  status: statusOf[code] ?? 400,
  body: xml("Error", { Code: code, Message: `Refused: ${code}.`, RequestId: "0" }),
});

/** An S3 server that verifies signatures. Lists at most `pageMax` keys at once. */
export async function startS3({
  bucket,
  pageMax = 1_000,
  ...keys
}: Keys & { bucket: string; pageMax?: number }): Promise<S3Server> {
  const stored = new Map<string, Stored>();
  const calls: string[] = [];
  let faults: Fault[] = [];

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url: target = "", headers } = request;
    calls.push(`${method} ${target}`);
    const fault = faults.shift();
    const body = Buffer.concat(await request.toArray());
    if (fault === "hanging") return;
    const code = errorResponseOf({ method, target, headers, body }, keys, new Date());
    if (code) return send(request, response, errorResponse(code));
    if (fault === "busy" || fault === "broken" || fault === "full") {
      return send(request, response, errorResponse(faultCode[fault]));
    }
    return send(request, response, answer(request, body), fault);
  }

  function answer({ method = "", url = "", headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(url, "http://s3");
    const [, name, ...parts] = pathname.split("/").map(decodeURIComponent);
    if (name !== bucket) return errorResponse("NoSuchBucket");
    const key = parts.join("/");
    const md5 = headers["content-md5"];
    if (md5 !== undefined && md5 !== createHash("md5").update(body).digest("base64")) {
      return errorResponse("BadDigest");
    }
    if (key === "") return answerBucket(method, searchParams, md5, body);
    const found = stored.get(key);
    if (method === "PUT") {
      if (headers["content-length"] === undefined) return errorResponse("MissingContentLength");
      stored.set(key, { bytes: body, type: headers["content-type"] ?? "binary/octet-stream" });
      return { status: 200 };
    }
    if (method === "DELETE") {
      stored.delete(key);
      return { status: 204 };
    }
    if (method !== "GET" && method !== "HEAD") return errorResponse("MethodNotAllowed");
    if (!found) return errorResponse("NoSuchKey");
    return { status: 200, body: found.bytes, headers: { "content-type": found.type } };
  }

  function answerBucket(
    method: string,
    query: URLSearchParams,
    md5: string | undefined,
    body: Buffer,
  ): Answer {
    if (method === "HEAD") return { status: 200 };
    if (method === "POST" && query.has("delete")) {
      if (md5 === undefined) return errorResponse("MissingContentMD5");
      for (const key of keysIn(body.toString())) stored.delete(key);
      return { status: 200, body: xml("DeleteResult", {}) };
    }
    if (method !== "GET" || query.get("list-type") !== "2")
      return errorResponse("MethodNotAllowed");
    const question = {
      prefix: query.get("prefix") ?? "",
      delimiter: query.get("delimiter") ?? "",
      after: Buffer.from(query.get("continuation-token") ?? "", "base64").toString(),
      max: Math.min(pageMax, Number(query.get("max-keys") ?? pageMax)),
    };
    const sizes = new Map([...stored].map(([key, { bytes }]) => [key, bytes]));
    return { status: 200, body: listing(sizes, question) };
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The store has no address.");
  const user = `${encodeURIComponent(keys.accessKey)}:${encodeURIComponent(keys.secretKey)}`;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${address.port}`);
  return {
    url: `s3://${user}@${bucket}?endpoint=${endpoint}`,
    keys: () => [...stored.keys()].sort(),
    calls: () => [...calls],
    fail: (fault, times = 1) => faults.push(...Array.from({ length: times }, () => fault)),
    mend: () => (faults = []),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, body = "", headers = { "content-type": "application/xml" } }: Answer,
  fault?: Fault,
): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, "content-length": String(bytes.length) });
  if (method === "HEAD") return void response.end();
  if (fault === undefined) return void response.end(bytes);
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (fault === "cut") response.destroy();
  });
}
