import { OrderBody } from "#contracts/commerce/orders.ts";
import { expect, test } from "vitest";
import { fieldErrors } from "../../forms/use-form.ts";
import { orderBodyOf } from "./checkout-form.tsx";

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
const invalidFields = (fields: Record<string, string>) =>
  Object.keys(fieldErrors(OrderBody, orderBodyOf(formOf(fields))) ?? {});

test("the buyer and the address are enough", () => {
  expect(invalidFields(filled)).toEqual([]);
  expect(orderBodyOf(formOf(filled))).not.toHaveProperty("expectedTotal");
});

test("the expected total is sent as a number", () => {
  expect(orderBodyOf(formOf({ ...filled, expectedTotal: "10710" }))).toMatchObject({
    expectedTotal: 10_710,
  });
  expect(invalidFields({ ...filled, expectedTotal: "much" })).toEqual(["expectedTotal"]);
});

test("missing fields are blank, and unknown fields are ignored", () => {
  expect(invalidFields({ city: "Madrid", country: "ES", website: "x" })).toEqual([
    "email",
    "firstName",
    "lastName",
    "address1",
    "zip",
  ]);
});
