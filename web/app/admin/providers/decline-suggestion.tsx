import {
  declineReasonMax,
  declineSuggestion,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { useSuggestions } from "./use-suggestions.ts";

type DeclineSuggestionProps = { of: SuggestionToCheck; onClose: () => void; onGone: () => void };

/** Says why a place is not shown, to who suggested it. */
export function DeclineSuggestion({ of: place, onClose, onGone }: DeclineSuggestionProps) {
  const { _id: id, name, state, version } = place;
  const suggestions = useSuggestions();
  const bodyOf = (sent: FormData) => ({ reason: textOf(sent, "reason") });
  const form = useForm({
    check: (sent) => fieldErrors(declineSuggestion.body, bodyOf(sent)),
    send: async (sent) => {
      const body = bodyOf(sent);
      const now = await call(declineSuggestion, { params: { id }, body, ifVersion: version });
      onClose();
      suggestions.keep(now, state);
      onGone();
      toast(state === "approved" ? `Off the list: ${name}.` : `Refused: ${name}.`);
    },
  });
  return (
    <Form name="refuse" of={form}>
      <TextArea
        name="reason"
        label="Reason"
        hint="Whoever suggested it reads this."
        rows={2}
        maxLength={declineReasonMax}
        required
      />
      <div className="row">
        <SubmitButton of={form} look="danger" busyText="Refusing…">
          {state === "approved" ? "Take it off the list" : "Refuse it"}
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
