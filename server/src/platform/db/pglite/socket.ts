import { Duplex } from "node:stream";
import type { Session, Supervisor } from "./supervisor.ts";

const ascii = { authentication: 0x52, readyForQuery: 0x5a, terminate: 0x58, idle: 0x49 };
/** PostgreSQL's greeting: no password, no open transaction. */
const authenticated = [ascii.authentication, 0, 0, 0, 8, 0, 0, 0, 0];
const ready = [ascii.readyForQuery, 0, 0, 0, 5, ascii.idle];
const welcome = Buffer.from([authenticated, ready].flat());

type Written = { chunk: Buffer };
type Done = (error?: Error) => void;

/** Replaces the TCP connection of a `pg` client and forwards its messages to PGlite's worker. */
export class PgliteSocket extends Duplex {
  /** The timeout of the next statement; 0 is no limit. */
  limitMs: number;
  readonly #supervisor: Pick<Supervisor, "connect">;
  #session: Session | undefined;
  #isWelcome = false;

  constructor(supervisor: Pick<Supervisor, "connect">, limitMs: number) {
    super();
    this.#supervisor = supervisor;
    this.limitMs = limitMs;
  }

  // The socket methods that `pg` calls.
  connect(): this {
    void this.#connect();
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Responses of the database are pushed.
  }

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#send([{ chunk }], done);
  }

  override _writev(chunks: Written[], done: Done): void {
    this.#send(chunks, done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #send(chunks: readonly Written[], done: Done): void {
    if (!this.#isWelcome) {
      // The first message is the startup message.
      this.#isWelcome = true;
      this.push(welcome);
      return done();
    }
    if (!this.#session || chunks[0]?.chunk[0] === ascii.terminate) return done();
    void this.#answer(this.#session, joined(chunks), done);
  }

  async #connect(): Promise<void> {
    try {
      this.#session = await this.#supervisor.connect();
    } catch (error) {
      this.destroy(asError(error));
      return;
    }
    this.emit("connect");
    this.destroy(await this.#session.lost);
  }

  async #answer(session: Session, messages: Uint8Array<ArrayBuffer>, done: Done): Promise<void> {
    let answer: Uint8Array<ArrayBuffer>;
    try {
      answer = await session.execute(messages, this.limitMs);
    } catch (error) {
      done(asError(error));
      return;
    }
    if (!this.destroyed) this.push(Buffer.from(answer.buffer));
    done();
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Copied to separate memory, which can be transferred to another thread. */
function joined(chunks: readonly Written[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, { chunk }) => length + chunk.length, 0));
  let at = 0;
  for (const { chunk } of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
