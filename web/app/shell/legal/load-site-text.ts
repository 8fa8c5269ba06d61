import { getSiteText, type SiteTextKind } from "#contracts/kernel/settings.ts";
import type { RouterContextProvider } from "react-router";
import { apiContext } from "../../data/server.ts";
import { parseRichText } from "../../ui/parse-rich-text.ts";

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** The loader of a page whose text an operator can write: the current version, or that of `?version=2`. */
export const siteTextLoader =
  (kind: SiteTextKind) =>
  async ({ context, request }: LoaderArgs) => {
    const [version] =
      /^\d{1,6}$/.exec(new URL(request.url).searchParams.get("version") ?? "") ?? [];
    const { html, ...text } = await context.get(apiContext)(getSiteText, {
      params: { kind },
      query: { version },
    });
    return { ...text, blocks: html === null ? null : parseRichText(html) };
  };

export type LoadedText = Awaited<ReturnType<ReturnType<typeof siteTextLoader>>>;
