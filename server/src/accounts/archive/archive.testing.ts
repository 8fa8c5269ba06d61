import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import yauzl from "yauzl";
import yazl from "yazl";
import * as archive from "#contracts/accounts/archive.ts";
import { updateProfile } from "#contracts/accounts/profiles.ts";
import { addBookmark } from "#contracts/community/bookmarks.ts";
import { createComment, createHoot } from "#contracts/community/hoots.ts";
import { uploadPhotos } from "#contracts/community/gallery.ts";
import type { Call } from "#contracts/kernel/client.ts";
import { createCarrier } from "#contracts/travel/carriers.ts";
import { addEntry } from "#contracts/travel/days.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet } from "#contracts/travel/pets.ts";
import {
  addAttachment,
  addTripPhotos,
  createTrip,
  updateTripPhoto,
} from "#contracts/travel/trips.ts";
import { photo, pngWithSecrets } from "../../../testing/good-files.ts";
import { addBlog, fileOf } from "../../../testing/owned-rows.ts";
import { printed } from "../../../testing/papers.ts";
import type { Person } from "../../../testing/people.ts";
import type { TestServer } from "../../../testing/server.ts";
import { formatName, type Manifest } from "./manifest.ts";

const pdf = async (pages: number, name: string) =>
  fileOf(await (await printed(pages)).save(), name);
const jpeg = async (width: number, height: number) =>
  fileOf(await photo({ width, height }), "photo.jpg");

/** Fills an account with something of every kind. */
export async function fill({ call, id }: { call: Call; id: string }): Promise<void> {
  await call(updateProfile, {
    params: { id },
    body: { bio: "Two dogs, one van.", currency: "EUR", homeCountry: "DE", units: "metric" },
    files: { avatar: await jpeg(300, 200), passport: await pdf(1, "My passport.pdf") },
  });
  const carrier = await call(createCarrier, {
    body: { name: "Soft one", lengthCm: 45, soft: true },
  });
  const rex = await call(createPet, {
    body: {
      petName: 'Rex ../ "é" 🐕',
      bio: "Good boy.",
      species: "dog",
      weightKg: 12.5,
      birthDate: "2020-02-03",
      lived: [{ country: "DE" }],
    },
    files: {
      petPhoto: await jpeg(640, 480),
      vaccine: await pdf(2, "Rabies <1>.pdf"),
      microchip: fileOf(await pngWithSecrets(), "chip.png"),
    },
  });
  await call(createPet, { body: { petName: "con", species: "cat" } });
  const dates = ["2024-03-12", "2025-03-10"];
  for (const givenAt of dates) {
    await call(createRecord, {
      params: { id: rex._id },
      body: { kind: "rabies", givenAt, validUntil: "2027-03-10", note: "One\nTwo" },
      files: { document: await pdf(1, `${givenAt}.pdf`) },
    });
  }
  for (const caption of ["First", "Second"]) {
    await call(uploadPhotos, {
      params: { profileId: id },
      body: { caption, petId: rex._id },
      files: { image: [await jpeg(200, 100)] },
    });
  }
  await fillTrip(call, rex._id, carrier._id, id);
  await call(createTrip, { body: { destination: "Oslo" } });
  const { _id: hoot } = await call(createHoot, {
    body: { title: "Which ferry?", text: "With <b>two</b> dogs.", category: "General" },
  });
  await call(createComment, { params: { id: hoot }, body: { text: "The night one." } });
  await call(addBookmark, { params: { kind: "hoot", id: hoot } });
  await addBlog(call);
}

