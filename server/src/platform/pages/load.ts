import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FindPage, RenderPage } from "./pages.ts";

const built = join(import.meta.dirname, "../../../../web/build/server/index.js");

/** The built web room. It is reached by its path, since rooms of the two sides never import each other. */
export async function loadPages(): Promise<{ renderPage: RenderPage; findPage: FindPage }> {
  if (!existsSync(built)) throw new Error("The pages are not built. Run: npm run build");
  return import(pathToFileURL(built).href);
}
