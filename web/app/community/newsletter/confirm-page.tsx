import { useSearchParams } from "react-router";
import { requirePart } from "../../data/server.ts";
import { EntryPage } from "../../ui/entry-page.tsx";
import { MailedForm } from "../../forms/mailed-form.tsx";
import { mailedTokenIn } from "../../data/mailed-token.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/confirm-page";

export function loader({ context }: Route.LoaderArgs) {
  requirePart(context, "newsletter");
  return null;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Confirm your subscription", hidden: true });

/** The page of the confirmation link; its button confirms. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  return (
    <EntryPage
      title="Monthly newsletter"
      sentence={token && "One more step to get it every month."}
      places={["Tuscany", "Switzerland"]}
    >
      {token ? (
        <MailedForm action="/api/newsletter/confirm" token={token}>
          Confirm subscription
        </MailedForm>
      ) : (
        <>
          <Notice>This link is incomplete. Open it from the email again.</Notice>
          <LinkButton to="/newsletter">Subscribe again</LinkButton>
        </>
      )}
    </EntryPage>
  );
}
