import { useSearchParams } from "react-router";
import { pageMeta } from "../layout/meta.ts";
import { Notice } from "../ui/notice.tsx";
import type { Route } from "./+types/verify-page";
import { EntryPage } from "./entry-page.tsx";
import { MailedForm } from "./mailed-form.tsx";
import { mailedTokenIn } from "./mailed-token.ts";
import { ResendForm } from "./resend.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Verify your email", hidden: true });

/** Where the link of the sign-up letter leads. Looking at it verifies nothing; the button does. */
export default function VerifyPage() {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  return (
    <EntryPage
      title="One last button"
      sentence={token && "Press it and your address is confirmed."}
      places={["Scotland", "Norway"]}
    >
      {token ? (
        <MailedForm action="/api/auth/verify" token={token}>
          Verify my email
        </MailedForm>
      ) : (
        <>
          <Notice>
            This link is not complete. Open it from the letter once more, or ask for a new one.
          </Notice>
          <ResendForm />
        </>
      )}
    </EntryPage>
  );
}
