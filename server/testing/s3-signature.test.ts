import { expect, test } from "vitest";
import { signatureOf } from "./s3-signature.ts";

test("the signature of a request is the one in the published example of S3", () => {
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
  };
  const signature = signatureOf(
    { method: "GET", target: "/test.txt", headers },
    "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    "20130524/us-east-1/s3/aws4_request",
    Object.keys(headers),
  );
  expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});
