import { data } from "react-router";
import { animals, noDocuments, type Animal } from "#contracts/lookup/answer-names.ts";
import { getDocuments, type Authority } from "#contracts/lookup/answers.ts";
import { authoritiesFor } from "#reference/documents.ts";
import { apiContext, siteContext } from "../../data/server.ts";
import type { Route } from "./+types/documents-page";
import { answerMeta, noAnswerMeta } from "./answer-meta.ts";
import { descriptionOf, questionsOf, titleOf } from "./documents-text.ts";
import { DocumentsView } from "./documents-view.tsx";
import { answerOrUndefined } from "./optional-answer.ts";
import { documentLinksFrom, type AnswerLink } from "./document-links.ts";
import { NoAnswer, AnswerLinks } from "./no-answer.tsx";
import { authoritiesOf } from "./authorities.ts";
import { AuthorityContacts } from "./authority-contacts.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const species = speciesIn(request.url);
  const answer = await answerOrUndefined(
    context.get(apiContext)(getDocuments, { params, query: { species } }),
  );
  if (answer) {
    return { is: "found", answer, site: context.get(siteContext).publicUrl } as const;
  }
  const authorities = authoritiesFor(params.from, params.to);
  return data({ is: "missing", ...authorities, links: documentLinksFrom(params.from) } as const, {
    status: 404,
  });
}

const speciesIn = (url: string): Animal | undefined => {
  const species = new URL(url).searchParams.get("species");
  return animals.find((animal) => animal === species);
};

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData;
  if (loaded?.is !== "found") return noAnswerMeta(args, noDocuments);
  const { answer, site } = loaded;
  const { from, to, path } = answer;
  return answerMeta(args, {
    title: titleOf(answer),
    description: descriptionOf(answer),
    path,
    place: to.label === "Indonesia" ? "Bali" : to.label,
    site,
    name: `${from.label} to ${to.label}`,
    questions: questionsOf(answer),
  });
};

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return loaderData.is === "found" ? (
    <DocumentsView answer={loaderData.answer} />
  ) : (
    <NoDocuments {...loaderData} />
  );
}

type NoDocumentsProps = {
  exit?: Authority | undefined;
  entry?: Authority | undefined;
  links: { from: string; links: readonly AnswerLink[] };
};

/** The page of a route without an answer: contacts and links to other routes. */
function NoDocuments({ exit, entry, links }: NoDocumentsProps) {
  return (
    <NoAnswer sentence={noDocuments} place="A field" tab="documents">
      <p className="lede">
        {exit || entry
          ? "Contact these offices before you book."
          : "We don't have enough information about this route, or both places are in the same country."}
      </p>
      <AuthorityContacts authorities={authoritiesOf({ exit, entry })} />
      <AnswerLinks title={`Routes we cover from ${links.from}`} links={links.links} />
    </NoAnswer>
  );
}
