import { expect, test } from "vitest";
import { addReason, currentReason, leaveReasons } from "./leave-warning.tsx";

test("a part of the same page is no reason, and another page is", () => {
  const isHere = (path: string) => path === "/plans/1/days";
  const forget = addReason({ when: () => true, isHere, title: "", sentence: "" });
  expect(currentReason("/plans/1/days")).toBeUndefined();
  expect(currentReason("/plans/2/days")).toBeDefined();
  expect(currentReason()).toBeDefined();
  forget();
});

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
