/** An answer that is serialized already, and follows its contract. */
export class Json<Value> {
  readonly text: string;
  #bytes: Buffer | undefined;
  constructor(text: string) {
    this.text = text;
  }

  /** The text as it is sent; an answer that is kept is encoded once. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  plain(): Value {
    return JSON.parse(this.text) as Value;
  }
}

export const asJson = <Value>(text: string): Json<Value> => new Json<Value>(text);
