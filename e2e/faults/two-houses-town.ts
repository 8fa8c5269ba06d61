import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Call, makeClient } from "#contracts/client.ts";
import { createStorefront, type Storefront } from "#storefront/index.ts";
import { startS3 } from "../../server/src/testing/s3-server.ts";
import { demoShopToken } from "../../server/src/shop/settings.ts";
import { type Door, type HouseProcess, kill, startHouse } from "./house-process.ts";
import { type Letters, receiveLetters } from "./letters.ts";

/** One line of the drill's report: what was looked at, its figures, and what should not be. */
export type Check = { name: string; figures: string; faults: string[] };

/** Several houses on one PostgreSQL and one S3 store, and the mail server they send to. */
export type Town = {
  databaseUrl: string;
  readUrl: string | undefined;
  houses: HouseProcess[];
  letters: Letters;
  /** Stops a house as an operator does, and starts it again at its port. */
  replace: (which: number) => Promise<void>;
  /** Stops all of them and starts them at the same moment, with other variables. */
  reopen: (variables: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
};

export type TownPlan = {
  databaseUrl: string;
  /** A read replica. */
  readUrl?: string | undefined;
  count: number;
  folder: string;
};

/** Opens all houses at the same moment. */
export async function openTown(
  { databaseUrl, readUrl, count, folder }: TownPlan,
  first: Record<string, string>,
): Promise<Town> {
  const store = await startS3({ accessKey: "KEY", secretKey: "SECRET", bucket: "wagabond" });
  const letters = await receiveLetters();
  const secret = randomBytes(32).toString("hex");
  let own = first;
  const variables = (which: number) => ({
    DATA_DIR: join(folder, `house-${which}`),
    DATABASE_URL: databaseUrl,
    ...(readUrl ? { DATABASE_READ_URL: readUrl } : {}),
    FILES_URL: store.url,
    MAIL_URL: letters.url,
    SESSION_SECRET: secret,
    TRUST_PROXY: "127.0.0.1",
    ...own,
  });
  const openAll = (ports: readonly number[] = []) =>
    Promise.all(
      Array.from({ length: count }, (_, which) => startHouse(variables(which), ports[which])),
    );
  const stop = async (house: HouseProcess) => {
    house.signal("SIGTERM");
    const { code } = await house.ended;
    if (code !== 0) throw new Error(`A house that was told to stop ended with ${code}.`);
  };
  const houses = await openAll();
  return {
    databaseUrl,
    readUrl,
    houses,
    letters,
    async replace(which) {
      const house = houses[which];
      if (!house) throw new Error(`There is no house ${which}.`);
      await stop(house);
      houses[which] = await startHouse(variables(which), house.port);
    },
    async reopen(others) {
      await Promise.all(houses.map(stop));
      own = others;
      houses.splice(0, count, ...(await openAll(houses.map(({ port }) => port))));
    },
    async close() {
      await Promise.all(houses.map(kill));
      await letters.close();
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

/** Every ordered pair of two different houses. */
export const pairsOf = (houses: readonly HouseProcess[]): [HouseProcess, HouseProcess][] =>
  houses.flatMap((here) =>
    houses
      .filter((there) => there !== here)
      .map((there): [HouseProcess, HouseProcess] => [here, there]),
  );
