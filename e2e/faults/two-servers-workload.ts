import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "#contracts/kernel/errors.ts";
import type { Door, ServerProcess } from "./server-process.ts";
import type { Proxy } from "./proxy.ts";
import * as testUser from "./test-user.ts";
import { aVariant } from "./two-servers-endpoints.ts";
import { emailFaults, emailsTo, promiseEmail } from "./two-servers-emails.ts";
import { type Check, shopAt, type Cluster } from "./two-servers-cluster.ts";
import { avatarSender, passportSender, photoSender, recordSender } from "./uploader.ts";
import { openWire } from "./wire.ts";

/** Something that people go on doing through the proxy while servers are restarted. */
export type Workload = {
  work: (isOver: () => boolean) => Promise<void>;
  /** Afterwards: holds what was acknowledged against what is there. */
  judge: () => Promise<Check>;
};

const posters = 8;
const readers = 8;
/** Every so many-th post is sent again under its key. */
const againEach = 5;

/** Posts hoots, and sends some again as if the answer had been lost. */
export async function posting(
  proxy: Proxy,
  { servers }: Cluster,
  token: string,
): Promise<Workload> {
  const fates = testUser.noFates();
  const again = testUser.noFates();
  const wire = openWire(proxy.port, posters);
  let next = 0;
  const one = async (isOver: () => boolean) => {
    while (!isOver()) {
      next += 1;
      const draft = testUser.draftOf(`Hoot ${next} of a restart`);
      const isSaid = await testUser.post(wire, token, draft, fates);
      if (isSaid && next % againEach === 0) await testUser.post(wire, token, draft, again);
    }
  };
  return {
    work: async (isOver) =>
      void (await Promise.all(Array.from({ length: posters }, () => one(isOver)))),
    async judge() {
      wire.close();
      const hoots = await testUser.readAll(doorOf(servers));
      const { lost, torn, doubled } = testUser.lossesIn(hoots, fates.acknowledged);
      const strangers = Array.from(again.acknowledged.keys()).filter(
        (id) => !fates.acknowledged.has(id),
      );
      const unanswered = [fates, again].reduce(
        (sum, of) => sum + of.unanswered.length + of.unsent,
        0,
      );
      const refused = [...fates.refused, ...again.refused];
      return {
        name: "posts meanwhile",
        figures: `${fates.acknowledged.size} acknowledged, ${again.acknowledged.size} sent again, ${lost.length} lost, ${doubled.length} twice, ${unanswered} without an answer`,
        faults: [
          ...some(lost.length, "acknowledged hoots are lost"),
          ...some(torn.length + doubled.length, "hoots are torn or doubled"),
          ...some(strangers.length, "tries under the same key made another hoot"),
          ...some(unanswered, "posts had no answer"),
          ...some(refused.length, `kinds of refusals: ${JSON.stringify(refused)}`),
        ],
      };
    },
  };
}

/** Reads a list as guests do. */
export function reading(proxy: Proxy): Workload {
  const wire = openWire(proxy.port, readers);
  const statuses: Record<string, number> = {};
  const one = async (isOver: () => boolean) => {
    while (!isOver()) {
      const fate = await wire.send("GET", "/api/hoots/paginated");
      const what = fate.is === "answered" ? String(fate.status) : fate.is;
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
        name: "reads meanwhile",
        figures: `${answered} answered`,
        faults: some(Object.keys(others).length, `kinds of others: ${JSON.stringify(others)}`),
      };
    },
  };
}

/** Sends pictures and papers of four kinds; each that was acknowledged must be whole at every door. */
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
              if (!(await send(proxy))) throw new TypeError("no answer");
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
        name: "uploads meanwhile",
        figures: `${acknowledged} acknowledged, each looked at afterwards at ${servers.length} doors`,
        faults,
      };
    },
  };
}

/** Changes a cart over and over; each read after a change must show it, whichever server answers. */
export async function shopping(proxy: Proxy, { servers }: Cluster): Promise<Workload> {
  const { cart: calls } = shopAt(proxy);
  const merchandiseId = await aVariant(doorOf(servers));
  const { cart } = await calls.create({ lines: [{ merchandiseId, quantity: 1 }] });
  const [line] = cart.lines;
  if (!line) throw new Error("The cart is empty.");
  const tally = newTally();
  const held = async (door: Door) =>
    (await shopAt(door).cart.fetch(cart.id))?.lines.map(({ quantity }) => quantity).join();
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
      const wanted = String(1 + (turn % 3));
      const left = await Promise.all(servers.map(held));
      return {
        name: "carts meanwhile",
        figures: `${tally.done()} changes, each read back at once`,
        faults: [
          ...tally.faults("changes"),
          ...some(stale, "changes were not there when read back"),
          ...some(left.filter((what) => what !== wanted).length, `doors have not the last change`),
        ],
      };
    },
  };
}

/** Promises emails while couriers are told to stop. */
export function writing(proxy: Proxy, { mails }: Cluster): Workload {
  const addresses: string[] = [];
  const tally = newTally();
  return {
    async work(isOver) {
      while (!isOver()) {
        await tally.note(async () => void addresses.push(await promiseEmail(proxy)));
        await wait(50);
      }
    },
    async judge() {
      const { missing, doubled } = await emailsTo(mails, addresses);
      return {
        name: "letters meanwhile",
        figures: `${addresses.length} promised, ${addresses.length - missing} delivered, ${doubled} twice`,
        faults: [...tally.faults("promises"), ...emailFaults({ missing, doubled })],
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
        const words =
          error instanceof AppError ? `${error.status} ${error.message}` : String(error);
        failed[words] = (failed[words] ?? 0) + 1;
      }
    },
    faults: (things: string) =>
      Object.entries(failed).map(([words, times]) => `${times} ${things} failed: ${words}`),
  };
}

const some = (count: number, words: string) => (count > 0 ? [`${count} ${words}`] : []);

function doorOf([server]: readonly ServerProcess[]): ServerProcess {
  if (!server) throw new Error("There is no house.");
  return server;
}
