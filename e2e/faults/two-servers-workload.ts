import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { ServerAddress, ServerProcess } from "./server-process.ts";
import type { Proxy } from "./proxy.ts";
import * as testUser from "./test-user.ts";
import { availableVariant } from "./two-servers-endpoints.ts";
import { emailFaults, emailsTo, queueEmail } from "./two-servers-emails.ts";
import { type Check, shopAt, type Cluster } from "./two-servers-cluster.ts";
import { avatarSender, passportSender, photoSender, recordSender } from "./uploader.ts";
import { openWire } from "./wire.ts";

/** A continuous load through the proxy while servers are restarted. */
export type Workload = {
  work: (isOver: () => boolean) => Promise<void>;
  /** Compares what was acknowledged with what exists afterwards. */
  judge: () => Promise<Check>;
};

const posters = 8;
const readers = 8;
/** Every n-th post is sent again with its key. */
const againEach = 5;

/** Posts hoots, and sends some again as if the response had been lost. */
export async function posting(
  proxy: Proxy,
  { servers }: Cluster,
  token: string,
): Promise<Workload> {
  const results = testUser.newResults();
  const again = testUser.newResults();
  const wire = openWire(proxy.port, posters);
  let next = 0;
  const one = async (isOver: () => boolean) => {
    while (!isOver()) {
      next += 1;
      const draft = testUser.draftOf(`Hoot ${next} of a restart`);
      const isAcknowledged = await testUser.post(wire, token, draft, results);
      if (isAcknowledged && next % againEach === 0) await testUser.post(wire, token, draft, again);
    }
  };
  return {
    work: async (isOver) =>
      void (await Promise.all(Array.from({ length: posters }, () => one(isOver)))),
    async judge() {
      wire.close();
      const hoots = await testUser.readAll(firstOf(servers));
      const { lost, torn, doubled } = testUser.lossesIn(hoots, results.acknowledged);
      const strangers = Array.from(again.acknowledged.keys()).filter(
        (id) => !results.acknowledged.has(id),
      );
      const unanswered = [results, again].reduce(
        (sum, of) => sum + of.unanswered.length + of.unsent,
        0,
      );
      const rejected = [...results.rejected, ...again.rejected];
      return {
        name: "posts",
        figures: `${results.acknowledged.size} acknowledged, ${again.acknowledged.size} sent again, ${lost.length} lost, ${doubled.length} duplicated, ${unanswered} without a response`,
        faults: [
          ...some(lost.length, "acknowledged hoots are lost"),
          ...some(torn.length + doubled.length, "hoots are torn or duplicated"),
          ...some(strangers.length, "retries with the same key created another hoot"),
          ...some(unanswered, "posts had no response"),
          ...some(rejected.length, `kinds of rejections: ${JSON.stringify(rejected)}`),
        ],
      };
    },
  };
}

/** Reads a list as a guest. */
export function reading(proxy: Proxy): Workload {
  const wire = openWire(proxy.port, readers);
  const statuses: Record<string, number> = {};
  const one = async (isOver: () => boolean) => {
    while (!isOver()) {
      const result = await wire.send("GET", "/api/hoots/paginated");
      const what = result.is === "answered" ? String(result.status) : result.is;
      statuses[what] = (statuses[what] ?? 0) + 1;
    }
  };
  return {
    work: async (isOver) =>
      void (await Promise.all(Array.from({ length: readers }, () => one(isOver)))),
    async judge() {
      wire.close();
      const { "200": answered = 0, ...others } = statuses;
      return {
        name: "reads",
        figures: `${answered} answered`,
        faults: some(Object.keys(others).length, `other results: ${JSON.stringify(others)}`),
      };
    },
  };
}

/** Uploads four kinds of pictures and documents; each acknowledged one must be complete on every server. */
export async function uploading(proxy: Proxy, { servers }: Cluster): Promise<Workload> {
  const senders = await Promise.all([
    avatarSender(proxy),
    passportSender(proxy),
    photoSender(proxy),
    recordSender(proxy),
  ]);
  const tally = newTally();
  return {
    work: async (isOver) =>
      void (await Promise.all(
        senders.map(async ({ send }) => {
          while (!isOver()) {
            await tally.note(async () => {
              if (!(await send(proxy))) throw new TypeError("no response");
            });
            await wait(50);
          }
        }),
      )),
    async judge() {
      const faults = tally.faults("uploads");
      for (const server of servers) {
        for (const { review } of senders) faults.push(...(await review(server)).faults);
      }
      const acknowledged = senders.reduce((sum, sender) => sum + sender.acknowledged(), 0);
      return {
        name: "uploads",
        figures: `${acknowledged} acknowledged, each checked afterwards on ${servers.length} servers`,
        faults,
      };
    },
  };
}

/** Changes a cart repeatedly; the read after each change must show it, on any server. */
export async function shopping(proxy: Proxy, { servers }: Cluster): Promise<Workload> {
  const { cart: calls } = shopAt(proxy);
  const merchandiseId = await availableVariant(firstOf(servers));
  const { cart } = await calls.create({ lines: [{ merchandiseId, quantity: 1 }] });
  const [line] = cart.lines;
  if (!line) throw new Error("The cart is empty.");
  const tally = newTally();
  const held = async (server: ServerAddress) =>
    (await shopAt(server).cart.fetch(cart.id))?.lines.map(({ quantity }) => quantity).join();
  let turn = 0;
  let stale = 0;
  return {
    async work(isOver) {
      while (!isOver()) {
        turn += 1;
        const quantity = 1 + (turn % 3);
        await tally.note(async () => {
          await calls.updateLines(cart.id, [{ id: line.id, quantity }]);
          if ((await held(proxy)) !== String(quantity)) stale += 1;
        });
        await wait(20);
      }
    },
    async judge() {
      const expected = String(1 + (turn % 3));
      const left = await Promise.all(servers.map(held));
      return {
        name: "carts",
        figures: `${tally.done()} changes, each read back at once`,
        faults: [
          ...tally.faults("changes"),
          ...some(stale, "changes were missing when read back"),
          ...some(left.filter((what) => what !== expected).length, "servers lack the last change"),
        ],
      };
    },
  };
}

/** Queues emails while mailers are stopped. */
export function writing(proxy: Proxy, { mails }: Cluster): Workload {
  const addresses: string[] = [];
  const tally = newTally();
  return {
    async work(isOver) {
      while (!isOver()) {
        await tally.note(async () => void addresses.push(await queueEmail(proxy)));
        await wait(50);
      }
    },
    async judge() {
      const { missing, doubled } = await emailsTo(mails, addresses);
      return {
        name: "emails",
        figures: `${addresses.length} queued, ${addresses.length - missing} delivered, ${doubled} twice`,
        faults: [...tally.faults("queued emails"), ...emailFaults({ missing, doubled })],
      };
    },
  };
}

function newTally() {
  let done = 0;
  const failed: Record<string, number> = {};
  return {
    done: () => done,
    async note(work: () => Promise<void>): Promise<void> {
      try {
        await work();
        done += 1;
      } catch (error) {
        const message =
          error instanceof AppError ? `${error.status} ${error.message}` : String(error);
        failed[message] = (failed[message] ?? 0) + 1;
      }
    },
    faults: (things: string) =>
      Object.entries(failed).map(([message, times]) => `${times} ${things} failed: ${message}`),
  };
}

const some = (count: number, message: string) => (count > 0 ? [`${count} ${message}`] : []);

function firstOf([server]: readonly ServerProcess[]): ServerProcess {
  if (!server) throw new Error("The cluster is empty.");
  return server;
}
