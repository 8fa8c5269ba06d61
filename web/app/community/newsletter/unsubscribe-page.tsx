import { useSearchParams } from "react-router";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { useSite } from "../../data/site.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Unsubscribe", hidden: true });

/** The page of the unsubscribe link; its button ends the subscription. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  const contact = useSite()?.operator.email;
  return (
    <EntryPage
      title="Unsubscribe from the newsletter?"
      sentence={token && "You'll stop getting our newsletter. This doesn't affect your account."}
      places={["Tuscany", "Switzerland"]}
    >
      {token ? (
        <MailedForm action="/api/newsletter/unsubscribe" token={token}>
          Unsubscribe
        </MailedForm>
      ) : (
        <Notice>
          This link is incomplete. Open it from the bottom of any newsletter
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
