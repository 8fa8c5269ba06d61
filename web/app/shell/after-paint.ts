import { alive } from "./hydrated.ts";

/** How long a browser that never tells of its first paint keeps a page waiting. */
const patienceMs = 3_000;
/** How soon a form that nobody took is sent again. */
const againMs = 100;

const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const start = /(<script(?: nonce="[^"]*")? type="module" async="">)(.*?)(?=<\/script>)/s;

/**
 * A page as React Router wrote it, changed so that its scripts are fetched once the page has been painted: it is
 * read before it comes alive, and styles, fonts and pictures have the line to themselves. A button that is pressed
 * meanwhile is not pressed in vain. A page in the background does not wait for a paint. What is not as expected in
 * `html` stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const files = Array.from(html.matchAll(preload), ([, file]) => file);
  return html
    .replaceAll(preload, "")
    .replace(
      start,
      (_all, tag: string, script: string) => tag + early + waiting(files) + asked(script),
    );
}

/**
 * Keeps the last button that was pressed too early and what was ticked, and does so again once it works. A form that is
 * sent before its part lives is sent again until it does; one that names where it goes works without scripts.
 */
const early = `let pressed;
const ticked = new Map();
const keep = ({ target }) => {
  pressed = target.closest("button[type=button]:not([popovertarget])") ?? pressed;
};
const note = ({ target }) => {
  if (/^(checkbox|radio)$/.test(target.type)) ticked.set(target, target.checked);
};
addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.method !== "post" || form.hasAttribute("action")) return;
  event.preventDefault();
  setTimeout(() => form.isConnected && form.requestSubmit(submitter), ${againMs});
});
addEventListener("click", keep, true);
addEventListener("change", note, true);
addEventListener("${alive}", () => {
  document.documentElement.dataset.alive = "";
  removeEventListener("click", keep, true);
  removeEventListener("change", note, true);
  setTimeout(() => {
    for (const [box, isTicked] of ticked) {
      if (!box.isConnected || (box.type === "radio" && !isTicked)) continue;
      box.checked = !isTicked;
      box.click();
    }
    pressed?.click();
  });
}, { once: true });
`;

/** Waits for the paint, then asks for all files at once, so that none waits for the one that imports it. */
const waiting = (files: readonly (string | undefined)[]) => `await new Promise((painted) => {
  setTimeout(painted, document.hidden ? 0 : ${patienceMs});
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
});
for (const file of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}
`;

/** Imports that happen where they stand, as the others come before everything else. */
const asked = (script: string) =>
  script
    .replaceAll(/^import \* as (\w+) from ("[^"]+")/gm, "const $1 = await import($2)")
    .replaceAll(/^import ("[^"]+")/gm, "await import($1)");
