import { noDocuments } from "#contracts/lookup/answer-names.ts";
import type { Authority } from "#contracts/lookup/answers.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";
import { authoritiesOf } from "./authorities.ts";
import type { AnswerLink } from "./document-links.ts";
import { AuthorityContacts } from "./authority-contacts.tsx";

type NoDocumentsProps = {
  exit?: Authority | undefined;
  entry?: Authority | undefined;
  links: { from: string; links: readonly AnswerLink[] };
};

/** The page of a route without papers: contacts, and links to other routes. */
export function NoDocuments({ exit, entry, links }: NoDocumentsProps) {
  return (
    <NoAnswer sentence={noDocuments} place="A field" tab="documents">
      <p className="lede">
        {exit || entry
          ? "The people who decide know. Ask them before you book anything."
          : "Too little is known of it to travel by, or it is one and the same country."}
      </p>
      <AuthorityContacts authorities={authoritiesOf({ exit, entry })} />
      <AnswerLinks title={`From ${links.from} we know the papers to`} links={links.links} />
    </NoAnswer>
  );
}
