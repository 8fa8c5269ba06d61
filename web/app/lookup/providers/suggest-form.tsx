import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { suggestProvider, type Service, type Suggestion } from "#contracts/lookup/providers.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { DoneMessage } from "../../ui/done-message.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ProviderFields, providerCodec } from "./provider-fields.tsx";

type SuggestFormProps = { service: Service; city: string; onClose: () => void };

/** The form to suggest a provider, with a draft in this browser. */
export default function SuggestForm({ service, city, onClose }: SuggestFormProps) {
  const { pathname } = useLocation();
  const draftKey = `provider:${service}:${city}`;
  const [thanked, setThanked] = useState<string>();
  const edit = useEdit(providerCodec, null, {
    draftKey,
    initial: { service, city },
    create: (request) => call(suggestProvider, request),
    onSaved: ({ name }: Suggestion) => setThanked(name),
  });

  // The form loads after the dialog has set the focus.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  if (thanked !== undefined)
    return (
      <DoneMessage onClose={onClose}>
        Thanks! We'll check {thanked} before we list it. See its status in{" "}
        <Link to="/account#suggestions">your account</Link>.
      </DoneMessage>
    );
  return (
    <EditForm
      ref={element}
      name="suggest"
      edit={edit}
      draftAt={{ key: draftKey, path: pathname }}
      action="Send suggestion"
      busyText="Sending..."
      beside={
        <Button disabled={edit.form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      }
      leave={false}
    >
      <ProviderFields edit={edit} />
      <TextArea {...edit.field("note")} hint="Only reviewers see this." rows={2} />
    </EditForm>
  );
}
