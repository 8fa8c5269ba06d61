import { randomUUID } from "node:crypto";
import { signUp } from "#contracts/accounts/accounts.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf, pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { getGallery, uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { listPets, createPet } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import type { ServerAddress } from "./server-process.ts";
import { verifyByMail } from "./verify-email.ts";
import { isPdf, isPicture, pdfOf, pictureOf } from "./sent-files.ts";

/** A person who uploads one file after the other and records what was acknowledged. */
export type Uploader = {
  /** Uploads the next file. False for no response; throws for an error response. */
  send: (server: ServerAddress) => Promise<boolean>;
  /** Returns the faults after a restart. Uploads without a response are retried with their key. */
  review: (server: ServerAddress) => Promise<Review>;
  acknowledged: () => number;
};

export type Review = {
  faults: string[];
  /** The files that the person's rows name. */
  fileIds: string[];
  /** Number of retries. */
  repeated: number;
};

/** A logged-in person, on any server. */
export type Person = { id: string; call: (server: ServerAddress) => Call; token: string };

const clientOf = (server: ServerAddress, token?: string) =>
  makeClient({ fetch: (path, init) => fetch(server.address + path, init), token: () => token });

let people = 0;

/** A new person with a session and a verified email. */
export async function newSender(server: ServerAddress): Promise<Person> {
  people += 1;
  const email = `sender${people}-${randomUUID()}@example.com`;
  const body = { name: `Sender ${people}`, email, password: "nine patient geese" };
  const token = await clientOf(server)(signUp, { body });
  await verifyByMail(server, email);
  const call = (now: ServerAddress) => clientOf(now, token);
  return { id: (await call(server)(getOwnProfile))._id, call, token };
}

/** True if it was acknowledged, false if the connection broke; throws for error responses. */
async function wasAnswered(sending: Promise<unknown>): Promise<boolean> {
  try {
    await sending;
    return true;
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : error;
    if (cause instanceof TypeError) return false;
    throw error;
  }
}

/** Numbers the uploads: each file is generated from its number, so it can be recognized. */
const counter = () => {
  let last = 0;
  return () => (last += 1);
};

const idsOf = (urls: readonly (string | null)[]) =>
  urls.map((url) => fileIdOf(url ?? "")).filter((id) => id !== undefined);

/** Changes the avatar repeatedly. The stored one must be the last acknowledged, or a later one without a response. */
export async function avatarSender(server: ServerAddress): Promise<Uploader> {
  const person = await newSender(server);
  return replacer(person, {
    send: async (now, number) =>
      (
        await person.call(now)(updateProfile, {
          params: { id: person.id },
          body: {},
          files: { avatar: await pictureOf(number) },
        })
      ).avatar,
    read: async (now) => (await person.call(now)(getOwnProfile)).avatar,
    isIt: async (now, url, number) => {
      const served = await Promise.all(
        pictureWidths.map((width) => fetch(now.address + pictureUrl(url, width))),
      );
      return (await Promise.all(served.map((one) => isPicture(one, number)))).every(Boolean);
    },
  });
}

/** The same for the passport, a PDF. */
export async function passportSender(server: ServerAddress): Promise<Uploader> {
  const person = await newSender(server);
  const headers = { authorization: `Bearer ${person.token}` };
  return replacer(person, {
    send: async (now, number) =>
      (
        await person.call(now)(updateProfile, {
          params: { id: person.id },
          body: {},
          files: { passport: pdfOf(number) },
        })
      ).passport,
    read: async (now) => (await person.call(now)(getOwnProfile)).passport,
    isIt: async (now, url, number) => isPdf(await fetch(now.address + url, { headers }), number),
  });
}

type Replacing = {
  send: (server: ServerAddress, number: number) => Promise<string | null>;
  read: (server: ServerAddress) => Promise<string | null>;
  isIt: (server: ServerAddress, url: string, number: number) => Promise<boolean>;
};

