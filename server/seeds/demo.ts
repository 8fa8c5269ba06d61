import { isLocalSite } from "../src/platform/local-url.ts";
import type { Db } from "../src/platform/schema.ts";

/** Everybody in the demo data signs in with it where the site is local; `demo-secrets.ts` replaces it elsewhere. */
export const demoPassword = "where-to-next";
/** The demo user whose log-in is printed when a server starts with demo data. */
export const demoEmail = "dana@wagabond.example";

/** True if there are no accounts. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom("profiles").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** The start message about demo accounts. Replaced passwords are only shown once. */
export function demoNotice(
  { demo, ...site }: { demo: boolean; publicUrl: string; host: string },
  replaced: { password: string | undefined; giftCode: string | undefined } | undefined,
): string[] {
  if (isLocalSite(site)) {
    return demo ? [`Demo sign-in: ${demoEmail} with the password ${demoPassword}`] : [];
  }
  const once = "It is shown this once, and stored nowhere.";
  return [
    ...(replaced?.password === undefined
      ? []
      : [`Demo sign-in: ${demoEmail} with the password ${replaced.password}. ${once}`]),
    ...(replaced?.giftCode === undefined ? [] : [`Demo gift card: ${replaced.giftCode}. ${once}`]),
  ];
}
