import { SMTPServer } from "smtp-server";
import { freePort } from "../../server/src/testing/postgres.ts";

export type Letters = {
  /** What MAIL_URL is to be. */
  url: string;
  /** How often an address was written to. */
  countTo: (address: string) => number;
  close: () => Promise<void>;
};

/** A mail server that takes everything and counts it. */
export async function receiveLetters(): Promise<Letters> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo) {
          counts.set(address, (counts.get(address) ?? 0) + 1);
        }
        done();
      });
    },
  });
  server.on("error", () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    countTo: (address) => counts.get(address) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