async function fillTrip(
  call: Call,
  petId: string,
  carrierId: string,
  ownerId: string,
): Promise<void> {
  const trip = await call(createTrip, {
    body: {
      destination: "Lisbon",
      month: "May",
      day: 3,
      year: 2027,
      endDate: "2027-05-08",
      notes: "Bring the blanket.",
      people: 2,
      petIds: [petId],
      legs: [
        {
          mode: "flight",
          airline: "TAP",
          flightNumber: "TP1",
          from: "SFO",
          to: "LIS",
          departureDate: "2027-05-03",
          departureTime: "10:00",
          departureZone: "America/Los_Angeles",
          pets: [{ petId, how: "cabin", carrierId }],
        },
        {
          mode: "train",
          fromPlace: { city: "Lisbon", country: "PT", zone: null },
          departureDate: "2027-05-06",
          confirmation: "ABC",
        },
      ],
      stays: [
        {
          name: "Casa",
          checkIn: "2027-05-03",
          checkOut: "2027-05-06",
          petFee: 2000,
          petFeeCurrency: "EUR",
        },
      ],
      items: [
        { list: "packing", text: "Bowl", petId },
        { list: "todo", text: "Book", due: "2027-04-01", assigneeId: ownerId },
      ],
      costs: [
        {
          what: "Taxi",
          amount: 1250,
          currency: "EUR",
          paidBy: ownerId,
          sharedBy: [ownerId],
          petId,
        },
      ],
      rates: [{ currency: "EUR", to: "USD", rate: 1.1, date: "2027-05-01" }],
    },
    files: { receipt: await pdf(1, "Receipt.pdf"), ticket: await jpeg(120, 80) },
  });
  const params = { id: trip._id };
  await call(addAttachment, {
    params,
    body: { label: "Boarding pass", legId: trip.legs[0]?._id },
    files: { file: await pdf(1, "Pass.pdf") },
  });
  await call(addAttachment, {
    params,
    body: { label: "Stay", stayId: trip.stays[0]?._id },
    files: { file: await jpeg(90, 90) },
  });
  const { photos } = await call(addTripPhotos, { params, files: { image: [await jpeg(160, 90)] } });
  const photoId = photos[0]?._id ?? "";
  await call(updateTripPhoto, { params: { ...params, photoId }, body: { caption: "The river" } });
  await call(addEntry, {
    params,
    body: {
      title: "Tram",
      date: "2027-05-04",
      time: "09:00",
      photo: photoId,
      cost: { amount: 300, currency: "EUR" },
    },
  });
  await call(addEntry, {
    params,
    body: { title: "Castle", date: "2027-05-04", link: "https://example.com/", done: true },
  });
  await call(addEntry, { params, body: { title: "Someday" } });
}

/** Asks again until the work is over. */
export async function over<T extends { state: string }>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const found = await read();
    if (found.state !== "working") return found;
    await wait(50);
  }
  throw new Error("The work on the archive doesn't end.");
}

/** Packs an account and downloads its archive. */
export async function packed(
  server: TestServer,
  { call, token }: Pick<Person, "call" | "token">,
): Promise<Buffer> {
  await call(archive.startExport);
  expect(await over(() => call(archive.getExport))).toMatchObject({ state: "ready", progress: 1 });
  const response = await server.fetch("/api/auth/export/file", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Brings an archive back; returns the end of it. */
export async function broughtBack(
  { call }: Pick<Person, "call">,
  zip: Uint8Array,
): Promise<archive.Import> {
  await call(archive.startImport, { files: { file: fileOf(zip, "archive.zip") } });
  return over(() => call(archive.getImport));
}

export type Unpacked = Map<string, Buffer>;

/** All files of an archive. */
export async function unzipped(zip: Buffer): Promise<Unpacked> {
  const opened = await yauzl.fromBufferPromise(zip, { strictFileNames: true });
  const files: Unpacked = new Map();
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return files;
}

export const jsonIn = (files: Unpacked, path: string): unknown =>
  JSON.parse(files.get(path)?.toString() ?? "null");

/** Adds a manifest for these files, as an archive of ours has it. `changes` spoil it. */
export function withManifest(
  files: ReadonlyMap<string, Buffer>,
  changes: Partial<Record<keyof Manifest, unknown>> = {},
): Unpacked {
  const listed = [...files].map(([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
  const manifest = {
    format: formatName,
    version: 1,
    site: "https://elsewhere.example",
    madeAt: "2026-11-29T20:00:00.000Z",
    ownerId: "0198c0de-0000-7000-8000-000000000000",
    files: listed,
    marks: {},
    ...changes,
  };
  return new Map([...files, ["manifest.json", Buffer.from(JSON.stringify(manifest))]]);
}

/** A ZIP archive of these files, stored as they are. */
export async function zipped(
  files: Iterable<readonly [string, Buffer]>,
  options: (path: string) => { mode?: number; compress?: boolean } = () => ({}),
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, bytes] of files)
    zip.addBuffer(bytes, path, { compress: false, ...options(path) });
  zip.end();
  return buffer(zip.outputStream);
}

/** A list as archives have it: an item on each line. */
export const listOf = (...items: readonly (object | string)[]): Buffer => {
  const lines = items.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  return Buffer.from(`[\n${lines.join(",\n")}\n]\n`);
};
