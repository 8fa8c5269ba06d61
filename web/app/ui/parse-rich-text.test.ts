import { expect, test } from "vitest";
import { parseRichText } from "./parse-rich-text.ts";

test("paragraphs, headings and lists are preserved", () => {
  expect(
    parseRichText(
      "<h2>Sizes</h2><p>Soft &amp; <b>firm</b>.</p>\n<ul><li>S</li><li>M <i>best</i></li></ul>",
    ),
  ).toEqual([
    { is: "h", runs: [{ text: "Sizes" }] },
    {
      is: "p",
      runs: [{ text: "Soft & " }, { text: "firm", strong: true }, { text: "." }],
    },
    { is: "ul", items: [[{ text: "S" }], [{ text: "M " }, { text: "best", em: true }]] },
  ]);
});

test("scripts, styles and comments are removed", () => {
  const html = `<p onclick="x()">One<script>alert("<p>two</p>")</script><!-- three --><style>p{}</style></p><script>four`;
  expect(parseRichText(html)).toEqual([{ is: "p", runs: [{ text: "One" }] }]);
});

test("only web and email links are preserved", () => {
  const links = (html: string) => JSON.stringify(parseRichText(html));
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
    expect(links(`<a href="${href}">x</a>`)).toBe('[{"is":"p","runs":[{"text":"x"}]}]');
  }
});

test("plain text is one paragraph, with its line breaks and trimmed ends", () => {
  expect(parseRichText("  a < b<br/> c <br>")).toEqual([
    {
      is: "p",
      runs: [{ text: "a " }, { text: "<" }, { text: " b" }, { text: "\n" }, { text: "c" }],
    },
  ]);
  expect(parseRichText("")).toEqual([]);
});

test("unclosed tags take linear time", () => {
  const before = process.cpuUsage();
  for (const piece of ["<!--", "<script>", "<a href='", "<p", "&#x"])
    parseRichText(piece.repeat(30_000));
  // CPU time, not elapsed time. Restarting at each piece would take minutes.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
});
