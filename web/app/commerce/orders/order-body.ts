import type { InputOf } from "#contracts/kernel/endpoint.ts";
import type { placeOrder } from "#contracts/commerce/orders.ts";
import { textOf } from "../../forms/use-form.ts";

type Body = InputOf<typeof placeOrder>["body"];

/** The request body for a checkout form. A missing field is blank. */
export function orderBodyOf(form: FormData): Body {
  const expected = textOf(form, "expectedTotal").trim();
  return {
    email: textOf(form, "email"),
    firstName: textOf(form, "firstName"),
    lastName: textOf(form, "lastName"),
    address1: textOf(form, "address1"),
    address2: textOf(form, "address2"),
    city: textOf(form, "city"),
    country: textOf(form, "country"),
    province: textOf(form, "province"),
    zip: textOf(form, "zip"),
    phone: textOf(form, "phone"),
    note: textOf(form, "note"),
    ...(expected === "" ? {} : { expectedTotal: Number(expected) }),
  };
}
