import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { providerNoteMax, suggestProvider, type Service } from "#contracts/lookup/providers.ts";
import { call } from "../../data/browser.ts";
import { useOnce } from "../../data/idempotency.ts";
import { Button } from "../../ui/button.tsx";
import { DraftNote, useDraft } from "../../forms/draft.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { emptyProviderText, providerBodyOf, ProviderText } from "./provider-text.ts";

type SuggestFormProps = { service: Service; city: string; onClose: () => void };

/** The form to suggest a provider, with a draft in this browser. */
export default function SuggestForm({ service, city, onClose }: SuggestFormProps) {
  const { pathname } = useLocation();
  const key = `provider:${service}:${city}`;
  const draft = useDraft({ key, schema: ProviderText, empty: emptyProviderText });
  const sending = useOnce();
  const [thanked, setThanked] = useState<string>();
  const { value: values, set } = draft;
  const body = { service, city, ...providerBodyOf(values), note: values.note };
  const form = useForm({
    check: () => fieldErrors(suggestProvider.body, body),
    send: async () => {
      const { name } = await call(suggestProvider, { body, key: sending.keyFor(body) });
      sending.done();
      draft.discard();
      setThanked(name);
    },
  });

  // The form loads after the dialog has set the focus.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  if (thanked !== undefined) return <Thanks name={thanked} onClose={onClose} />;
  return (
    <Form ref={element} name="suggest" of={form} draftAt={{ key, path: pathname }}>
      <DraftNote of={draft} />
      <ProviderFields values={values} set={set} />
      <TextArea
        name="note"
        label="Anything we should know"
        hint="For whoever looks into it; nobody else reads it."
        rows={2}
        maxLength={providerNoteMax}
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      <div className="row">
        <SubmitButton of={form} busyText="Sending…">
          Suggest it
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function Thanks({ name, onClose }: { name: string; onClose: () => void }) {
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="stack">
      <output ref={message} tabIndex={-1}>
        Thank you. Somebody looks into {name} before it is shown here. What becomes of it stands in{" "}
        <Link to="/account#suggestions">your account</Link>.
      </output>
      <div>
        <Button look="pri" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
