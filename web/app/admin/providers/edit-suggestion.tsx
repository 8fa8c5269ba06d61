import { useState } from "react";
import {
  editSuggestion,
  services,
  type Service,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { cityChoices } from "#reference/choices.ts";
import { call } from "../../data/browser.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, useForm } from "../../forms/use-form.ts";
import {
  providerBodyOf,
  ProviderFields,
  serviceLabels,
  providerTextOf,
} from "../../lookup/providers/index.ts";
import { useSuggestions } from "./use-suggestions.ts";

type EditSuggestionProps = { of: SuggestionToCheck; onClose: () => void };

/** Puts right what a suggestion says. */
export function EditSuggestion({ of: place, onClose }: EditSuggestionProps) {
  const { _id: id, state, version } = place;
  const suggestions = useSuggestions();
  const [words, setWords] = useState(providerTextOf(place));
  const [where, setWhere] = useState<{ service: Service; city: string }>(place);
  const body = { service: where.service, city: where.city, ...providerBodyOf(words) };
  const form = useForm({
    check: () => fieldErrors(editSuggestion.body, body),
    send: async () => {
      const now = await call(editSuggestion, { params: { id }, body, ifVersion: version });
      onClose();
      suggestions.keep(now, state);
      toast(`Saved: ${now.name}.`);
    },
    words: ({ code }) => {
      if (code === "CONFLICT") suggestions.askAgain();
      return undefined;
    },
  });
  const setService = (value: string) =>
    setWhere({ ...where, service: services.find((each) => each === value) ?? where.service });
  return (
    <Form name="edit" of={form}>
      <SelectField
        name="service"
        label="Service"
        value={where.service}
        onChange={(event) => setService(event.target.value)}
      >
        {services.map((each) => (
          <option key={each} value={each}>
            {serviceLabels[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="city"
        label="City"
        value={where.city}
        onChange={(event) => setWhere({ ...where, city: event.target.value })}
      >
        {cityChoices().map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <ProviderFields values={words} set={(change) => setWords({ ...words, ...change })} />
      <div className="row">
        <SubmitButton of={form} busyText="Saving…">
          Save
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
