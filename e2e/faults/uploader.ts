import { randomUUID } from "node:crypto";
import { signUp } from "#contracts/accounts/accounts.ts";
import { type Call, makeClient } from "#contracts/kernel/client.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { fileIdOf, pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { getGallery, uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, listPets } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import type { Door } from "./server-process.ts";
import { verifyByMail } from "./verify-email.ts";
import { isPaper, isPicture, paperOf, pictureOf } from "./sent-files.ts";

/** Somebody who sends one file after the other, and remembers what was acknowledged. */
export type Uploader = {
  /** Sends the next one. False where no answer came; throws where it was refused. */
  send: (server: Door) => Promise<boolean>;
  /** What is not as it should be after a restart. What had no answer is sent again under its key. */
  review: (server: Door) => Promise<Review>;
  acknowledged: () => number;
};

export type Review = {
  faults: string[];
  /** The files that the person's things refer to. */
  fileIds: string[];
  /** How many were sent again. */
  repeated: number;
};

/** Somebody signed in, whichever process they talk to. */
export type Person = { id: string; call: (server: Door) => Call; token: string };

const clientOf = (server: Door, token?: string) =>
  makeClient({ fetch: (path, init) => fetch(server.address + path, init), token: () => token });

let people = 0;

/** Somebody new with a session and a verified email. */
export async function newSender(server: Door): Promise<Person> {
  people += 1;
  const email = `sender${people}-${randomUUID()}@example.com`;
  const body = { name: `Sender ${people}`, email, password: "nine patient geese" };
  const token = await clientOf(server)(signUp, { body });
  await verifyByMail(server, email);
  const call = (now: Door) => clientOf(now, token);
  return { id: (await call(server)(getOwnProfile))._id, call, token };
}

/** True where it was acknowledged, false where the connection broke; error responses are thrown. */
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

/** Numbers of what was sent: each file is made from its number, so that it is known again. */
const counter = () => {
  let last = 0;
  return () => (last += 1);
};

const idsOf = (urls: readonly (string | null)[]) =>
  urls.map((url) => fileIdOf(url ?? "")).filter((id) => id !== undefined);

/** Changes the avatar again and again. What is there must be what was acknowledged last, or what had no answer since. */
export async function avatarSender(server: Door): Promise<Uploader> {
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
export async function passportSender(server: Door): Promise<Uploader> {
  const person = await newSender(server);
  const headers = { authorization: `Bearer ${person.token}` };
  return replacer(person, {
    send: async (now, number) =>
      (
        await person.call(now)(updateProfile, {
          params: { id: person.id },
          body: {},
          files: { passport: paperOf(number) },
        })
      ).passport,
    read: async (now) => (await person.call(now)(getOwnProfile)).passport,
    isIt: async (now, url, number) => isPaper(await fetch(now.address + url, { headers }), number),
  });
}

type Replacing = {
  send: (server: Door, number: number) => Promise<string | null>;
  read: (server: Door) => Promise<string | null>;
  isIt: (server: Door, url: string, number: number) => Promise<boolean>;
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
  /** The same number and key again are the same try. */
  send: (server: Door, number: number, key: string) => Promise<unknown>;
  /** What is there: numbers with the addresses of their files. */
  read: (server: Door) => Promise<{ number: number; urls: string[] }[]>;
  isIt: (server: Door, url: string, number: number) => Promise<boolean>;
};

/** Adds photos to a gallery, two at a time. */
export async function photoSender(server: Door): Promise<Uploader> {
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

/** Adds records with a PDF each; a pet has a hundred of them. */
export async function recordSender(server: Door): Promise<Uploader> {
  const { call, token } = await newSender(server);
  const headers = { authorization: `Bearer ${token}` };
  const petOf = async (now: Door, number: number) => {
    const petName = `Pet ${Math.floor(number / 100)}`;
    return call(now)(createPet, { body: { petName }, key: petName.replace(" ", "-") });
  };
  return adder(1, {
    send: async (now, number, key) =>
      call(now)(createRecord, {
        params: { id: (await petOf(now, number))._id },
        body: { kind: "other", note: String(number) },
        files: { document: paperOf(number) },
        key,
      }),
    read: async (now) =>
      (await call(now)(listPets)).flatMap(({ records }) =>
        records.map(({ note, document }) => ({ number: Number(note), urls: [document ?? ""] })),
      ),
    isIt: async (now, url, number) => isPaper(await fetch(now.address + url, { headers }), number),
  });
}

/** Every number must be there as often as it makes things, once it was acknowledged; never more often. */
function adder(thingsEach: number, { send, read, isIt }: Adding): Uploader {
  const next = counter();
  const acknowledged = new Set<number>();
  let unanswered: { number: number; key: string }[] = [];
  const sendOne = async (server: Door, number: number, key: string) => {
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
        if (found !== thingsEach) faults.push(`number ${number} is there ${found} times`);
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
