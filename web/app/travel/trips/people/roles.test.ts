import { expect, test } from "vitest";
import type { Trip } from "#contracts/travel/trips.ts";
import { addressesIn, inviteCodec } from "./invite.tsx";
import {
  canEdit,
  codeHint,
  hiddenText,
  isOwner,
  isTogether,
  peopleOf,
  whoseText,
  withPeople,
} from "./roles.ts";

const dana = { _id: "d", username: "Dana", name: "Dana", avatar: null };
const leo = { _id: "l", username: "Leo", name: "Leo", avatar: null };
const nothing = { costs: false, codes: false, documents: [] };

test("editors change all but members, links and deletion, and viewers change nothing", () => {
  const may = (["owner", "editor", "viewer"] as const).map((role) => [
    canEdit({ role }),
    isOwner({ role }),
  ]);
  expect(may).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test("a copy from before trips had members opens as its reader's own", () => {
  const saved: Partial<Trip> = { _id: "t", petIds: [] };
  const opened = withPeople(saved as Trip);
  expect(opened).toMatchObject({ _id: "t", role: "owner", members: [], shows: null });
  expect([canEdit(opened), isTogether(opened), peopleOf(opened).length]).toEqual([true, false, 1]);
  const joined = { ...opened, role: "viewer" as const, owner: dana };
  expect(withPeople(joined)).toEqual(joined);
});

test("a joined trip names whose it is and what its owner doesn't show", () => {
  expect(whoseText({ role: "owner", owner: dana })).toBeUndefined();
  expect(whoseText({ role: "viewer", owner: dana })).toBe("Dana's trip. You can view");
  const of = { owner: dana, shows: nothing };
  expect(hiddenText(of, ["costs", "codes"])).toBe(
    "Dana doesn't show expenses and confirmation codes.",
  );
  expect(
    hiddenText({ owner: dana, shows: { ...nothing, costs: true } }, ["costs"]),
  ).toBeUndefined();
  expect(hiddenText({ owner: dana, shows: null }, ["costs"])).toBeUndefined();
});

test("the owner comes first among the people of a trip, who comment and assign once they are several", () => {
  expect(peopleOf({ owner: dana, members: [leo] })).toEqual([dana, leo]);
  expect(isTogether({ role: "owner", members: [] })).toBe(false);
  expect(isTogether({ role: "viewer", members: [] })).toBe(true);
});

test("who isn't shown codes reads that a blank one keeps a saved one", () => {
  expect(codeHint({ shows: nothing }, "1")).toBe(
    "Hidden from you. Leave this blank to keep a saved code.",
  );
  expect(codeHint({ shows: nothing }, "")).toBeUndefined();
  expect(codeHint({ shows: { ...nothing, codes: true } }, "1")).toBeUndefined();
  expect(codeHint({ shows: null }, "1")).toBeUndefined();
});

test("several addresses are invited at once, each once", () => {
  expect(addressesIn("ana@example.com, Ben@Example.com;ana@example.com\n")).toEqual([
    "ana@example.com",
    "ben@example.com",
  ]);
  const errors = (emails: string) => inviteCodec.errors({ emails, role: "viewer" }, null, {});
  expect(errors("ana@example.com")).toEqual({});
  expect(errors(" ")).toMatchObject({ emails: "Enter an email address, or create a link." });
  expect(errors("ana@example.com, ben")).toEqual({
    emails: "“ben” isn't an email address like name@example.com.",
  });
});
