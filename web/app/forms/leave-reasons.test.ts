import { expect, test } from "vitest";
import { addReason, firstReason, holdingReason } from "./leave-reasons.ts";

test("of several reasons not to leave, the first that applies is shown", () => {
  let edited = false;
  const edits = { when: () => edited, title: "Leave without saving?", sentence: "" };
  const upload = { when: () => true, title: "Leave before the upload finishes?", sentence: "" };
  const forget = addReason(edits);
  addReason(upload)();
  expect(holdingReason()).toBeUndefined();
  const forgetUpload = addReason(upload);
  expect(firstReason()).toBe(edits);
  expect(holdingReason()).toBe(upload);
  edited = true;
  expect(holdingReason()).toBe(edits);
  forget();
  expect(firstReason()).toBe(upload);
  forgetUpload();
  expect(firstReason()).toBeUndefined();
});
