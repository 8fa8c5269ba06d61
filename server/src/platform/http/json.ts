import { compressed, type Encoding } from "../cache/encoding.ts";

type JsonOptions = {
  /** It is cached and sent many times, so it is worth compressing. */
  cached?: boolean;
};

/** An answer that is serialized already, and follows its contract. */
export class Json<Value> {
  readonly text: string;
  readonly isCached: boolean;
  #bytes: Buffer | undefined;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  constructor(text: string, { cached = false }: JsonOptions = {}) {
    this.text = text;
    this.isCached = cached;
  }

  /** The text as it is sent; an answer that is cached is encoded once. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** The same in an encoding; it is compressed once. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "identity") return this.bytes;
    return (this.#compressed[encoding] ??= compressed(this.bytes, encoding));
  }

  plain(): Value {
    return JSON.parse(this.text) as Value;
  }
}

export const asJson = <Value>(text: string, options?: JsonOptions): Json<Value> =>
  new Json<Value>(text, options);
