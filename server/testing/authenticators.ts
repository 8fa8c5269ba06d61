/** A device with a passkey, and an authenticator app, as a browser and a phone would answer. */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { TOTP } from "otpauth";
import * as z from "zod/mini";
import * as passkeys from "#contracts/accounts/passkeys.ts";
import * as twoFactor from "#contracts/accounts/two-factor.ts";
import type { Call } from "#contracts/kernel/client.ts";
import type { TestServer } from "./server.ts";

const stepMs = 30_000;

/** The code that an app shows `steps` time steps from now. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs });

/** Waits where the time step is about to turn, so that what follows meets the step that its codes are for. */
export async function timeStep(): Promise<void> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < stepMs / 2) await wait(left);
}

const stepNow = () => Math.floor(Date.now() / stepMs);

/** Turns two-factor log-in on with the code of the time step before now. */
export async function withTwoFactor(
  call: Call,
): Promise<{ secret: string; usedCode: string; recoveryCodes: string[] }> {
  const { secret } = await call(twoFactor.startTwoFactor);
  await timeStep();
  const step = stepNow();
  const usedCode = appCode(secret, -1);
  try {
    const { recoveryCodes } = await call(twoFactor.turnOnTwoFactor, { body: { code: usedCode } });
    return { secret, usedCode, recoveryCodes };
  } catch (error) {
    // A busy machine may need longer than the code is good for.
    if (step === stepNow()) throw error;
    return withTwoFactor(call);
  }
}

/** CBOR (RFC 8949) of what an authenticator sends: integers, bytes, text and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const Value = z.union([
    z.number(),
    z.string(),
    z.instanceof(Buffer),
    z.map(z.union([z.number(), z.string()]), z.unknown()),
  ]);
  const parts = [...value].flatMap(([key, each]) => [cbor(key), cbor(Value.parse(each))]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  const bytes = Buffer.from([(kind << 5) | 25, 0, 0]);
  bytes.writeUInt16BE(length, 1);
  return bytes;
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** What a dishonest page or device changes. */
type Lies = { origin?: string; host?: string; challenge?: string; isVerified?: boolean };

export type Device = {
  id: string;
  /** The answer to the options for a new passkey. */
  create: (options: { challenge: string }, lies?: Lies) => passkeys.WebAuthnResponse;
  /** The answer to the options for a log-in. */
  sign: (options: { challenge: string }, lies?: Lies) => passkeys.WebAuthnResponse;
};

/** A device with one passkey for the site of a test server. Each use counts up. */
export function newDevice({ env }: Pick<TestServer, "env">, idBytes = 32): Device {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(idBytes);
  const id = credentialId.toString("base64url");
  const site = new URL(env.publicUrl);
  let count = 0;

  const authenticatorData = ({ host = site.hostname, isVerified = true }: Lies, rest: Buffer[]) => {
    const flags = 1 | (isVerified ? 4 : 0) | (rest.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, ...rest]);
  };
  const clientData = (
    type: "webauthn.create" | "webauthn.get",
    options: { challenge: string },
    { origin = site.origin, challenge = options.challenge }: Lies,
  ) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const answer = (response: passkeys.WebAuthnResponse["response"]) =>
    ({ id, rawId: id, type: "public-key", response }) as const;

  return {
    id,
    create(options, lies = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const rest = [Buffer.alloc(16), length, credentialId, coseOf(publicKey)];
      const authData = authenticatorData(lies, rest);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, lies).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      });
    },
    sign(options, lies = {}) {
      const client = clientData("webauthn.get", options, lies);
      const data = authenticatorData(lies, []);
      const signed = createSign("sha256").update(Buffer.concat([data, sha256(client)]));
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signed.sign(privateKey).toString("base64url"),
      });
    },
  };
}

/** ES256 (RFC 9053). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

/** Adds a device's passkey to an account. */
export async function addPasskeyOf(call: Call, device: Device, name = "Olive's phone") {
  const response = device.create(await call(passkeys.startPasskey));
  return call(passkeys.addPasskey, { body: { name, response } });
}

/** The answer of a device to a new log-in. */
export const signedLogIn = async (
  { call }: Pick<TestServer, "call">,
  device: Device,
  lies?: Lies,
) => device.sign(await call(passkeys.startPasskeyLogIn), lies);
