import { useQuery } from "@tanstack/react-query";
import { type Agreement, listAgreements } from "#contracts/accounts/agreements.ts";
import { dayText } from "#format/dates.ts";
import { callQuery } from "../../data/queries.tsx";
import { privacyPath, termsPath } from "../../links/legal.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Link } from "react-router";

const texts = {
  terms: { label: "Terms of use", path: termsPath },
  privacy: { label: "Privacy policy", path: privacyPath },
} as const;

/** What the member agreed to at sign-up; nothing for accounts from before this was recorded. */
export function Agreements() {
  const found = useQuery(callQuery(listAgreements));
  const { data: agreements, isError, isFetching } = found;
  if (agreements?.length === 0 || (!agreements && !isError)) return null;
  return (
    <SectionCard
      title="What you agreed to"
      sentence="The versions that were current when you signed up."
    >
      {agreements ? (
        <ul className="stack tight">
          {agreements.map((agreement) => (
            <Line key={`${agreement.kind}-${agreement.number}`} agreement={agreement} />
          ))}
        </ul>
      ) : (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          Couldn't load what you agreed to.
        </Notice>
      )}
    </SectionCard>
  );
}

function Line({ agreement: { kind, number, publishedAt, agreedAt } }: { agreement: Agreement }) {
  const { label, path } = texts[kind];
  return (
    <li>
      <Link to={`${path}?version=${number}`}>{`${label} (version ${number})`}</Link>{" "}
      <span className="meta">
        {publishedAt !== null && `Published on ${dayText(publishedAt)}. `}
        {`Agreed on ${dayText(agreedAt)}`}
      </span>
    </li>
  );
}
