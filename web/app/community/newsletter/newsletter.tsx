import { useEffect, useRef, useState } from "react";
import {
  newsletterCommentMax,
  newsletterNameMax,
  subscribe,
} from "#contracts/community/newsletter.ts";
import { defaultNewsletterText } from "#contracts/kernel/settings.ts";
import { call } from "../../data/browser.ts";
import { useSite } from "../../data/site.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Honeypot } from "../../ui/honeypot.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import styles from "./newsletter.module.css";

const fieldsOf = (form: FormData) => ({
  name: textOf(form, "name"),
  email: textOf(form, "email"),
  comment: textOf(form, "comment"),
  website: textOf(form, "website"),
});

/** The newsletter form in the footer. */
export function Newsletter() {
  const text = useSite()?.newsletterText ?? defaultNewsletterText;
  return (
    <section className={styles.panel} id="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">Monthly newsletter</h2>
        <p className={styles.hint}>{text}</p>
      </div>
      <SubscribeForm name="newsletter" variant="sec" />
    </section>
  );
}

type SubscribeFormProps = { name: string; variant?: "go" | "sec" };

/** The form to subscribe. Its name is unique on the page; only a main form has a prominent button. */
export function SubscribeForm({ name, variant = "go" }: SubscribeFormProps) {
  const [thanked, setThanked] = useState(false);
  const form = useForm({
    check: (sent) =>
      fieldErrors(subscribe.body, { ...fieldsOf(sent), consent: sent.has("consent") }),
    send: async (sent) => {
      await call(subscribe, { body: { ...fieldsOf(sent), consent: true } });
      setThanked(true);
    },
  });

  if (thanked) return <Thanks />;
  return (
    <Form name={name} handle={form} className="stack">
      <div className={styles.pair}>
        <TextField
          name="name"
          label="Name (optional)"
          autoComplete="name"
          maxLength={newsletterNameMax}
        />
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
      </div>
      <TextArea
        name="comment"
        label="Comment (optional)"
        hint="What would you like to read about?"
        rows={2}
        maxLength={newsletterCommentMax}
      />
      <Honeypot />
      <CheckField
        name="consent"
        label="I agree to receive the newsletter. Unsubscribe anytime."
        required
      />
      <div>
        <SubmitButton handle={form} variant={variant} busyText="Subscribing...">
          Subscribe
        </SubmitButton>
      </div>
    </Form>
  );
}

function Thanks() {
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <output ref={text} className={styles.thanks} tabIndex={-1}>
      Thank you. Check your email for a link to confirm your subscription.
    </output>
  );
}
