import { expect, test } from "vitest";
import { greetingByName, greetingFor, mail } from "./email.ts";

const url = `http://localhost:3000/api/auth/verify?token=${"a".repeat(43)}`;

const sample = (name: string) =>
  mail({
    subject: "Confirm your address",
    greeting: `Hello ${name},`,
    paragraphs: [
      "A sentence that is long enough to be broken into more than one line of the letter, twice.",
    ],
    link: { label: "Confirm", url },
    foot: { text: "No more letters:", link: { label: "Unsubscribe", url: `${url}&x=1` } },
  });

test("a link is on its own line, in one piece", () => {
  expect(sample("Ana").text.split("\n")).toContain(url);
});

test("no line of text is longer than a screen", () => {
  const lines = sample("Ana").text.split("\n");
  const long = lines.filter((line) => line.length > 72);
  expect(long).toEqual([url, `${url}&x=1`]);
});

test.each(["Ana Núñez", "Dr. Smith", "J.R.R. Tolkien"])("%s is greeted by name", (name) => {
  expect(greetingByName(name)).toBe(`Hello ${name},`);
});

test.each(["dana.walks", "nia_novak482913", "j.r.r.tolkien"])("%s is greeted", (username) => {
  expect(greetingFor(username)).toBe(`Hello ${username},`);
});

test.each(["win.shop", "evil.com", "5550100199", "Ana Núñez", "a\nb"])(
  "'%s' isn't used as a username in a greeting",
  (username) => expect(greetingFor(username)).toBe("Hello,"),
);

test.each(["", "Win at https://evil.example", "cheap-pills.example", "WWW.EVIL.COM"])(
  "'%s' isn't used as a name in a greeting",
  (name) => expect(greetingByName(name)).toBe("Hello,"),
);

test("what a person is called cannot become HTML", () => {
  const { html } = sample(`<img src=x onerror="alert('1')">&`);
  expect(html).toContain("Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,");
  expect(html).not.toContain("<img");
});

test("an email has the same content in both formats", () => {
  const { text, html } = sample("Ana");
  for (const part of ["Hello Ana,", "Unsubscribe"]) expect(html).toContain(part);
  expect(text).toContain("Hello Ana,");
  expect(html).toContain(`href="${url}"`);
});

test("sums stand one a line, and in a table where there is HTML", () => {
  const { text, html } = mail({
    subject: "Your order",
    greeting: "Hello,",
    paragraphs: ["You ordered:"],
    table: [
      { what: "2 × Bowl <small>", amount: "$32.00" },
      { what: "Total", amount: "$32.00" },
    ],
    afterTable: ["It goes to Madrid."],
  });
  expect(text).toContain("2 × Bowl <small>: $32.00\nTotal: $32.00\n\nIt goes to Madrid.");
  expect(html).toContain("2 × Bowl &lt;small&gt;</td>");
});
