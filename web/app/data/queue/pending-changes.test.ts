import { expect, test } from "vitest";
import { withPendingChanges } from "./pending-changes.ts";

const record = { _id: "r", kind: "rabies", note: "Left leg", validUntil: "2027-01-01" };
const change = (changes: Record<string, unknown>, changedId = "r") => ({
  show: { changedId, changes },
});

test("queued changes of a thing are shown in their order, and a cleared text as an empty one", () => {
  const writes = [change({ note: "Right leg", validUntil: null }), change({ note: null })];
  expect(withPendingChanges({ ...record, validUntil: null }, writes)).toEqual({
    ...record,
    note: "",
    validUntil: null,
  });
});

test("changes of another thing, unknown fields and other writes change nothing", () => {
  const writes = [change({ note: "No" }, "other"), change({ files: [] }), { show: undefined }];
  expect(withPendingChanges(record, writes)).toBe(record);
});
