import { expect, test } from "vitest";
import { describeS3, readS3Address } from "./s3-address.ts";

test("a bucket of AWS takes its region and credentials from the environment", () => {
  const address = readS3Address("s3://papers");
  expect(address).toEqual({
    bucket: "papers",
    endpoint: undefined,
    region: undefined,
    prefix: "",
    pathStyle: false,
    credentials: undefined,
  });
  expect(describeS3(address)).toBe("S3 bucket papers at AWS");
  expect(describeS3(readS3Address("s3://papers?region=eu-1"))).toBe("S3 bucket papers at AWS eu-1");
});

test("a store of one's own names the bucket in the path, unless it is configured otherwise", () => {
  const url = "s3://KEY:a%2Fb%2Bc%40d@papers?endpoint=http://127.0.0.1:9000&prefix=/one/two/";
  const address = readS3Address(url);
  expect(address).toEqual({
    bucket: "papers",
    endpoint: "http://127.0.0.1:9000",
    region: "us-east-1",
    prefix: "one/two/",
    pathStyle: true,
    credentials: { accessKeyId: "KEY", secretAccessKey: "a/b+c@d" },
  });
  expect(describeS3(address)).toBe("S3 bucket papers at 127.0.0.1:9000");
  const other = readS3Address("s3://papers?endpoint=https://s3.example/&pathStyle=off&region=fsn1");
  expect(other).toMatchObject({ endpoint: "https://s3.example", pathStyle: false, region: "fsn1" });
});
