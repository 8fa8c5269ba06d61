import { useSearchParams } from "react-router";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/unsubscribe-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Stop the newsletter", hidden: true });

/** Where the link at the foot of every email leads; the button ends the emails. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  return (
    <EntryPage
      title="No more letters?"
      sentence={token && "One press and we stop. Your account, if you have one, stays as it is."}
      places={["Tuscany", "Switzerland"]}
    >
      {token ? (
        <MailedForm action="/api/newsletter/unsubscribe" token={token}>
          Stop the letters
        </MailedForm>
      ) : (
        <Notice>
          This link is not complete. Open it from the foot of any letter, or write to{" "}
          <a href="mailto:hello@wagabond.example">hello@wagabond.example</a>.
        </Notice>
      )}
    </EntryPage>
  );
}
