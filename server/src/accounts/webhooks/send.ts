import { type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { Webhook } from "standardwebhooks";
import { processCallback } from "../../platform/callbacks.ts";
import { publicLookup } from "../../platform/push/public-lookup.ts";

const timeoutMs = 10_000;
/** Of an answer, at most this is stored. */
const answerBytesMax = 1_024;

type Message = {
  /** The same in every try, so that a receiver recognizes one that it had. */
  id: string;
  url: string;
  /** As its owner has it: `whsec_…`. */
  secret: string;
  body: string;
};

type Sending = {
  /** Also to this machine, and without TLS. */
  local: boolean;
  over: AbortSignal;
  now: Date;
};

/**
 * Posts a signed message (Standard Webhooks) to an address that a person gave: by https, to a public address, which is
 * the one that was checked. No redirect is followed. Throws where there is no answer within 10 seconds.
 */
export function sendWebhook(
  { id, url, secret, body }: Message,
  { local, over, now }: Sending,
): Promise<{ status: number; text: string }> {
  const target = new URL(url);
  const isNamed = isIP(target.hostname.replace(/^\[|\]$/g, "")) === 0;
  if (!local && (target.protocol !== "https:" || !isNamed)) {
    throw new Error("Webhooks are sent by https, to names.");
  }
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "user-agent": "Wagabond-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), over]);
  const lookup = local ? {} : { lookup: publicLookup };
  const request = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, signal, agent: false, ...lookup };
    const sent = request(target, options, (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = () => {
        const text = Buffer.concat(chunks).subarray(0, answerBytesMax).toString("utf8");
        // PostgreSQL stores no NUL.
        resolve({ status: response.statusCode ?? 0, text: text.replaceAll("\0", "") });
        response.destroy();
      };
      const add = (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= answerBytesMax) end();
      };
      response.on("data", processCallback(add));
      response.on("end", processCallback(end));
      response.on("error", reject);
    });
    // Node emits neither an answer nor an error for a switch of protocols.
    const refuse = (response: IncomingMessage, socket: Duplex) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 101, text: "" });
    };
    sent.on("upgrade", processCallback(refuse));
    sent.on("error", reject);
    sent.end(body);
  });
}