function replacer({ id }: Person, { send, read, isIt }: Replacing): Uploader {
  const next = counter();
  let acknowledged = 0;
  let possible: number[] = [];
  return {
    acknowledged: () => acknowledged,
    async send(server) {
      const number = next();
      possible.push(number);
      if (!(await wasAnswered(send(server, number)))) return false;
      possible = [number];
      acknowledged += 1;
      return true;
    },
    async review(server) {
      const url = await read(server);
      if (url === null) {
        const faults = acknowledged > 0 ? [`the file of ${id} is lost`] : [];
        return { faults, fileIds: [], repeated: 0 };
      }
      const right = await Promise.all(possible.map((number) => isIt(server, url, number)));
      possible = possible.filter((_, place) => right[place]);
      const faults = possible.length === 1 ? [] : [`${url} is not what was sent last`];
      return { faults, fileIds: idsOf([url]), repeated: 0 };
    },
  };
}

type Adding = {
  /** The same number and key are a retry of the same upload. */
  send: (server: ServerAddress, number: number, key: string) => Promise<unknown>;
  /** The stored items: numbers with the URLs of their files. */
  read: (server: ServerAddress) => Promise<{ number: number; urls: string[] }[]>;
  isIt: (server: ServerAddress, url: string, number: number) => Promise<boolean>;
};

/** Adds photos to a gallery, two at a time. */
export async function photoSender(server: ServerAddress): Promise<Uploader> {
  const { id: profileId, call } = await newSender(server);
  const params = { profileId };
  return adder(2, {
    send: async (now, number, key) =>
      call(now)(uploadPhotos, {
        params,
        body: { caption: String(number) },
        files: { image: [await pictureOf(number), await pictureOf(number)] },
        key,
      }),
    read: async (now) =>
      (await call(now)(getGallery, { params })).photos.map(({ caption, url }) => ({
        number: Number(caption),
        urls: [url],
      })),
    isIt: async (now, url, number) =>
      isPicture(await fetch(now.address + pictureUrl(url, 320)), number),
  });
}

/** Adds records with a PDF each, a hundred per pet. */
export async function recordSender(server: ServerAddress): Promise<Uploader> {
  const { call, token } = await newSender(server);
  const headers = { authorization: `Bearer ${token}` };
  const petOf = async (now: ServerAddress, number: number) => {
    const petName = `Pet ${Math.floor(number / 100)}`;
    return call(now)(createPet, { body: { petName }, key: petName.replace(" ", "-") });
  };
  return adder(1, {
    send: async (now, number, key) =>
      call(now)(createRecord, {
        params: { id: (await petOf(now, number))._id },
        body: { kind: "other", note: String(number) },
        files: { document: pdfOf(number) },
        key,
      }),
    read: async (now) =>
      (await call(now)(listPets)).flatMap(({ records }) =>
        records.map(({ note, document }) => ({ number: Number(note), urls: [document ?? ""] })),
      ),
    isIt: async (now, url, number) => isPdf(await fetch(now.address + url, { headers }), number),
  });
}

/** Every acknowledged number must exist exactly `itemsEach` times. */
function adder(itemsEach: number, { send, read, isIt }: Adding): Uploader {
  const next = counter();
  const acknowledged = new Set<number>();
  let unanswered: { number: number; key: string }[] = [];
  const sendOne = async (server: ServerAddress, number: number, key: string) => {
    if (await wasAnswered(send(server, number, key))) acknowledged.add(number);
    else unanswered.push({ number, key });
    return acknowledged.has(number);
  };
  return {
    acknowledged: () => acknowledged.size,
    send: (server) => sendOne(server, next(), randomUUID()),
    async review(server) {
      const again = unanswered;
      unanswered = [];
      for (const { number, key } of again) await sendOne(server, number, key);
      const things = await read(server);
      const faults: string[] = [];
      for (const number of acknowledged) {
        const found = things.filter((thing) => thing.number === number).length;
        if (found !== itemsEach) faults.push(`number ${number} exists ${found} times`);
      }
      for (const { number, urls } of things) {
        if (!acknowledged.has(number)) faults.push(`number ${number} was never acknowledged`);
        for (const url of urls) {
          if (!(await isIt(server, url, number))) faults.push(`${url} is not file ${number}`);
        }
      }
      return { faults, fileIds: idsOf(things.flatMap(({ urls }) => urls)), repeated: again.length };
    },
  };
}
