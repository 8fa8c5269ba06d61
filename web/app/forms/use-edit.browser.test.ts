import { afterEach, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { signUp } from "#contracts/accounts/accounts.ts";
import { getPet, listPets, createPet, updatePet } from "#contracts/travel/pets.ts";
import { call, signIn, signOut } from "../data/browser.ts";
import { storedFile } from "../data/private-files.ts";
import { currentSession } from "../data/session.ts";
import { draftStorages } from "./draft-store.ts";

const password = "seven quiet otters";

async function signUpNow(): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  signIn(await call(signUp, { body: { name: "Nia Novak", email, password, confirm: password } }));
}

beforeEach(async () => {
  localStorage.clear();
  await commands.mendWire();
  await signUpNow();
  await commands.mendWire();
});
afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

const newPet = (petName = "Biscuit") => call(createPet, { body: { petName } });

let tabs = 0;

/** Opens a tab that edits a pet or creates a new one. */
async function openTab(id?: string, query = id === undefined ? "" : `?pet=${id}`) {
  const frame = document.createElement("iframe");
  frame.dataset["testid"] = `tab-${(tabs += 1)}`;
  frame.style.cssText = "width: 600px; height: 900px";
  frame.src = `/tab${query}`;
  document.body.append(frame);
  const inside = page.frameLocator(page.getByTestId(frame.dataset["testid"]));
  const tab = {
    name: inside.getByLabelText("Pet name"),
    bio: inside.getByLabelText("Bio"),
    birthDate: inside.getByLabelText("Birth date"),
    photo: inside.getByLabelText("Photo"),
    save: inside.getByRole("button", { name: /^Sav/ }),
    saved: inside.getByLabelText("Saved", { exact: true }),
    button: (name: string) => inside.getByRole("button", { name }),
    text: (text: string | RegExp) => inside.getByText(text),
    link: (name: string) => inside.getByRole("link", { name }),
    /** Reloads the page. */
    reload: async () => {
      frame.contentWindow?.location.reload();
      await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      await expect.element(tab.save).toBeVisible();
    },
    /** True if the browser would ask before it leaves. */
    asksBeforeLeaving: () =>
      frame.contentWindow?.dispatchEvent(new Event("beforeunload", { cancelable: true })) === false,
  };
  await expect.element(tab.save).toBeVisible();
  return tab;
}

/** The storage key of the photo chosen for a new pet. */
const photoOfNewPet = () => {
  const session = currentSession();
  return `${session.is === "member" ? session.userId : ""}:pet:petPhoto`;
};

const petsNow = () => call(listPets);
const changes = async () => (await commands.changesSent()).map(({ method }) => method);
const drafts = () => Object.keys(localStorage).filter((key) => key.includes("draft:"));

test("a draft is restored after a crash, and can be discarded", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.bio.fill("Sleeps on suitcases.");
  await expect.poll(() => drafts().length).toBe(1);
  await tab.reload();
  await expect.element(tab.text(/Draft restored/)).toBeVisible();
  await expect.element(tab.bio).toHaveValue("Sleeps on suitcases.");
  await tab.button("Discard").click();
  await expect.element(tab.bio).toHaveValue("");
  await tab.reload();
  await expect.element(tab.text(/Draft restored/)).not.toBeInTheDocument();
});

test("the draft of a new pet is restored after a reload, with its photo, and is created once", async () => {
  const tab = await openTab();
  await tab.name.fill("Waffle");
  await tab.photo.upload(await picture("waffle.png"));
  await expect.poll(() => storedFile(photoOfNewPet())).toBeDefined();
  await tab.reload();
  await expect.element(tab.name).toHaveValue("Waffle");
  await expect.element(tab.text(/waffle/).first()).toBeVisible();
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Waffle");
  expect(await petsNow()).toMatchObject([{ petName: "Waffle", petPhoto: expect.any(String) }]);
  expect(drafts()).toEqual([]);
});

test("a double click sends once", async () => {
  const tab = await openTab();
  await tab.name.fill("Twice");
  await commands.breakNext("POST", "delayed");
  await userEvent.dblClick(tab.save);
  await expect.poll(changes).toEqual(["POST"]);
  await commands.release();
  await expect.element(tab.saved).toHaveTextContent("Twice");
  expect(await changes()).toEqual(["POST"]);
});

test("a retry after a lost response reuses the key, also after a crash, and nothing is created twice", async () => {
  const tab = await openTab();
  await tab.name.fill("Echo");
  await commands.breakNext("POST", "lost");
  await tab.save.click();
  await expect.poll(changes).toEqual(["POST"]);
  await expect.element(tab.save).toBeEnabled();
  await tab.reload();
  await expect.element(tab.name).toHaveValue("Echo");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Echo");
  const [first, second, ...more] = await commands.changesSent();
  expect(first?.key).toMatch(/./);
  expect(second?.key).toBe(first?.key);
  expect(more).toEqual([]);
  expect(await petsNow()).toHaveLength(1);
});

test("an optimistic form is empty at once; what isn't saved comes back, also after a crash, and is created once", async () => {
  const tab = await openTab(undefined, "?optimistic");
  await tab.name.fill("Echo");
  await commands.breakNext("POST", "delayed");
  await tab.save.click();
  await expect.element(tab.name).toHaveValue("");
  await expect.poll(changes).toEqual(["POST"]);
  await expect.poll(() => drafts().length).toBe(1);
  await tab.reload();
  await expect.element(tab.name).toHaveValue("Echo");
  await commands.release();
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Echo");
  expect(drafts()).toEqual([]);
  await commands.breakNext("POST", "unsent");
  await tab.name.fill("Waffle");
  await tab.save.click();
  await expect.element(tab.name).toHaveValue("Waffle");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Echo, Waffle");
  expect((await petsNow()).map(({ petName }) => petName).toSorted()).toEqual(["Echo", "Waffle"]);
});

