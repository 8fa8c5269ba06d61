import { Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { getNewsletter, type Newsletter } from "#contracts/community/newsletter-admin.ts";
import { errorCode } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { callQuery } from "../../data/queries.tsx";
import { adminNewsletterPath } from "../../links/admin-site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { AdminPage, Outline } from "../admin-page.tsx";
import { Forbidden } from "../admins-only.tsx";
import type { Route } from "./+types/newsletter-page";
import { DraftActions } from "./draft-actions.tsx";
import { Preview } from "./preview.tsx";
import { SendingProgress } from "./sending-progress.tsx";

const NewsletterForm = lazy(async () => (await import("./newsletter-form.tsx")).NewsletterForm);

const progressMs = 2_000;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Newsletter", hidden: true });

export default function NewsletterPage({ params: { id } }: Route.ComponentProps) {
  return (
    <AdminPage title="Newsletter" sentence="Preview it, send a test to yourself, then send it.">
      <LoadedNewsletter key={id} id={id} />
    </AdminPage>
  );
}

function LoadedNewsletter({ id }: { id: string }) {
  const found = useQuery({
    ...callQuery(getNewsletter, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === "sending" ? progressMs : false),
  });
  const { data: newsletter, error, isFetching } = found;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (errorCode(error) === "NOT_FOUND") return <ErrorView error={error} />;
  if (newsletter) return <OneNewsletter newsletter={newsletter} />;
  return error ? (
    <Notice busy={isFetching} onRetry={() => void found.refetch()}>
      This newsletter couldn't load. Try again.
    </Notice>
  ) : (
    <Outline />
  );
}

function OneNewsletter({ newsletter }: { newsletter: Newsletter }) {
  const [isDirty, setDirty] = useState(false);
  const isDraft = newsletter.state === "draft";
  return (
    <div className="stack loose">
      <div>
        <LinkButton small to={adminNewsletterPath}>
          All newsletters
        </LinkButton>
      </div>
      {isDraft ? (
        <SectionCard title="Draft">
          <Suspense fallback={<Outline />}>
            <NewsletterForm newsletter={newsletter} onDirty={setDirty} />
          </Suspense>
        </SectionCard>
      ) : (
        <SendingProgress newsletter={newsletter} />
      )}
      <Preview id={newsletter._id} isOutdated={isDraft && isDirty} />
      {isDraft && <DraftActions newsletter={newsletter} isDirty={isDirty} />}
    </div>
  );
}
