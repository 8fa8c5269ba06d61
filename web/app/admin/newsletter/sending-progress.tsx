import { useMutation } from "@tanstack/react-query";
import {
  type Newsletter,
  sendNewsletter,
  stopNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { plainDate } from "../../ui/relative-time.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { Chip } from "../../ui/tag.tsx";
import styles from "./newsletter.module.css";
import { progressText, stateText } from "./text.ts";
import { useNewsletter } from "./use-newsletter.ts";

/** How far a newsletter is, with a button that stops or resumes it. */
export function SendingProgress({ newsletter }: { newsletter: Newsletter }) {
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
        {sentAt !== null && <span className="meta">Started {plainDate(sentAt)}</span>}
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
