import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import webPush from "web-push";
import { publicLookup } from "./public-lookup.ts";

export type PushKeys = { publicKey: string; privateKey: string };
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushSender = {
  keys: PushKeys;
  /** Whom push services contact: a `mailto:` or `https:` URL. */
  subject: string;
  /** Also to addresses of this machine without TLS, as in tests. */
  local?: boolean;
};

/** Push services keep a message for a device that is off for this long, in seconds. */
const keptSeconds = 24 * 60 * 60;
const timeoutMs = 10_000;
/** What every push service accepts. */
const payloadBytesMax = 3_000;

export const newPushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/** Encrypts a message for a device and sends it to its push service; returns the status. No redirect is followed. */
export function sendPush(
  { keys, subject, local = false }: PushSender,
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  over: AbortSignal,
): Promise<number> {
  if (Buffer.byteLength(payload) > payloadBytesMax)
    throw new Error("The push payload is too long.");
  const url = new URL(endpoint);
  // An address is not resolved, so the guard of names would not see it.
  const isGuarded = url.protocol === "https:" && isIP(url.hostname.replace(/^\[|\]$/g, "")) === 0;
  if (!isGuarded && !local) throw new Error("Push services are reached by https, by their names.");
  const { headers, body, method } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payload,
    { TTL: keptSeconds, contentEncoding: "aes128gcm", vapidDetails: { subject, ...keys } },
  );
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), over]);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const lookup = local ? {} : { lookup: publicLookup };
    const sent = request(url, { method, headers, signal, agent: false, ...lookup }, (response) => {
      // The answer's text is of no use, and may be of any length.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
