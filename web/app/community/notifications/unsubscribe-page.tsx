import { useLocation, useSearchParams } from "react-router";
import { unsubscribePath } from "#contracts/community/notifications.ts";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { useSite, useSiteName } from "../../data/site.ts";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { EntryPage } from "../../ui/entry-page.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Unsubscribe", hidden: true });

/** The page of the unsubscribe link of any email; its button ends the newsletter, or emails about notifications. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const token = mailedTokenIn(search);
  const contact = useSite()?.operator.email;
  const siteName = useSiteName();
  const { action, title, sentence, source } = pathname.startsWith(newsletterPath)
    ? ofNewsletter
    : ofNotifications(search.get("what"), siteName);
  return (
    <EntryPage title={title} sentence={token && sentence} places={["Tuscany", "Switzerland"]}>
      {token ? (
        <MailedForm action={action} token={token}>
          Unsubscribe
        </MailedForm>
      ) : (
        <Notice>
          This link is incomplete. Open it from the bottom of {source}
          {contact !== undefined && (
            <>
              , or email <a href={`mailto:${contact}`}>{contact}</a>
            </>
          )}
          .
        </Notice>
      )}
    </EntryPage>
  );
}

const newsletterPath = "/api/newsletter/unsubscribe";

const ofNewsletter = {
  action: newsletterPath,
  title: "Unsubscribe from the newsletter?",
  sentence: "You'll stop getting our newsletter. This doesn't affect your account.",
  source: "any newsletter",
} as const;

const ofNotifications = (what: string | null, siteName: string) =>
  ({
    action: `${unsubscribePath}${what === null ? "" : `?${new URLSearchParams({ what })}`}`,
    title: what === null ? "Stop notification emails?" : "Stop emails of this kind?",
    sentence: `You'll still see your notifications on ${siteName}.`,
    source: "the email",
  }) as const;
