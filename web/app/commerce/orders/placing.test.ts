import { OrderBody } from "#contracts/commerce/orders.ts";
import { expect, test } from "vitest";
import { fieldErrors } from "../../forms/use-form.ts";
import { placingOf } from "./placing.ts";

const filled = {
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Núñez",
  address1: "Calle Mayor 1",
  city: "Madrid",
  country: "ES",
  zip: "28013",
};

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const wrongIn = (fields: Record<string, string>) =>
  Object.keys(fieldErrors(OrderBody, placingOf(formOf(fields))) ?? {});

test("a form needs no more than who it is for and where it goes", () => {
  expect(wrongIn(filled)).toEqual([]);
  expect(placingOf(formOf(filled))).not.toHaveProperty("expectedTotal");
});

test("the total that was shown goes out as a number", () => {
  expect(placingOf(formOf({ ...filled, expectedTotal: "10710" }))).toMatchObject({
    expectedTotal: 10_710,
  });
  expect(wrongIn({ ...filled, expectedTotal: "much" })).toEqual(["expectedTotal"]);
});

test("fields that a form does not have are blank, and what it has besides stays out", () => {
  expect(wrongIn({ city: "Madrid", country: "ES", website: "x" })).toEqual([
    "email",
    "firstName",
    "lastName",
    "address1",
    "zip",
  ]);
});
