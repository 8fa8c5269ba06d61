import { pictureUrl, pictureWidths } from "#contracts/kernel/files.ts";
import { uploadPhotos } from "#contracts/community/gallery.ts";
import { createRecord } from "#contracts/travel/pet-records.ts";
import { createPet, updatePet } from "#contracts/travel/pets.ts";
import { getOwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import * as exifr from "exifr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileOf, type Somebody } from "../../../testing/owned-rows.ts";
import { secrets } from "../../../testing/exif.ts";
import {
  animatedGif,
  animatedWebp,
  animation,
  photo,
  pngWithSecrets,
} from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newPerson } from "../../../testing/people.ts";

let server: TestServer;
let nia: Somebody & { token: string };

beforeAll(async () => {
  server = await testServer({ env: { demo: false } });
  const { call, token } = await newPerson(server);
  nia = { call, token, id: (await call(getOwnProfile))._id };
});
afterAll(() => server.close());

/** A photo as it comes from a phone that was held upright: pixels lie on their side. */
const fromPhone = () => photo({ width: 1600, height: 1200, orientation: 6 });

/** Every endpoint that accepts a picture; each returns the URL under which it is served. */
const uploaders: Record<string, (file: File) => Promise<string | null | undefined>> = {
  avatar: async (file) => (await changeProfile({ avatar: file })).avatar,
  passport: async (file) => (await changeProfile({ passport: file })).passport,
  importantDocs: async (file) => (await changeProfile({ importantDocs: file })).importantDocs,
  petPhoto: async (file) => (await addPet({ petPhoto: file })).petPhoto,
  vaccine: async (file) => (await addPet({ vaccine: file })).vaccine,
  microchip: async (file) => {
    const params = { id: (await addPet({}))._id };
    return (await nia.call(updatePet, { params, body: {}, files: { microchip: file } })).microchip;
  },
  healthCertificate: async (file) => (await addPet({ healthCertificate: file })).healthCertificate,
  document: async (file) => {
    const params = { id: (await addPet({}))._id };
    const record = { params, body: { kind: "rabies" as const }, files: { document: file } };
    return (await nia.call(createRecord, record)).document;
  },
  gallery: async (file) => {
    const sent = { params: { profileId: nia.id }, body: {}, files: { image: [file] } };
    return (await nia.call(uploadPhotos, sent)).gallery.photoGallery[0];
  },
};

const changeProfile = (files: Record<string, File>) =>
  nia.call(updateProfile, { params: { id: nia.id }, body: {}, files });
const addPet = (files: Record<string, File>) =>
  nia.call(createPet, { body: { petName: "Biscuit" }, files });

