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
import { noWords, placeOf, ProviderText } from "./provider-text.ts";

type SuggestFormProps = { service: Service; city: string; onClose: () => void };

/** Where a place is suggested; what is written stays in this browser until it is sent. */
export default function SuggestForm({ service, city, onClose }: SuggestFormProps) {
  const { pathname } = useLocation();
  const key = `provider:${service}:${city}`;
  const draft = useDraft({ key, schema: ProviderText, empty: noWords });
  const sending = useOnce();
  const [thanked, setThanked] = useState<string>();
  const { value: words, set } = draft;
  const body = { service, city, ...placeOf(words), note: words.note };
  const form = useForm({
    check: () => fieldErrors(suggestProvider.body, body),
    send: async () => {
      const { name } = await call(suggestProvider, { body, key: sending.keyFor(body) });
      sending.done();
      draft.discard();
      setThanked(name);
    },
  });

  // It is loaded after its dialog has looked for what to focus.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  if (thanked !== undefined) return <Thanks name={thanked} onClose={onClose} />;
  return (
    <Form ref={element} name="suggest" of={form} draftAt={{ key, path: pathname }}>
      <DraftNote of={draft} />
      <ProviderFields words={words} set={set} />
      <TextArea
        name="note"
        label="Anything we should know"
        hint="For whoever looks into it; nobody else reads it."
        rows={2}
        maxLength={providerNoteMax}
        value={words.note}
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
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="stack">
      <output ref={words} tabIndex={-1}>
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
