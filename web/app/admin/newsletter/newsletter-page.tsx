import { useState } from "react";
import { useQuery, useMutation } from "@tanstack/react-query";
import {
  getNewsletter,
  type Newsletter,
  previewNewsletter,
  sendNewsletter,
  stopNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { dayText } from "#format/dates.ts";
import { errorCode, errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { callQuery } from "../../data/queries.tsx";
import { adminNewsletterPath } from "../../links/admin.ts";
import { LinkButton, Button } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { Chip } from "../../ui/tag.tsx";
import { AdminPage, Forbidden } from "../admin-page.tsx";
import type { Route } from "./+types/newsletter-page";
import { DraftActions } from "./draft-actions.tsx";
import { progressText, stateText } from "./text.ts";
import { useNewsletter } from "./use-newsletter.ts";
import styles from "./newsletter.module.css";

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
    <Outline height={320} />
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
          <NewsletterForm
            fallback={<Outline height={320} />}
            newsletter={newsletter}
            onDirty={setDirty}
          />
        </SectionCard>
      ) : (
        <SendingProgress newsletter={newsletter} />
      )}
      <Preview id={newsletter._id} isOutdated={isDraft && isDirty} />
      {isDraft && <DraftActions newsletter={newsletter} isDirty={isDirty} />}
    </div>
  );
}

type PreviewProps = {
  id: string;
  /** Something was typed that isn't saved. */
  isOutdated: boolean;
};

/** The saved newsletter as it is emailed, as HTML and as plain text. */
function Preview({ id, isOutdated }: PreviewProps) {
  const found = useQuery(callQuery(previewNewsletter, { params: { id } }));
  const { data: preview, isError, isFetching, dataUpdatedAt } = found;
  return (
    <SectionCard
      title="Preview"
      sentence={
        isOutdated ? "Your unsaved changes aren't shown. Save the draft to see them." : undefined
      }
    >
      {preview ? (
        <>
          <p>
            <b>Subject:</b> {preview.subject}
          </p>
          {/* A new frame for each version, as its address stays the same. */}
          <iframe
            key={dataUpdatedAt}
            className={styles.frame}
            title="HTML preview"
            src={preview.htmlUrl}
            sandbox=""
          />
          <details>
            <summary>Plain text</summary>
            <pre className={styles.plain}>{preview.text}</pre>
          </details>
        </>
      ) : isError ? (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          The preview couldn't load. Try again.
        </Notice>
      ) : (
        <Outline height={360} />
      )}
    </SectionCard>
  );
}

/** How far a newsletter is, with a button that stops or resumes it. */
function SendingProgress({ newsletter }: { newsletter: Newsletter }) {
  const { _id: id, subject, state, recipients, delivered, skipped, sentAt } = newsletter;
  const { cacheNewsletter } = useNewsletter();
  const change = useMutation({
    mutationFn: () =>
      call(state === "sending" ? stopNewsletter : sendNewsletter, { params: { id } }),
    onSuccess: cacheNewsletter,
  });
  const { label, tone } = stateText[state];
  return (
    <SectionCard title={subject}>
      <div className="row">
        <Chip tone={tone}>{label}</Chip>
        {sentAt !== null && <span className="meta">Started {dayText(sentAt)}</span>}
      </div>
      {state !== "sent" && (
        <progress
          className={styles.bar}
          max={Math.max(1, recipients)}
          value={delivered + skipped}
          aria-label="Delivered emails"
        />
      )}
      <output>{progressText(newsletter)}</output>
      {change.isError && <Notice>{errorMessage(change.error)}</Notice>}
      {state === "sending" && (
        <div>
          <Button
            variant="danger"
            busy={change.isPending}
            busyText="Stopping…"
            onClick={() => change.mutate()}
          >
            Stop sending
          </Button>
        </div>
      )}
      {state === "stopped" && (
        <div>
          <Button
            variant="pri"
            busy={change.isPending}
            busyText="Starting…"
            onClick={() => change.mutate()}
          >
            Resume sending
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