/** The three widths of an uploaded picture, smallest first. */
async function served(uploader: string, bytes: Buffer): Promise<Buffer[]> {
  const url = (await uploaders[uploader]?.(fileOf(bytes, "IMG_0042.jpg"))) ?? "";
  return Promise.all(
    pictureWidths.map(async (width) => {
      const isPublic = url.startsWith("/files/");
      const path = isPublic ? pictureUrl(url, width) : `${url}?width=${width}`;
      const token = { authorization: `Bearer ${nia.token}` };
      const answer = await server.fetch(path, isPublic ? {} : { headers: token });
      expect([path, answer.status]).toEqual([path, 200]);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
}

const pixelChunks = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"];

/** The chunks of a WebP; none for other types. */
function chunksOf(bytes: Buffer): string[] {
  const names: string[] = [];
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return names;
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    names.push(bytes.toString("latin1", at, at + 4));
    at += 8 + length + (length % 2);
  }
  return names;
}

const everything = {
  ifd1: true,
  interop: true,
  xmp: true,
  iptc: true,
  jfif: false,
  ihdr: false,
  makerNote: true,
  userComment: true,
};

/** What a second library reads beside the pixels. It does not know WebP, so all there is to read goes along into a JPEG. */
async function tagsIn(bytes: Buffer): Promise<string[]> {
  const jpeg = await sharp(bytes).keepMetadata().jpeg().toBuffer();
  const found: unknown = await exifr.parse(jpeg, everything);
  const tags = found && typeof found === "object" ? Object.keys(found) : [];
  return [...tags, ...((await exifr.thumbnail(jpeg)) ? ["thumbnail"] : [])];
}

/** A picture's metadata, read in three ways. */
async function tracesIn(bytes: Buffer): Promise<string[]> {
  const text = Object.values(secrets)
    .map(String)
    .filter((secret) => bytes.includes(secret) || bytes.includes(secret, 0, "utf16le"));
  const chunks = chunksOf(bytes).filter((name) => !pixelChunks.includes(name));
  // Sizes and the like, which every JPEG made this way has.
  const usual = new Set(await tagsIn(await plain()));
  const tags = (await tagsIn(bytes)).filter((tag) => !usual.has(tag));
  return [...text, ...chunks, ...tags].sort();
}

const plain = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#3a7" } })
    .webp()
    .toBuffer();

describe("what a camera writes beside the picture", () => {
  test("is in the photos that these tests send", async () => {
    const sent = await fromPhone();
    const metadata = await exifr.parse(sent, { ...everything, mergeOutput: true });
    expect(metadata).toMatchObject({
      latitude: expect.closeTo(secrets.latitude, 3),
      longitude: expect.closeTo(secrets.longitude, 3),
      SerialNumber: secrets.serial,
      DocumentID: secrets.xmp,
      Caption: secrets.caption,
    });
    expect(await exifr.thumbnail(sent)).toBeDefined();
    const everySecret = Object.values(secrets).filter((secret) => typeof secret === "string");
    expect(await tracesIn(sent)).toEqual(expect.arrayContaining(everySecret));
    expect(await tracesIn(await pngWithSecrets())).toContain(secrets.serial);
    expect(await tracesIn(await animatedWebp())).toContain(secrets.xmp);
  });

  test("would be found in a WebP that carries it on", async () => {
    const leaking = await sharp(await fromPhone())
      .keepMetadata()
      .webp()
      .toBuffer();
    expect(await tracesIn(leaking)).toEqual(
      expect.arrayContaining(["EXIF", "XMP ", secrets.serial, "latitude", "thumbnail"]),
    );
  });

  test.each(Object.keys(uploaders))("is in nothing that is served of a %s", async (uploader) => {
    for (const bytes of await served(uploader, await fromPhone())) {
      expect(await tracesIn(bytes)).toEqual([]);
    }
  });

  test.each([
    ["PNG", pngWithSecrets],
    ["moving WebP", animatedWebp],
    ["moving GIF", animatedGif],
  ])("is in nothing that is served of a %s", async (_kind, make) => {
    for (const bytes of await served("avatar", await make())) {
      expect(await tracesIn(bytes)).toEqual([]);
    }
  });
});

describe("a picture", () => {
  test("is served upright, in three widths and not enlarged", async () => {
    const [small, medium, large] = await served("avatar", await fromPhone());
    const sizes = await Promise.all(
      [small, medium, large].map(async (bytes) => {
        const { width, height, orientation } = await sharp(bytes).metadata();
        return { width, height, orientation };
      }),
    );
    expect(sizes).toEqual([
      { width: 320, height: 427, orientation: undefined },
      { width: 640, height: 853, orientation: undefined },
      { width: 1200, height: 1600, orientation: undefined },
    ]);
    // The red dot at the left edge of the sky stands in the upper right corner when the phone is held upright.
    const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
    const redness = (x: number, y: number) => {
      const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
      return red - green;
    };
    expect(redness(info.width - 20, 20)).toBeGreaterThan(100);
    expect(redness(20, 20)).toBeLessThan(50);
  });

  test.each([
    ["GIF", animatedGif],
    ["WebP", animatedWebp],
  ])("that moves goes on moving where it came as %s", async (_kind, make) => {
    for (const bytes of await served("gallery", await make())) {
      const { pages, loop, delay } = await sharp(bytes).metadata();
      expect({ pages, loop, delay }).toEqual({
        pages: animation.delays.length,
        loop: animation.loop,
        delay: animation.delays,
      });
    }
  });

  test("reserves its space with the size and the colors of the upload", async () => {
    await served("gallery", await fromPhone());
    const rows = await server.db
      .selectFrom("files")
      .select(["width", "height", "thumbhash", "animated"])
      .orderBy("changed_at", "desc")
      .limit(1)
      .execute();
    expect(rows).toEqual([
      {
        width: 1200,
        height: 1600,
        thumbhash: expect.stringMatching(/^[\w+/]{20,}=*$/),
        animated: false,
      },
    ]);
  });
});
