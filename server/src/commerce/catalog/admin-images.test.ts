import { existsSync } from "node:fs";
import { join } from "node:path";
import { deleteAccount } from "#contracts/accounts/accounts.ts";
import * as contract from "#contracts/commerce/shop-admin.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAdmin } from "../../accounts/accounts/admins.ts";
import { fileOf, idIn, picture } from "../../../testing/owned-rows.ts";
import { photo } from "../../../testing/good-files.ts";
import { type TestServer, testServer } from "../../../testing/server.ts";
import { newProduct } from "../../../testing/orders.ts";
import { newAdmin, type Person } from "../../../testing/people.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const at = (id: number) => ({ params: { id: `${id}` } });
const folderOf = (url: string) => join(server.env.dataDir, "files", "public", idIn(url));

async function add(productId: number, more: { alt?: string; key?: string; by?: Person } = {}) {
  const { alt = "", key, by = admin } = more;
  const files = { image: await picture() };
  return by.call(contract.addImage, { ...at(productId), body: { alt }, files, key });
}

async function firstUrl(productId: number): Promise<string> {
  const { images } = await admin.call(contract.getAdminProduct, at(productId));
  return images[0]?.url ?? "";
}

test("pictures are appended, reordered, described, and public", async () => {
  const { productId } = await newProduct(server);
  await add(productId, { alt: "A bowl on a rock.", key: "one" });
  await add(productId, { alt: "A bowl on a rock.", key: "one" });
  const { images } = await add(productId);
  // The EXIF orientation is applied on upload.
  expect(images).toMatchObject([{ alt: "A bowl on a rock.", width: 48, height: 64 }, { alt: "" }]);
  const ids = images.map(({ _id }) => _id).toReversed();
  const turned = await admin.call(contract.orderImages, { ...at(productId), body: { ids } });
  expect(turned.images.map(({ _id }) => _id)).toEqual(ids);
  for (const wrong of [[], ids.slice(1), [...ids, 1], [ids[0] ?? 0, ids[0] ?? 0]]) {
    const body = { ids: wrong };
    await expect(
      admin.call(contract.orderImages, { ...at(productId), body }),
    ).rejects.toMatchObject({ code: "VALIDATION" });
  }
  const withAlt = await admin.call(contract.changeImage, {
    ...at(ids[0] ?? 0),
    body: { alt: "From above." },
  });
  expect(withAlt.images[0]?.alt).toBe("From above.");
  const shown = await server.fetch(withAlt.images[0]?.url ?? "");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("deleting a picture deletes its bytes, and variants fall back to another", async () => {
  const { productId, variantId } = await newProduct(server);
  const [image] = (await add(productId)).images;
  const imageId = image?._id ?? 0;
  const shown = await admin.call(contract.changeVariant, { ...at(variantId), body: { imageId } });
  expect(shown.variants[0]?.imageId).toBe(imageId);
  const { productId: otherId } = await newProduct(server);
  const other = (await add(otherId)).images[0]?._id ?? 0;
  await expect(
    admin.call(contract.changeVariant, { ...at(variantId), body: { imageId: other } }),
  ).rejects.toMatchObject({ code: "VALIDATION", fields: { imageId: expect.any(String) } });
  const url = image?.url ?? "";
  expect(existsSync(folderOf(url))).toBe(true);
  const remaining = await admin.call(contract.deleteImage, at(imageId));
  expect([remaining.images, remaining.variants[0]?.imageId]).toEqual([[], null]);
  expect(existsSync(folderOf(url))).toBe(false);
  await expect(admin.call(contract.deleteImage, at(imageId))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("deleting a product deletes its pictures' bytes", async () => {
  const { productId } = await newProduct(server);
  await add(productId);
  const url = await firstUrl(productId);
  await admin.call(contract.deleteProduct, at(productId));
  expect(existsSync(folderOf(url))).toBe(false);
});

test("an invalid picture is rejected and leaves no bytes", async () => {
  const { productId } = await newProduct(server);
  const whole = await photo({ width: 64, height: 48 });
  const files = [
    [fileOf(Buffer.from("<svg onload=alert(1)>"), "a.svg"), "FILE_TYPE"],
    [fileOf(Buffer.from("MZ rest"), "a.jpg"), "FILE_TYPE"],
    [fileOf(whole.subarray(0, 200), "a.jpg"), "FILE_CORRUPT"],
  ] as const;
  for (const [image, code] of files) {
    await expect(
      admin.call(contract.addImage, { ...at(productId), body: {}, files: { image } }),
    ).rejects.toMatchObject({ code, fields: { image: expect.any(String) } });
  }
  await expect(admin.call(contract.addImage, { ...at(productId), body: {} })).rejects.toMatchObject(
    { fields: { image: "Photo is required." } },
  );
  const unkept = server.db.selectFrom("files").select("id").where("state", "!=", "kept");
  expect(await unkept.execute()).toEqual([]);
});

test("pictures of the shop survive the account that added them", async () => {
  const { productId } = await newProduct(server);
  const helper = await newAdmin(server, "Hans Helper");
  await add(productId, { by: helper });
  const url = await firstUrl(productId);
  await helper.call(deleteAccount, { body: { password: helper.password } });
  await server.removeClosed();
  expect(await firstUrl(productId)).toBe(url);
  expect((await server.fetch(url)).status).toBe(200);
});

test("without another admin they are deleted with it", async () => {
  const { productId } = await newProduct(server);
  const last = await newAdmin(server, "Lena Last");
  await add(productId, { by: last });
  const url = await firstUrl(productId);
  // Every other way keeps the last admin.
  await server.db.updateTable("accounts").set({ is_admin: false }).execute();
  await last.call(deleteAccount, { body: { password: last.password } });
  await server.removeClosed();
  await changeAdmin(server.db, { email: admin.email, remove: false });
  expect(await firstUrl(productId)).toBe("");
  expect(existsSync(folderOf(url))).toBe(false);
});
