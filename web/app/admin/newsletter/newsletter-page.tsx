import { useState } from "react";
import { useQuery, useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import {
  getNewsletter,
  type Newsletter,
  previewNewsletter,
  sendNewsletter,
  stopNewsletter,
  deleteNewsletter,
  listNewsletters,
  noSubscribers,
  testNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { dayText } from "#format/dates.ts";
import { errorMessage } from "../../data/errors.ts";
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
import { DeleteDialog } from "../admin-item.tsx";
import { AdminItem, AdminPage } from "../admin-page.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Route } from "./+types/newsletter-page";
import { progressText, stateText, subscriberCount, useNewsletter } from "./use-newsletter.ts";
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
  return (
    <AdminItem query={found} name="This newsletter" missing={ErrorView}>
      {(newsletter) => <OneNewsletter newsletter={newsletter} />}
    </AdminItem>
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
  const { cacheItem } = useNewsletter();
  const change = useMutation({
    mutationFn: () =>
      call(state === "sending" ? stopNewsletter : sendNewsletter, { params: { id } }),
    onSuccess: cacheItem,
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

type DraftActionsProps = {
  newsletter: Newsletter;
  /** Something was typed that isn't saved, and would be missing. */
  isDirty: boolean;
};

/** Sends a test, sends the newsletter to everyone, or deletes the draft. */
function DraftActions({ newsletter, isDirty }: DraftActionsProps) {
  const { _id: id, subject, version } = newsletter;
  const [asking, setAsking] = useState<"send" | "delete">();
  const navigate = useNavigate();
  const { cacheItem, forget } = useNewsletter();
  const list = useQuery(callQuery(listNewsletters, { query: { limit: 1 } }));
  const subscribers = list.data?.subscribers;
  const test = useMutation({
    mutationFn: () => call(testNewsletter, { params: { id } }),
    onSuccess: ({ email }) => toast(`Test sent to ${email}.`),
  });

  const send = async () => {
    cacheItem(await call(sendNewsletter, { params: { id }, ifVersion: version }));
    toast("Sending started.");
  };

  return (
    <SectionCard
      title="Send"
      sentence={
        isDirty
          ? "Save the draft first. Only the saved version is sent."
          : subscribers === undefined
            ? undefined
            : subscribers === 0
              ? noSubscribers
              : `It goes to ${subscriberCount(subscribers)}.`
      }
    >
      {test.isError && <Notice>{errorMessage(test.error)}</Notice>}
      <div className="row">
        <Button
          busy={test.isPending}
          busyText="Sending test…"
          disabled={isDirty}
          onClick={() => test.mutate()}
        >
          Send test to me
        </Button>
        <Button
          variant="go"
          disabled={isDirty || subscribers === undefined || subscribers === 0}
          onClick={() => setAsking("send")}
        >
          Send to everyone
        </Button>
        <Button variant="danger" onClick={() => setAsking("delete")}>
          Delete draft
        </Button>
      </div>
      <ConfirmDialog
        open={asking === "send"}
        title={`Send “${subject}”?`}
        sentence={`It goes to ${subscriberCount(subscribers ?? 0)}. You can stop it while it's being sent, but emails already delivered can't be recalled.`}
        action="Send newsletter"
        busyText="Starting…"
        onConfirm={send}
        onClose={() => setAsking(undefined)}
      />
      <DeleteDialog
        open={asking === "delete"}
        title={`Delete “${subject}”?`}
        sentence="This can't be undone."
        action="Delete draft"
        remove={() => call(deleteNewsletter, { params: { id } })}
        onDeleted={async () => {
          toast("Draft deleted.");
          await navigate(adminNewsletterPath);
          forget(id);
        }}
        onClose={() => setAsking(undefined)}
      />
    </SectionCard>
  );
}
