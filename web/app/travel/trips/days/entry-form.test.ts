import { expect, test } from "vitest";
import { entryCodec } from "./entry-form.tsx";

const { blank, body, print, errors } = entryCodec("market");
const market = {
  _id: "market",
  date: "2027-05-04",
  time: "09:30",
  endTime: null,
  zone: null,
  title: "Market",
  place: "Quai",
  note: "",
  link: null,
  done: false,
  cost: { amount: 1250, currency: "EUR" },
  photo: null,
  version: 4,
};

test("an entry that wasn't changed sends nothing; what is cleared is sent as null", () => {
  const values = print(market);
  expect(body(values, market)).toEqual({});
  expect(body({ ...values, time: "", cost: "" }, market)).toEqual({ time: null, cost: null });
  const free = { ...market, cost: null };
  expect(body(print(free), free)).toEqual({});
  expect(body({ ...values, date: "" }, market)).toEqual({ date: null });
  expect(body({ ...values, currency: "USD" }, market)).toEqual({
    cost: { amount: 1250, currency: "USD" },
  });
});

test("a new entry sends what was filled in", () => {
  expect(body({ ...blank, title: " Boat ", link: "https://boat.example" }, null)).toEqual({
    title: "Boat",
    link: "https://boat.example",
  });
});

test("a title, a readable cost and a secure link are needed", () => {
  const wrong = { ...blank, title: " ", cost: "much", link: "boat.example" };
  expect(Object.keys(errors(wrong, null, {}))).toEqual(["title", "link", "cost"]);
  expect(errors({ ...blank, title: "Boat" }, null, {})).toEqual({});
});
