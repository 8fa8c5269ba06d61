import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { startS3 } from "../../server/src/testing/s3-server.ts";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import { type Door, type ServerProcess, kill, startServer } from "./server-process.ts";
import { type OutgoingEmails, receiveEmails } from "./emails.ts";

/** One line of the drill's report: what was looked at, its figures, and what should not be. */
export type Check = { name: string; figures: string; faults: string[] };

/** Several servers on one PostgreSQL and one S3 store, and the mail server they send to. */
export type Cluster = {
  databaseUrl: string;
  readUrl: string | undefined;
  servers: ServerProcess[];
  mails: OutgoingEmails;
  /** Stops a server as an operator does, and starts it again at its port. */
  replace: (which: number) => Promise<void>;
  /** Stops all of them and starts them at the same moment, with other variables. */
  reopen: (variables: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
};

export type ClusterPlan = {
  databaseUrl: string;
  /** A read replica. */
  readUrl?: string | undefined;
  count: number;
  folder: string;
};

/** Opens all servers at the same moment. */
export async function openCluster(
  { databaseUrl, readUrl, count, folder }: ClusterPlan,
  first: Record<string, string>,
): Promise<Cluster> {
  const store = await startS3({ accessKey: "KEY", secretKey: "SECRET", bucket: "wagabond" });
  const mails = await receiveEmails();
  const secret = randomBytes(32).toString("hex");
  let own = first;
  const variables = (which: number) => ({
    DATA_DIR: join(folder, `house-${which}`),
    DATABASE_URL: databaseUrl,
    ...(readUrl ? { DATABASE_READ_URL: readUrl } : {}),
    FILES_URL: store.url,
    MAIL_URL: mails.url,
    SESSION_SECRET: secret,
    TRUST_PROXY: "127.0.0.1",
    ...own,
  });
  const openAll = (ports: readonly number[] = []) =>
    Promise.all(
      Array.from({ length: count }, (_, which) => startServer(variables(which), ports[which])),
    );
  const stop = async (server: ServerProcess) => {
    server.signal("SIGTERM");
    const { code } = await server.ended;
    if (code !== 0) throw new Error(`A house that was told to stop ended with ${code}.`);
  };
  const servers = await openAll();
  return {
    databaseUrl,
    readUrl,
    servers,
    mails,
    async replace(which) {
      const server = servers[which];
      if (!server) throw new Error(`There is no house ${which}.`);
      await stop(server);
      servers[which] = await startServer(variables(which), server.port);
    },
    async reopen(others) {
      await Promise.all(servers.map(stop));
      own = others;
      servers.splice(0, count, ...(await openAll(servers.map(({ port }) => port))));
    },
    async close() {
      await Promise.all(servers.map(kill));
      await mails.close();
      await store.close();
    },
  };
}

/** The API at a door, signed in where a token is given. */
export const callAt = ({ address }: Door, token?: string): Call =>
  makeClient({ fetch: (path, init) => fetch(address + path, init), token: () => token });

/** The embedded shop at a door. */
export const shopAt = ({ address }: Door): Storefront =>
  createStorefront({ url: `${address}/storefront`, storefrontAccessToken: demoShopToken });

/** Every ordered pair of two different servers. */
export const pairsOf = (servers: readonly ServerProcess[]): [ServerProcess, ServerProcess][] =>
  servers.flatMap((here) =>
    servers
      .filter((there) => there !== here)
      .map((there): [ServerProcess, ServerProcess] => [here, there]),
  );
