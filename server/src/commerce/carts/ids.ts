/** Global ids of carts and their parts. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A cart's id with its key. Without the key, the buyer's data are not shown. */
export type CartName = { id: string; key: string | undefined };

const cartPattern = /^gid:\/\/shopify\/Cart\/([\w-]{22})(?:\?key=([0-9a-f]{32}))?$/;
const linePattern =
  /^gid:\/\/shopify\/CartLine\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?.*)?$/;

const tokenOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

export const newKey = (): string => randomBytes(16).toString("hex");

export const hashOfKey = (key: string): Buffer => createHash("sha256").update(key).digest();

export const isKey = (key: string | undefined, hash: Uint8Array): boolean =>
  key !== undefined && timingSafeEqual(hashOfKey(key), hash);

/** Contains the secret where the key is given. */
export const cartGlobalId = ({ id, key }: CartName): string =>
  `gid://shopify/Cart/${tokenOf(id)}${key === undefined ? "" : `?key=${key}`}`;

/** Parses a cart's global id; undefined for anything else. */
export function readCartName(globalId: string): CartName | undefined {
  const [, token = "", key] = cartPattern.exec(globalId) ?? [];
  const hex = Buffer.from(token, "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  // Base64 has several spellings of the same bytes; only the canonical one is accepted.
  return token !== "" && tokenOf(id) === token ? { id, key } : undefined;
}

export const lineGlobalId = (cartId: string, lineId: string): string =>
  `gid://shopify/CartLine/${lineId}?cart=${tokenOf(cartId)}`;

/** Parses a line's global id; undefined for anything else. */
export const readLineId = (globalId: string): string | undefined => linePattern.exec(globalId)?.[1];

export const variantGlobalId = (id: number): string => `gid://shopify/ProductVariant/${id}`;

const numberIn = (globalId: string, type: string): number | undefined => {
  const prefix = `gid://shopify/${type}/`;
  const digits = globalId.startsWith(prefix) ? globalId.slice(prefix.length) : "";
  // Upper bound of the database's ids.
  return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) < 2 ** 31 ? Number(digits) : undefined;
};

export const readVariantId = (globalId: string) => numberIn(globalId, "ProductVariant");

export const giftCardGlobalId = (id: number): string => `gid://shopify/AppliedGiftCard/${id}`;

export const readGiftCardId = (globalId: string) => numberIn(globalId, "AppliedGiftCard");
