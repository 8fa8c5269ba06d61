import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FindPage, RenderPage } from "./pages.ts";

const built = join(import.meta.dirname, "../../../../web/build/server/index.js");

/** The built web app, loaded by path, because server and web never import each other. */
export async function loadPages(): Promise<{ renderPage: RenderPage; findPage: FindPage }> {
  if (!existsSync(built)) throw new Error("The pages aren't built. Run: npm run build");
  return import(pathToFileURL(built).href);
}
