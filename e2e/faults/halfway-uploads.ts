import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { getOwnProfile } from "#contracts/accounts/profiles.ts";
import type { ServerProcess } from "./server-process.ts";
import { pictureOf } from "./sent-files.ts";
import { newSender, type Person } from "./uploader.ts";

/** Half-sent uploads, each by a different person. */
export type HalfwayUploads = {
  people: readonly Person[];
  /** Sends the other halves. Returns the status of each, 0 for no response. */
  finish: () => Promise<number[]>;
};

/** Time for the first half to arrive, once the server has read what comes before it. */
const halfMs = 300;

/** Signs up people for uploads, before a load makes that slow. */
export async function newPeople(server: ServerProcess, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) people.push(await newSender(server));
  return people;
}

/** Starts an upload of an avatar for each person and stops in the middle of it. */
export async function startUploads(
  server: ServerProcess,
  people: readonly Person[],
): Promise<HalfwayUploads> {
  const uploads = await Promise.all(
    people.map(async (person, n) => begin(server, person, await formOf(n + 1))),
  );
  await wait(halfMs);
  return { people, finish: () => Promise.all(uploads.map((finish) => finish())) };
}

/** Number of people with an avatar. */
export async function avatarsOf(
  server: ServerProcess,
  { people }: HalfwayUploads,
): Promise<number> {
  const profiles = await Promise.all(people.map(({ call }) => call(server)(getOwnProfile)));
  return profiles.filter(({ avatar }) => avatar !== null).length;
}

type Form = { type: string; bytes: Buffer };

async function formOf(number: number): Promise<Form> {
  const form = new FormData();
  form.append("avatar", await pictureOf(number));
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { type, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function begin({ port }: ServerProcess, { id, token }: Person, { type, bytes }: Form) {
  const sent = request({
    host: "127.0.0.1",
    port,
    method: "PUT",
    path: `/api/profiles/${id}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": type,
      "content-length": bytes.length,
      expect: "100-continue",
    },
  });
  const status = new Promise<number>((resolve) => {
    sent.once("error", () => resolve(0));
    sent.once("response", (response) => {
      response.once("error", () => resolve(0));
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
  });
  sent.flushHeaders();
  // A busy server may read a connection long after it was opened.
  await Promise.race([once(sent, "continue"), status]);
  const half = Math.floor(bytes.length / 2);
  sent.write(bytes.subarray(0, half));
  return () => {
    sent.end(bytes.subarray(half));
    return status;
  };
}
