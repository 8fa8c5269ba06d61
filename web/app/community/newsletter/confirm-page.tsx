import { useSearchParams } from "react-router";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/confirm-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Confirm the newsletter", hidden: true });

/** Where the link of the first letter leads; the button confirms. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  return (
    <EntryPage
      title="One letter a month"
      sentence={token && "New rules, kind hotels, one very good dog. Press the button to get it."}
      places={["Tuscany", "Switzerland"]}
    >
      {token ? (
        <MailedForm action="/api/newsletter/confirm" token={token}>
          Confirm my address
        </MailedForm>
      ) : (
        <>
          <Notice>This link is not complete. Open it from the letter once more.</Notice>
          <LinkButton to="/newsletter">Ask for the letter again</LinkButton>
        </>
      )}
    </EntryPage>
  );
}
