import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";

export type Received = { path: string; headers: IncomingHttpHeaders; text: string };

/** A browser with a push subscription at a push service on this machine. */
export type TestDevice = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push service that decrypts what it receives, and answers with the status of the path's last part; with 0, never. */
export async function pushService() {
  const received: Received[] = [];
  const secrets = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "", headers } = request;
      const secret = secrets.get(path);
      const text = secret ? decrypted(Buffer.concat(chunks), secret) : "";
      received.push({ path, headers, text });
      // 0 never answers.
      if (path.endsWith("/0")) return;
      response.writeHead(Number(path.split("/").at(-1)) || 201).end("An answer of no use.");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    received,
    device(name: string, status = 201): TestDevice {
      const path = `/${name}/${status}`;
      const ecdh = createECDH("prime256v1");
      const auth = randomBytes(16);
      secrets.set(path, { ecdh, auth });
      const p256dh = ecdh.generateKeys().toString("base64url");
      const endpoint = `http://127.0.0.1:${address.port}${path}`;
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Decrypts one record of aes128gcm (RFC 8188) with the keys of a subscription (RFC 8291). */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(serverKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), serverKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2, and zeros behind it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
