import { SMTPServer } from "smtp-server";
import { freePort } from "../../server/testing/postgres.ts";

type Received = { to: string; messageId: string };

export type OutgoingEmails = {
  /** The value for MAIL_URL. */
  url: string;
  received: readonly Received[];
  /** Number of emails to an address. */
  countTo: (address: string) => number;
  close: () => Promise<void>;
};

/** A mail server that accepts everything, after the given delay in milliseconds. */
export async function receiveEmails(delayMs = 0): Promise<OutgoingEmails> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? "";
        for (const { address } of envelope.rcptTo) received.push({ to: address, messageId });
        setTimeout(done, delayMs);
      });
    },
  });
  server.on("error", () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    countTo: (address) => received.filter(({ to }) => to === address).length,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
