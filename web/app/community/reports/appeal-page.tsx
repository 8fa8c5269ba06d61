import { useSearchParams, Link } from "react-router";
import { useQuery } from "@tanstack/react-query";
import {
  createAppeal,
  getDecision,
  type OwnDecision,
  appealTextMax,
} from "#contracts/community/moderation.ts";
import { momentText } from "#format/dates.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { pageMeta } from "../../ui/meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { When } from "../../ui/when.tsx";
import type { Route } from "./+types/appeal-page";
import { kindLabels } from "./labels.ts";
import styles from "./reports.module.css";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "A moderator's decision", hidden: true });

/** What moderators decided about something of the reader. A token from the email stands in for the log-in. */
export default function AppealPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const token = search.get("token") ?? undefined;
  const outline = <Skeleton height={240} rounded />;
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">A moderator's decision</Heading>
      {!hydrated && outline}
      {hydrated && token !== undefined && <Appeal key={id} id={id} token={token} />}
      {hydrated && token === undefined && (
        <MembersOnly fallback={outline}>
          {({ userId }) => <Appeal key={userId} id={id} />}
        </MembersOnly>
      )}
    </section>
  );
}

type AppealProps = { id: string; token?: string };

/** The decision with its reason, and the form that asks for another look once. */
function Appeal({ id, token }: AppealProps) {
  const { data, isError, error, isFetching, refetch } = useQuery({
    queryKey: [...queryKeyOf(getDecision, { params: { id } }), token ?? ""],
    queryFn: ({ signal }) => call(getDecision, { params: { id }, query: { token }, signal }),
  });
  if (isError) {
    return (
      <Notice busy={isFetching} onRetry={() => void refetch()}>
        Couldn't load the decision. {errorMessage(error)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height={240} rounded />;
  const { kind, title, text, path, note, createdAt } = data;
  const isShown = data.decision === "restore" || data.decision === "release";
  return (
    <>
      <Notice tone={isShown ? "ready" : "due"}>
        <b>{sentenceOf(data)}</b>{" "}
        <span className="meta">
          <When moment={createdAt} />
        </span>
        {note && <p className={styles.text}>Reason: {note}</p>}
      </Notice>
      {title && (
        <SectionCard title={`Your ${kindLabels[kind]}`}>
          <div className={styles.quote}>
            <p>
              <b>{title}</b>
            </p>
            {text !== title && <p className={styles.text}>{text}</p>}
          </div>
          {path && isShown && <Link to={path}>View it</Link>}
        </SectionCard>
      )}
      {data.appeal ? (
        <SectionCard title="Your request for another look">
          <p className={`${styles.quote} ${styles.text}`}>{data.appeal.text}</p>
          <p>{outcomeOf(data.appeal.outcome)}</p>
        </SectionCard>
      ) : (
        data.canAppeal && <AppealForm id={id} token={token} onSent={() => void refetch()} />
      )}
    </>
  );
}

function AppealForm({
  id,
  token,
  onSent,
}: AppealProps & { token: string | undefined; onSent: () => void }) {
  const form = useForm({
    check: (fields) => fieldErrors(createAppeal.body, { id, token, text: textOf(fields, "text") }),
    send: async (fields) => {
      await call(createAppeal, { body: { id, token, text: textOf(fields, "text") } });
      onSent();
    },
  });
  return (
    <SectionCard
      title="Ask for another look"
      sentence="Tell the moderators what they should know. You can ask once."
    >
      <Form name="appeal" handle={form} className="stack">
        <TextArea name="text" label="Message" rows={5} required maxLength={appealTextMax} />
        <div>
          <SubmitButton handle={form} busyText="Sending...">
            Ask for another look
          </SubmitButton>
        </div>
      </Form>
    </SectionCard>
  );
}

function sentenceOf({ decision, kind, until }: OwnDecision): string {
  const thing = kindLabels[kind];
  switch (decision) {
    case "hide":
      return `Moderators hid your ${thing}. Only you and the moderators can see it.`;
    case "remove":
      return `Moderators removed your ${thing}.`;
    case "warn":
      return `Moderators sent you a warning about your ${thing}.`;
    case "suspend":
      return until
        ? `Your account is suspended until ${momentText(until, "medium")}.`
        : "Your account is suspended.";
    case "restore":
      return `Moderators restored your ${thing}.`;
    case "release":
      return `Moderators reviewed your ${thing}. Everyone can see it now.`;
    default:
      return `Moderators took another look at your ${thing}. Their decision stands.`;
  }
}

const outcomeOf = (outcome: "restore" | "uphold" | null): string =>
  outcome === null
    ? "Moderators will take another look. We'll email you."
    : outcome === "restore"
      ? "Moderators took another look and restored it."
      : "Moderators took another look. Their decision stands.";
