/** The parsed FILES_URL. */
export type S3Address = {
  bucket: string;
  /** An origin; undefined for AWS. */
  endpoint: string | undefined;
  region: string | undefined;
  /** Empty, or ending in a slash. */
  prefix: string;
  /** True if the bucket is named in the path and not in the host. */
  pathStyle: boolean;
  /** Undefined uses the standard AWS environment. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** FILES_URL is invalid; the message gives the reason in one line and repeats no part of the value. */
export class BadS3Address extends Error {}

const keys = ["endpoint", "region", "prefix", "pathStyle"];

/** Reads `s3://KEY:SECRET@bucket?endpoint=…&region=…&prefix=…&pathStyle=on|off`. Throws BadS3Address. */
export function readS3Address(address: string): S3Address {
  const url = URL.parse(address);
  if (url?.protocol !== "s3:") {
    throw bad("must be a URL such as s3://bucket?endpoint=https://s3.example&region=eu-1");
  }
  const { hostname: bucket, port, pathname, hash, searchParams } = url;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || port || hash) {
    throw bad(
      "must have a bucket name after s3://; percent-encode special characters in the key and secret",
    );
  }
  if (pathname !== "" && pathname !== "/") {
    throw bad("can't have a path after the bucket; use ?prefix= instead");
  }
  const given = [...searchParams.keys()];
  if (given.some((key) => !keys.includes(key)) || new Set(given).size < given.length) {
    throw bad(`allows only ${keys.join(", ")} after the question mark, each at most once`);
  }
  const endpoint = readEndpoint(searchParams.get("endpoint"));
  return {
    bucket,
    endpoint,
    region: readRegion(searchParams.get("region")) ?? (endpoint && "us-east-1"),
    prefix: readPrefix(searchParams.get("prefix")),
    pathStyle: readPathStyle(searchParams.get("pathStyle")) ?? endpoint !== undefined,
    credentials: readCredentials(url),
  };
}

/** The bucket as shown to operators: `S3 bucket x at host`. */
export const describeS3 = ({ bucket, endpoint, region }: S3Address): string =>
  `S3 bucket ${bucket} at ${endpoint ? new URL(endpoint).host : `AWS ${region ?? ""}`.trim()}`;

const bad = (text: string) => new BadS3Address(`FILES_URL ${text}.`);

function readEndpoint(value: string | null): string | undefined {
  if (value === null) return undefined;
  const url = URL.parse(value);
  const isOrigin =
    url && ["http:", "https:"].includes(url.protocol) && url.pathname === "/" && !url.search;
  if (!isOrigin || url.hash || url.username || url.password) {
    throw bad("must have an endpoint that is an origin, such as http://127.0.0.1:9000");
  }
  return url.origin;
}

function readRegion(value: string | null): string | undefined {
  if (value === null) return undefined;
  if (!/^[a-z0-9-]{1,40}$/i.test(value)) throw bad("must have a region such as eu-central-1");
  return value;
}

function readPrefix(value: string | null): string {
  const inner = value?.replace(/^\/|\/$/g, "") ?? "";
  if (inner === "") return "";
  const parts = inner.split("/");
  if (!parts.every((part) => /^[\w-][\w.-]*$/.test(part)) || inner.length > 200) {
    throw bad("can only have letters, digits, dots, dashes and slashes in its prefix");
  }
  return `${inner}/`;
}

function readPathStyle(value: string | null): boolean | undefined {
  if (value === null) return undefined;
  if (value !== "on" && value !== "off") throw bad("must have pathStyle set to on or off");
  return value === "on";
}

function readCredentials({ username, password }: URL): S3Address["credentials"] {
  if (!username && !password) return undefined;
  try {
    const accessKeyId = decodeURIComponent(username);
    const secretAccessKey = decodeURIComponent(password);
    if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  } catch {
    // Reported below, without the value.
  }
  throw bad("must have both a key and a secret, percent-encoded, or neither");
}
