import { createHash } from "node:crypto";
import { pdfViewerPath, pdfViewerSandbox } from "#contracts/kernel/pdf-viewer.ts";

const style = `
html{color-scheme:light dark;background:light-dark(#e9e4da,#141a2b);font:15px/1.4 system-ui,sans-serif}
body{margin:0}
#bar{position:sticky;top:0;z-index:2;display:flex;gap:8px;align-items:center;justify-content:center;padding:6px;background:light-dark(#fff,#1c2437);color:light-dark(#1c2540,#f3eee2)}
#bar[hidden]{display:none}
button{min-width:44px;min-height:44px;border:1px solid currentColor;border-radius:10px;background:none;color:inherit;font:inherit;font-size:20px;cursor:pointer}
button:focus-visible{outline:3px solid currentColor;outline-offset:2px}
#zoom{min-width:52px;text-align:center}
#pages{display:grid;gap:12px;justify-items:center;width:max-content;min-width:100%;padding:12px;box-sizing:border-box}
#pages{width:100%}
section{position:relative;flex:none;background:#fff;box-shadow:0 1px 4px rgb(0 0 0 / .3)}
canvas{display:block;width:100%;height:100%}
.textLayer{position:absolute;inset:0;overflow:clip;line-height:1;text-align:initial;transform-origin:0 0;forced-color-adjust:none;text-size-adjust:none;--min-font-size:1;--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size));--min-font-size-inv:calc(1/var(--min-font-size))}
.textLayer :is(span,br){position:absolute;color:transparent;white-space:pre;cursor:text;transform-origin:0 0}
.textLayer>:not(.markedContent),.textLayer .markedContent span:not(.markedContent){--font-height:0;--scale-x:1;--rotate:0deg;font-size:calc(var(--text-scale-factor)*var(--font-height));transform:rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))}
.textLayer .markedContent{display:contents}
`;

const script = `${pdfViewerPath}/viewer.js`;

/** The document that shows one PDF, which the page around it hands over. */
export const viewerDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Document</title>
<style>${style}</style>
</head>
<body>
<div id="bar" hidden><button id="smaller" type="button" aria-label="Zoom out">−</button><span id="zoom"></span><button id="larger" type="button" aria-label="Zoom in">+</button><span id="count"></span></div>
<main id="pages"></main>
<script type="module" src="${script}"></script>
</body>
</html>
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/**
 * The policy of that document. It has an origin of its own, so a hostile PDF reaches neither the session nor the site,
 * and may load only the files of the viewer.
 */
export const viewerPolicy = (publicUrl: string): string => {
  const own = `${new URL(publicUrl).origin}${pdfViewerPath}/`;
  return [
    "default-src 'none'",
    `script-src ${own} 'wasm-unsafe-eval'`,
    `connect-src ${own}`,
    `style-src 'sha256-${styleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src blob: data:",
    `font-src blob: data: ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Also if the document is opened directly.
    `sandbox ${pdfViewerSandbox}`,
  ].join("; ");
};
