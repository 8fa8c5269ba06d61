import { useSearchParams } from "react-router";
import { mailedTokenIn } from "../data/mailed-token.ts";
import { useSite } from "../data/site.ts";
import { EntryPage } from "../ui/entry-page.tsx";
import { Notice } from "../ui/notice.tsx";
import { MailedForm } from "./mailed-form.tsx";

type UnsubscribeViewProps = {
  title: string;
  sentence: string;
  action: `/api/${string}`;
  /** Where the link is: "the email". */
  source: string;
};

/** The page of a link at the bottom of an email; its button ends such emails. */
export function UnsubscribeView({ title, sentence, action, source }: UnsubscribeViewProps) {
  const [search] = useSearchParams();
  const token = mailedTokenIn(search);
  const contact = useSite()?.operator.email;
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
