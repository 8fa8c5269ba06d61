import { editSuggestion, services, type SuggestionToCheck } from "#contracts/lookup/providers.ts";
import { cityChoices } from "#reference/choices.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { providerCodec, ProviderFields, serviceLabels } from "../../lookup/providers/index.ts";
import { SelectField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSuggestions } from "./use-suggestions.ts";

type EditSuggestionProps = { suggestion: SuggestionToCheck; onClose: () => void };

/** Edits a suggestion. */
export function EditSuggestion({ suggestion: place, onClose }: EditSuggestionProps) {
  const suggestions = useSuggestions();
  const edit = useEdit(providerCodec, place, {
    draftKey: `suggestion:${place._id}`,
    update: (request, { _id: id }) => call(editSuggestion, { params: { id }, ...request }),
    onSaved: (saved) => {
      onClose();
      suggestions.cacheSuggestion(saved, place.state);
      toast(`${saved.name} saved.`);
    },
    onConflict: (newer) => suggestions.cacheSuggestion(newer, place.state),
    onClose,
  });
  return (
    <EditForm name="edit" edit={edit} action="Save" busyText="Saving..." leave={false}>
      <SelectField {...edit.field("service")}>
        {services.map((each) => (
          <option key={each} value={each}>
            {serviceLabels[each]}
          </option>
        ))}
      </SelectField>
      <SelectField {...edit.field("city")}>
        {cityChoices().map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <ProviderFields edit={edit} />
    </EditForm>
  );
}
