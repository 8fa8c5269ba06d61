import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getSettings } from "#contracts/kernel/settings.ts";
import { makeClient } from "#contracts/kernel/client.ts";
import { createStorefront } from "#storefront/index.ts";
import { cloneElement, type ReactElement } from "react";
import type { RenderPage } from "../server/src/platform/pages/pages.ts";
import { demoShopToken } from "../server/src/commerce/storefront-api/settings.ts";

/** Renders the page once like the server to record its tree; then only the tree is rendered. */
export type RenderRequest = { address: string; path: string } | { count: number };
/** The characters of the page; or the milliseconds and characters of one rendering. */
export type Rendering = { characters: number; ms: number };

/** The router, in what gives scripts their nonce (entry.server.tsx). */
type Tree = ReactElement<{ children: ReactElement<{ context: object }> }>;
type Dom = {
  renderToPipeableStream: (tree: Tree, options?: object) => unknown;
  renderToString: (tree: Tree) => string;
};

const dom: Dom = createRequire(import.meta.url)("react-dom/server");
const { renderToPipeableStream } = dom;
let tree: Tree | undefined;
// Before the pages are loaded, because they import this module.
dom.renderToPipeableStream = (made, options) => {
  // The loader data is serialized once, next to the tree.
  const router = made.props.children;
  const context = { ...router.props.context, serverHandoffStream: undefined };
  tree = cloneElement(made, { children: cloneElement(router, { context }) });
  return renderToPipeableStream(made, options);
};

const built = join(import.meta.dirname, "../web/build/server/index.js");

async function make(address: string, path: string): Promise<Rendering> {
  const room: { renderPage: RenderPage } = await import(pathToFileURL(built).href);
  const shop = createStorefront({
    url: `${address}/storefront`,
    storefrontAccessToken: demoShopToken,
    fetch: (url, init) => fetch(new URL(url, address), init),
  });
  const call = makeClient({ fetch: (url, init) => fetch(address + url, init) });
  const page = await room.renderPage({
    request: new Request(address + path, { headers: { accept: "text/html" } }),
    call,
    shop,
    shopAsOf: () => undefined,
    publicUrl: address,
    operator: {},
    settings: await call(getSettings),
    signUps: "open",
    usesShopify: false,
    shopUrl: "/storefront",
    memberPercent: null,
    shopShips: false,
  });
  return { characters: (await page.text()).length, ms: 0 };
}

function render(count: number): Rendering {
  if (!tree) throw new Error("No page was made.");
  let characters = 0;
  const began = performance.now();
  for (let turn = 0; turn < count; turn += 1) characters = dom.renderToString(tree).length;
  return { characters, ms: (performance.now() - began) / count };
}

const answer = async (request: RenderRequest) =>
  "count" in request ? render(request.count) : make(request.address, request.path);

process.on("message", (request: RenderRequest) => {
  answer(request).then(
    (rendering) => process.send?.(rendering),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.once("disconnect", () => process.exit(0));
