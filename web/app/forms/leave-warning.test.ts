import { expect, test } from "vitest";
import { addReason, currentReason, leaveReasons } from "./leave-warning.tsx";

test("of several reasons not to leave, the first that applies is shown", () => {
  let edited = false;
  const edits = { when: () => edited, title: "Leave without saving?", sentence: "" };
  const upload = { when: () => true, title: "Leave before the upload finishes?", sentence: "" };
  const forget = addReason(edits);
  addReason(upload)();
  expect(currentReason()).toBeUndefined();
  const forgetUpload = addReason(upload);
  expect(leaveReasons.get()[0]).toBe(edits);
  expect(currentReason()).toBe(upload);
  edited = true;
  expect(currentReason()).toBe(edits);
  forget();
  expect(leaveReasons.get()[0]).toBe(upload);
  forgetUpload();
  expect(leaveReasons.get()[0]).toBeUndefined();
});
