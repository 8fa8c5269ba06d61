import { expect, test } from "vitest";
import { policies } from "../../seeds/shop/policies.ts";
import { htmlOfText, textOfHtml } from "./rich-text.ts";

test("text becomes headings, paragraphs, lists and links", () => {
  const text =
    "First line\nsecond line\n\n## When\n- within 30 days\n- unused\nSee https://example.org/a?b=1&c=2.";
  expect(htmlOfText(text)).toBe(
    [
      "<p>First line<br>second line</p>",
      "<h2>When</h2>",
      "<ul><li>within 30 days</li><li>unused</li></ul>",
      '<p>See <a href="https://example.org/a?b=1&amp;c=2">https://example.org/a?b=1&amp;c=2</a>.</p>',
    ].join("\n"),
  );
});

test("a link keeps its brackets and ends before quotes and stops", () => {
  expect(htmlOfText("See “https://en.example/wiki/Mercury_(planet)”。")).toBe(
    '<p>See “<a href="https://en.example/wiki/Mercury_(planet)">https://en.example/wiki/Mercury_(planet)</a>”。</p>',
  );
});

test("HTML in the text is shown as text", () => {
  expect(htmlOfText("<script>alert(1)</script>")).not.toContain("<script>");
  expect(htmlOfText('https://x.example/"><b>')).not.toContain("<b>");
});

test("the demo policies can be edited as text without losing anything", () => {
  for (const { body } of policies) expect(htmlOfText(textOfHtml(body))).toBe(body);
});
