import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { startS3 } from "../../server/testing/s3-server.ts";
import { demoShopToken } from "../../server/src/commerce/storefront-api/settings.ts";
import { type ServerAddress, type ServerProcess, kill, startServer } from "./server-process.ts";
import { type OutgoingEmails, receiveEmails } from "./emails.ts";

/** One line of the drill's report: a check, its figures and its faults. */
export type Check = { name: string; figures: string; faults: string[] };

/** Several servers with one PostgreSQL, one S3 store and one mail server. */
export type Cluster = {
  databaseUrl: string;
  readUrl: string | undefined;
  servers: ServerProcess[];
  mails: OutgoingEmails;
  /** Stops a server with SIGTERM and starts it again on the same port. */
  replace: (which: number) => Promise<void>;
  /** Stops all servers and starts them together with other variables. */
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

/** Starts all servers together. */
export async function openCluster(
  { databaseUrl, readUrl, count, folder }: ClusterPlan,
  first: Record<string, string>,
): Promise<Cluster> {
  const store = await startS3({ accessKey: "KEY", secretKey: "SECRET", bucket: "wagabond" });
  const mails = await receiveEmails();
  const secret = randomBytes(32).toString("hex");
  let own = first;
  const variables = (which: number) => ({
    DATA_DIR: join(folder, `server-${which}`),
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
    if (code !== 0) throw new Error(`A server ended with ${code} after SIGTERM.`);
  };
  const servers = await openAll();
  return {
    databaseUrl,
    readUrl,
    servers,
    mails,
    async replace(which) {
      const server = servers[which];
      if (!server) throw new Error(`There is no server ${which}.`);
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

/** The API of a server, authenticated if a token is given. */
export const callAt = ({ address }: ServerAddress, token?: string): Call =>
  makeClient({ fetch: (path, init) => fetch(address + path, init), token: () => token });

/** The embedded shop of a server. */
export const shopAt = ({ address }: ServerAddress): Storefront =>
  createStorefront({ url: `${address}/storefront`, storefrontAccessToken: demoShopToken });

/** Every ordered pair of two different servers. */
export const pairsOf = (servers: readonly ServerProcess[]): [ServerProcess, ServerProcess][] =>
  servers.flatMap((here) =>
    servers
      .filter((there) => there !== here)
      .map((there): [ServerProcess, ServerProcess] => [here, there]),
  );
