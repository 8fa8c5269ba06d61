import { useSearchParams } from "react-router";
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

/** The page of the link in an email about notifications; its button ends emails of that kind. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  const contact = useSite()?.operator.email;
  const siteName = useSiteName();
  const what = search.get("what");
  const query = what === null ? "" : `?${new URLSearchParams({ what })}`;
  return (
    <EntryPage
      title={what === null ? "Stop notification emails?" : "Stop emails of this kind?"}
      sentence={token && `You'll still see your notifications on ${siteName}.`}
      places={["Tuscany", "Switzerland"]}
    >
      {token ? (
        <MailedForm action={`${unsubscribePath}${query}`} token={token}>
          Unsubscribe
        </MailedForm>
      ) : (
        <Notice>
          This link is incomplete. Open it from the bottom of the email
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
