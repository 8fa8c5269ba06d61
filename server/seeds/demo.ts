import { isLocalSite } from "../src/platform/local-url.ts";
import type { Db } from "../src/platform/schema.ts";

/** The password of all demo accounts on a local site; `demo-secrets.ts` replaces it elsewhere. */
export const demoPassword = "where-to-next";
/** The demo account that is printed at the start. */
export const demoEmail = "dana@wagabond.example";

/** True if there are no accounts. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom("profiles").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Lines about the demo accounts for the terminal. Replaced secrets are shown only once. */
export function demoNotice(
  { demo, ...site }: { demo: boolean; publicUrl: string; host: string },
  replaced: { password: string | undefined; giftCode: string | undefined } | undefined,
): string[] {
  if (isLocalSite(site)) {
    return demo ? [`Demo account: ${demoEmail}, password: ${demoPassword}`] : [];
  }
  const once = "It's shown only once and isn't stored.";
  return [
    ...(replaced?.password === undefined
      ? []
      : [`Demo account: ${demoEmail}, password: ${replaced.password}. ${once}`]),
    ...(replaced?.giftCode === undefined ? [] : [`Demo gift card: ${replaced.giftCode}. ${once}`]),
  ];
}
