import { createHash } from "node:crypto";
import { frameSandbox, frameMessages } from "#contracts/kernel/widgets.ts";

type FrameParts = {
  title: string;
  script: string;
  /** Origins the script may use, including its own. */
  sources: readonly string[];
  publicUrl: string;
};

/** The document in which one partner's script runs, with the policy that isolates it. */
export function frameDocument({ title, script, sources, publicUrl }: FrameParts): {
  body: string;
  policy: string;
} {
  const starter = starterOf(script, publicUrl);
  const hash = createHash("sha256").update(starter).digest("base64");
  const from = sources.join(" ");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${from}`,
    `style-src 'unsafe-inline' ${from}`,
    `img-src data: ${from}`,
    `font-src data: ${from}`,
    `media-src ${from}`,
    `connect-src ${from}`,
    `frame-src ${from}`,
    `form-action ${from}`,
    "base-uri 'none'",
    `frame-ancestors ${publicUrl}`,
    // Also if the document is opened directly.
    `sandbox ${frameSandbox}`,
  ].join("; ");
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>html{background:#fff;color:#111;font:16px/1.5 system-ui,sans-serif}body{margin:0}</style>
</head>
<body>
<div id="widget"></div>
<script>${starter}</script>
</body>
</html>
`;
  return { body, policy };
}

/** Loads the partner's script and reports the result to our own page only. */
const starterOf = (script: string, publicUrl: string): string =>
  `"use strict";
const post = (message) => parent.postMessage(message, ${asScript(publicUrl)});
const script = document.createElement("script");
script.async = true;
script.onload = () => post(${asScript(frameMessages.loaded)});
script.onerror = () => post(${asScript(frameMessages.failed)});
script.src = ${asScript(script)};
document.getElementById("widget").append(script);
`;

// A `<` could end the surrounding element.
const asScript = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");
