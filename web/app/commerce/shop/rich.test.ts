import { expect, test } from "vitest";
import { readRich } from "./rich.ts";

test("paragraphs, headings and lists keep their words", () => {
  expect(
    readRich(
      "<h2>Sizes</h2><p>Soft &amp; <b>firm</b>.</p>\n<ul><li>S</li><li>M <i>best</i></li></ul>",
    ),
  ).toEqual([
    { is: "h", inside: [{ text: "Sizes" }] },
    {
      is: "p",
      inside: [{ text: "Soft & " }, { text: "firm", strong: true }, { text: "." }],
    },
    { is: "ul", items: [[{ text: "S" }], [{ text: "M " }, { text: "best", em: true }]] },
  ]);
});

test("nothing of a script, a style or a comment is left", () => {
  const html = `<p onclick="x()">One<script>alert("<p>two</p>")</script><!-- three --><style>p{}</style></p><script>four`;
  expect(readRich(html)).toEqual([{ is: "p", inside: [{ text: "One" }] }]);
});

test("links lead to the web or to mail, and nowhere else", () => {
  const links = (html: string) => JSON.stringify(readRich(html));
  expect(links('<a href="https://shop.example/a?b=1&amp;c=2">here</a>')).toContain(
    "https://shop.example/a?b=1&c=2",
  );
  expect(links("<a href=mailto:hello@shop.example>us</a>")).toContain("mailto:hello@shop.example");
  for (const href of [
    "javascript:alert(1)",
    "JaVaScript&#58;alert(1)",
    "data:text/html,x",
    "/own",
  ]) {
    expect(links(`<a href="${href}">x</a>`)).toBe('[{"is":"p","inside":[{"text":"x"}]}]');
  }
});

test("plain text is one paragraph, lines break where they did, ends are clean", () => {
  expect(readRich("  a < b<br/> c <br>")).toEqual([
    {
      is: "p",
      inside: [{ text: "a " }, { text: "<" }, { text: " b" }, { text: "\n" }, { text: "c" }],
    },
  ]);
  expect(readRich("")).toEqual([]);
});

test("what is never closed is read in one go", () => {
  const before = process.cpuUsage();
  for (const piece of ["<!--", "<script>", "<a href='", "<p", "&#x"])
    readRich(piece.repeat(30_000));
  // What it computes, not what it waits for a busy machine; to begin anew at each piece would take minutes.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
});
