/** An answer that is serialized already, and follows its contract. */
export class Json<Value> {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  plain(): Value {
    return JSON.parse(this.text) as Value;
  }
}

export const asJson = <Value>(text: string): Json<Value> => new Json<Value>(text);
