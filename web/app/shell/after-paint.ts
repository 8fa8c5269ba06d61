/** The event of the window after hydration. */
export const hydratedEvent = "alive";

/** The timeout for browsers that do not report the first paint. */
const paintTimeoutMs = 3_000;
/** The delay before an unhandled form is submitted again. */
const resubmitMs = 100;

const preloadTag = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const moduleScript = /(<script(?: nonce="[^"]*")? type="module" async="">)(.*?)(?=<\/script>)/s;

/**
 * Changes a page of React Router so that its scripts load after the first paint: styles, fonts and pictures get the
 * bandwidth first. Clicks before hydration are replayed. A page in the background does not wait for a paint. Unexpected
 * parts of `html` are unchanged.
 */
export function scriptsAfterPaint(html: string): string {
  const files = Array.from(html.matchAll(preloadTag), ([, file]) => file);
  return html
    .replaceAll(preloadTag, "")
    .replace(
      moduleScript,
      (_all, tag: string, script: string) =>
        tag + replayInput + waitForPaint(files) + withDynamicImports(script),
    );
}

/**
 * Stores the last button clicked before hydration and the changed checkboxes, and replays them afterwards. React doesn't see
 * these clicks: it hydrates at once what is clicked while it hydrates the page, and would handle them a first time. A form
 * submitted before hydration is submitted again until it is handled; one with an action works without scripts.
 */
const replayInput = `let pressed;
const ticked = new Map();
const save = (event) => {
  const { target } = event;
  const button = target.closest("button[type=button]:not([popovertarget])");
  if (button) {
    pressed = button;
    event.preventDefault();
  }
  if (button || /^(checkbox|radio)$/.test(target.type)) event.stopPropagation();
};
const tick = ({ target }) => {
  if (/^(checkbox|radio)$/.test(target.type)) ticked.set(target, target.checked);
};
addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.method !== "post" || form.hasAttribute("action")) return;
  event.preventDefault();
  setTimeout(() => form.isConnected && form.requestSubmit(submitter), ${resubmitMs});
});
addEventListener("click", save, true);
addEventListener("change", tick, true);
addEventListener("${hydratedEvent}", () => {
  document.documentElement.dataset.alive = "";
  removeEventListener("click", save, true);
  removeEventListener("change", tick, true);
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

/** Waits for the paint, then preloads all files at once, so that none waits for its importer. */
const waitForPaint = (files: readonly (string | undefined)[]) => `await new Promise((painted) => {
  setTimeout(painted, document.hidden ? 0 : ${paintTimeoutMs});
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
});
for (const file of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: file }));
}
`;

/** Replaces static imports, which would load first, by dynamic ones. */
const withDynamicImports = (script: string) =>
  script
    .replaceAll(/^import \* as (\w+) from ("[^"]+")/gm, "const $1 = await import($2)")
    .replaceAll(/^import ("[^"]+")/gm, "await import($1)");