test("another text gets another key", async () => {
  const tab = await openTab();
  await tab.name.fill("One");
  await commands.breakNext("POST", "unsent");
  await tab.save.click();
  await expect.poll(changes).toEqual(["POST"]);
  await tab.name.fill("Other");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Other");
  const keys = (await commands.changesSent()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test("a conflict shows the other tab's value beside one's own, for a decision", async () => {
  const { _id: id } = await newPet();
  const [one, other] = [await openTab(id), await openTab(id)];
  await other.name.fill("Mine");
  await one.name.fill("Theirs");
  await one.save.click();
  await expect.element(one.saved).toHaveTextContent("Theirs");
  await other.save.click();
  await expect.element(other.text(/was changed in another tab/)).toBeVisible();
  await expect.element(other.text(/^Theirs$/)).toBeVisible();
  await expect.element(other.text(/Yours: Mine/)).toBeVisible();
  await expect.element(other.name).toHaveValue("Mine");
  expect(await call(getPet, { params: { id } })).toMatchObject({ petName: "Theirs" });
  await other.button("Save my version").click();
  await expect.element(other.saved).toHaveTextContent("Mine");
  expect(await call(getPet, { params: { id } })).toMatchObject({ petName: "Mine" });
});

test("the newer version replaces what was typed", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.name.fill("Mine");
  await call(updatePet, { params: { id }, body: { petName: "Theirs" } });
  await tab.save.click();
  await tab.button("Use the newer version").click();
  await expect.element(tab.name).toHaveValue("Theirs");
  expect(tab.asksBeforeLeaving()).toBe(false);
});

test("a change to another field in another tab does not conflict", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.bio.fill("Mine");
  await call(updatePet, { params: { id }, body: { breed: "Beagle" } });
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Biscuit");
  expect(await call(getPet, { params: { id } })).toMatchObject({ bio: "Mine", breed: "Beagle" });
});

test("a photo is sent again after a failure, and nothing is lost", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.bio.fill("Seen at last.");
  await tab.photo.upload(await picture("seen.png"));
  await commands.breakNext("PUT", "unsent");
  await tab.save.click();
  await expect.poll(changes).toContain("PUT");
  await expect.element(tab.save).toBeEnabled();
  await expect.element(tab.bio).toHaveValue("Seen at last.");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Biscuit");
  expect(await call(getPet, { params: { id } })).toMatchObject({
    bio: "Seen at last.",
    petPhoto: expect.any(String),
  });
});

test("a photo is sent after a conflict is resolved", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.name.fill("Mine");
  await tab.photo.upload(await picture("kept.png"));
  await call(updatePet, { params: { id }, body: { petName: "Theirs" } });
  await tab.save.click();
  await tab.button("Save my version").click();
  await expect.element(tab.saved).toHaveTextContent("Mine");
  expect(await call(getPet, { params: { id } })).toMatchObject({
    petName: "Mine",
    petPhoto: expect.any(String),
  });
});

test("leaving with unsaved changes asks for confirmation, and not before or after", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  expect(tab.asksBeforeLeaving()).toBe(false);
  await tab.bio.fill("Unsaved.");
  await expect.poll(tab.asksBeforeLeaving).toBe(true);
  await tab.link("Elsewhere").click();
  await tab.button("Stay on this page").click();
  await expect.element(tab.bio).toHaveValue("Unsaved.");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Biscuit");
  expect(tab.asksBeforeLeaving()).toBe(false);
  await tab.link("Elsewhere").click();
  await expect.element(tab.save).not.toBeInTheDocument();
});

test("an error of a field that is left does not move the button that is being clicked", async () => {
  const { _id: id } = await newPet();
  const tab = await openTab(id);
  await tab.birthDate.fill("2999-01-01");
  // The click blurs the field.
  await tab.save.click();
  await expect.element(tab.text(/^Birth date must be a date/).first()).toBeVisible();
  expect(await changes()).toEqual(["POST"]);
  await tab.birthDate.fill("2020-01-01");
  await tab.save.click();
  await expect.element(tab.saved).toHaveTextContent("Biscuit");
});

test("a session that ends loses no draft", async () => {
  const tab = await openTab();
  await tab.name.fill("Written to the end");
  // The session ends on the server; this browser learns it when it saves.
  const token = String(localStorage.getItem("token"));
  await fetch("/api/auth/logout", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await tab.save.click();
  await expect.poll(() => localStorage.getItem("token")).toBeNull();
  await expect.element(tab.name).toHaveValue("Written to the end");
  await expect.poll(() => drafts().length).toBe(1);
  signIn(token);
  await tab.reload();
  await expect.element(tab.name).toHaveValue("Written to the end");
});

test("another member at the same browser does not get the draft", async () => {
  const tab = await openTab();
  await tab.name.fill("Secret");
  await expect.poll(() => drafts().length).toBe(1);
  await signUpNow();
  const other = await openTab();
  await expect.element(other.name).toHaveValue("");
  expect(draftStorages.long.getItem(drafts()[0] ?? "")).toContain("Secret");
});

test("log-out deletes all drafts from this browser, also the latest changes", async () => {
  const tab = await openTab();
  await tab.photo.upload(await picture("secret.png"));
  const photo = photoOfNewPet();
  await expect.poll(() => storedFile(photo)).toBeDefined();
  await tab.name.fill("Secret");
  await signOut();
  // A form saves its draft when it unmounts.
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
  expect(drafts()).toEqual([]);
  expect(await storedFile(photo)).toBeUndefined();
});

/** A small picture. */
async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext("2d");
  if (context) context.fillRect(0, 0, 32, 48);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}
