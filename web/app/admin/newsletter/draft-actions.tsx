import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import {
  deleteNewsletter,
  listNewsletters,
  type Newsletter,
  noSubscribers,
  sendNewsletter,
  testNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { errorMessage, isNotFound } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { adminNewsletterPath } from "../../links/admin.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { subscriberCount } from "./text.ts";
import { useNewsletter } from "./use-newsletter.ts";

type DraftActionsProps = {
  newsletter: Newsletter;
  /** Something was typed that isn't saved, and would be missing. */
  isDirty: boolean;
};

/** Sends a test, sends the newsletter to everyone, or deletes the draft. */
export function DraftActions({ newsletter, isDirty }: DraftActionsProps) {
  const { _id: id, subject, version } = newsletter;
  const [asking, setAsking] = useState<"send" | "delete">();
  const navigate = useNavigate();
  const { cacheNewsletter, forget } = useNewsletter();
  const list = useQuery(callQuery(listNewsletters, { query: { limit: 1 } }));
  const subscribers = list.data?.subscribers;
  const test = useMutation({
    mutationFn: () => call(testNewsletter, { params: { id } }),
    onSuccess: ({ email }) => toast(`Test sent to ${email}.`),
  });

  const send = async () => {
    cacheNewsletter(await call(sendNewsletter, { params: { id }, ifVersion: version }));
    toast("Sending started.");
  };
  const remove = async () => {
    try {
      await call(deleteNewsletter, { params: { id } });
    } catch (error) {
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast("Draft deleted.");
    await navigate(adminNewsletterPath);
    forget(id);
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
      <ConfirmDialog
        open={asking === "delete"}
        title={`Delete “${subject}”?`}
        sentence="This can't be undone."
        action="Delete draft"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(undefined)}
      />
    </SectionCard>
  );
}
