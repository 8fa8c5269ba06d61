import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./after-paint.ts";

const page = (head: string, script: string) =>
  `<head>${head}<link rel="stylesheet" href="/a.css"/></head><script>window.x = 1</script><script type="module" async="">${script}</script><script>x.close()</script>`;

test("scripts are removed from the head, and all load together after the paint", () => {
  const html = scriptsAfterPaint(
    page(
      '<link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/page.js"/>',
      'import "/assets/manifest.js";\nimport * as route0 from "/assets/page.js";\n  window.modules = {"page":route0};\n\nimport("/assets/entry.js");',
    ),
  );
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('for (const file of ["/assets/react.js","/assets/page.js"])');
  expect(html).toContain('await import("/assets/manifest.js");');
  expect(html).toContain('const route0 = await import("/assets/page.js");');
  expect(html).toContain('\nimport("/assets/entry.js");</script>');
  expect(html.indexOf("paint")).toBeLessThan(html.indexOf("manifest.js"));
});

test("nonces of scripts and links are accepted", () => {
  const withNonce = '<link rel="modulepreload" href="/a.js" nonce="m"/>';
  const html = scriptsAfterPaint(
    `${withNonce}<script nonce="m" type="module" async="">import "/b.js";</script>`,
  );
  expect(html).toMatch(/^<script nonce="m" type="module" async="">let pressed/);
  expect(html).toContain('for (const file of ["/a.js"])');
});

test("other scripts and links are unchanged", () => {
  const html = scriptsAfterPaint(page("", ""));
  expect(html).toContain("<script>window.x = 1</script>");
  expect(html).toContain("<script>x.close()</script>");
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test("a page without scripts is unchanged", () => {
  expect(scriptsAfterPaint("<p>Out of order</p>")).toBe("<p>Out of order</p>");
});
