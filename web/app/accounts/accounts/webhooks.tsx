import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { useRef, useState } from "react";
import {
  createWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  webhookUrlMax,
} from "#contracts/accounts/webhooks.ts";
import { momentText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./accounts.module.css";
import { plainly } from "./error-text.ts";
import { Loaded } from "./loaded.tsx";
import { useProof } from "./use-proof.tsx";

const eventLabels: Record<WebhookEvent | "test", string> = {
  "trip.created": "Trip created",
  "trip.changed": "Trip changed",
  "trip.deleted": "Trip deleted",
  "pet.created": "Pet added",
  "pet.changed": "Pet changed",
  "pet.deleted": "Pet deleted",
  test: "Test",
};

/** The servers that are sent what happens to the member's trips and pets. */
export function Webhooks() {
  const found = useQuery(callQuery(listWebhooks));
  return (
    <SectionCard
      id="webhooks"
      title="Webhooks"
      sentence="Tell your own server when your trips or pets change. It gets IDs, never their contents."
    >
      <Loaded found={found} name="your webhooks">
        {(webhooks) => <List webhooks={webhooks} />}
      </Loaded>
    </SectionCard>
  );
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

function List({ webhooks }: { webhooks: readonly Webhook[] }) {
  const list = useRef<HTMLUListElement>(null);
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<{ webhook: Webhook; how: "log" | "remove" }>();
  const reload = () => client.invalidateQueries({ queryKey: queryKeyOf(listWebhooks) });
  const close = () => setChosen(undefined);

  const remove = async ({ _id: id, url }: Webhook) => {
    await call(removeWebhook, { params: { id } });
    await reload();
    list.current?.focus();
    toast(`Nothing is sent to ${hostOf(url)} anymore.`);
  };

  return (
    <>
      <div>
        <Button icon={<Plus size={20} aria-hidden />} onClick={() => setAdding(true)}>
          Add webhook
        </Button>
      </div>
      {webhooks.length > 0 ? (
        <ul ref={list} className={styles.list} aria-label="Webhooks" tabIndex={-1}>
          {webhooks.map((webhook) => (
            <li key={webhook._id}>
              <div className={styles.line}>
                <WebhookIcon size={24} aria-hidden />
                <div className={styles.text}>
                  <b>{hostOf(webhook.url)}</b>
                  <span className="meta">
                    {webhook.disabledAt
                      ? "Off. Nothing is sent."
                      : webhook.failingSince
                        ? "Failing. Open the log to see why."
                        : webhook.events.map((event) => eventLabels[event]).join(", ")}
                  </span>
                </div>
                <Button
                  small
                  variant="txt"
                  aria-label={`Open log of ${hostOf(webhook.url)}`}
                  onClick={() => setChosen({ webhook, how: "log" })}
                >
                  Open log
                </Button>
                <Button
                  small
                  variant="txt"
                  aria-label={`Remove webhook to ${hostOf(webhook.url)}`}
                  onClick={() => setChosen({ webhook, how: "remove" })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="meta">No webhooks yet. Add the URL of a server that you run.</p>
      )}
      {isAdding && <AddWebhook onAdded={reload} onClose={() => setAdding(false)} />}
      {chosen?.how === "log" && <Log webhook={chosen.webhook} onChanged={reload} onClose={close} />}
      <ConfirmDialog
        open={chosen?.how === "remove"}
        title={`Remove the webhook to ${chosen ? hostOf(chosen.webhook.url) : ""}?`}
        sentence="Nothing more is sent to it, and its log is deleted."
        action="Remove webhook"
        busyText="Removing…"
        onConfirm={async () => chosen && remove(chosen.webhook)}
        onClose={close}
      />
    </>
  );
}

/** Asks where to send what, then shows the secret once. */
function AddWebhook({ onAdded, onClose }: { onAdded: () => Promise<void>; onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  const { withProof, proofDialog } = useProof();
  const bodyOf = (form: FormData) => ({
    url: textOf(form, "url"),
    events: webhookEvents.filter((event) => form.getAll("events").includes(event)),
  });
  const form = useForm({
    check: (sent) =>
      bodyOf(sent).events.length === 0
        ? { events: "Select what to send." }
        : fieldErrors(createWebhook.body, bodyOf(sent)),
    send: async (sent) => {
      const made = await withProof(() => call(createWebhook, { body: bodyOf(sent) }));
      setSecret(made.secret);
      await onAdded();
    },
    failure: plainly,
  });
  return (
    <Dialog open onClose={onClose} title={secret ? "Copy the secret" : "Add webhook"} closable>
      {secret ? (
        <div className="stack loose">
          <p>
            Your server checks with it that a message is from us (Standard Webhooks). It is shown
            only this once.
          </p>
          <CopyField name="secret" label="Signing secret" value={secret} />
        </div>
      ) : (
        <Form name="webhook" handle={form}>
          <TextField
            name="url"
            label="URL"
            hint="Begins with https://"
            type="url"
            maxLength={webhookUrlMax}
            autoComplete="off"
            data-first
            required
          />
          <fieldset className="stack tight">
            <legend>What to send</legend>
            {webhookEvents.map((event, at) => (
              <CheckField
                key={event}
                name="events"
                id={`webhook-${event}`}
                value={event}
                label={eventLabels[event]}
                defaultChecked
                // One message for all.
                {...(at > 0 && { error: "" })}
              />
            ))}
          </fieldset>
          <div>
            <SubmitButton handle={form} variant="pri" busyText="Adding…">
              Add webhook
            </SubmitButton>
          </div>
        </Form>
      )}
      {proofDialog}
    </Dialog>
  );
}

/** Of the newest; the API has the rest. */
const shown = 20;

type LogProps = { webhook: Webhook; onChanged: () => Promise<void>; onClose: () => void };

/** What a webhook was sent, with a test. */
function Log({ webhook, onChanged, onClose }: LogProps) {
  const params = { id: webhook._id };
  const client = useQueryClient();
  const { withProof, proofDialog } = useProof();
  const found = useQuery({
    ...callQuery(listDeliveries, { params, query: { limit: shown } }),
    // A test takes seconds.
    refetchInterval: ({ state }) => (state.data?.data.some(isSending) ? 1_000 : false),
  });
  const form = useForm({
    send: async () => {
      if (webhook.disabledAt) {
        await withProof(() => call(updateWebhook, { params, body: { enabled: true } }));
        await onChanged();
        onClose();
        return;
      }
      await call(testWebhook, { params });
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeyOf(listDeliveries) }),
        onChanged(),
      ]);
    },
    failure: plainly,
  });
  return (
    <Dialog open onClose={onClose} title={hostOf(webhook.url)} closable>
      <div className="stack loose">
        <Form name="webhook-test" handle={form}>
          <div>
            <SubmitButton handle={form} variant="pri" busyText="Sending…">
              {webhook.disabledAt ? "Turn on" : "Send a test"}
            </SubmitButton>
          </div>
        </Form>
        <Loaded found={found} name="the log">
          {({ data }) => <Deliveries deliveries={data} />}
        </Loaded>
      </div>
      {proofDialog}
    </Dialog>
  );
}

const Deliveries = ({ deliveries }: { deliveries: readonly Delivery[] }) =>
  deliveries.length === 0 ? (
    <p className="meta">Nothing was sent yet. Send a test to try it.</p>
  ) : (
    <ul className={styles.list} aria-label="Deliveries">
      {deliveries.map((delivery) => (
        <li key={delivery._id}>
          <div className={styles.text}>
            <b>{eventLabels[delivery.event]}</b>
            <span className="meta">
              <When moment={delivery.createdAt} /> · <Outcome delivery={delivery} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );

const isSending = ({ state, tries, nextTryAt }: Delivery): boolean =>
  state === "waiting" && (tries === 0 || nextTryAt === null);

function Outcome({ delivery }: { delivery: Delivery }) {
  const { state, status, answer, nextTryAt } = delivery;
  const reader = useReader();
  if (isSending(delivery)) return "sending";
  const reason = status === null ? (answer ?? "No answer.") : `Answer ${status}.`;
  if (state !== "waiting") return `${state === "delivered" ? "Delivered" : "Failed"}. ${reason}`;
  if (nextTryAt === null) return reason;
  return `${reason} Next try ${momentText(nextTryAt, "mediumTime", reader)}.`;
}
