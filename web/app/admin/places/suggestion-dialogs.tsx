import {
  editVenueSuggestion,
  type VenueSuggestionToCheck,
  rejectReasonMax,
  rejectVenueSuggestion,
  reopenVenue,
} from "#contracts/lookup/venue-suggestions.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { suggestedVenueCodec, VenueFields } from "../../lookup/venues/index.ts";
import { toast } from "../../ui/toast.tsx";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";

type EditSuggestionProps = {
  suggestion: VenueSuggestionToCheck;
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

const form = "edit-place";

/** Edits a suggestion, as the place would be with it. */
export function EditSuggestion({ suggestion, onChanged, onClose }: EditSuggestionProps) {
  const edit = useEdit(suggestedVenueCodec, suggestion, {
    draftKey: `venue-suggestion:${suggestion._id}`,
    update: ({ body, ifVersion }, { _id: id }) =>
      call(editVenueSuggestion, { params: { id }, body, ifVersion }),
    onSaved: async () => {
      onClose();
      await onChanged();
      toast("Suggestion saved.");
    },
    onConflict: () => void onChanged(),
    onClose,
  });
  return (
    <EditForm name={form} edit={edit} action="Save" busyText="Saving..." leave={false}>
      <VenueFields edit={edit} form={form} />
    </EditForm>
  );
}

type RejectSuggestionProps = {
  suggestion: VenueSuggestionToCheck;
  onClose: () => void;
  onDone: () => Promise<unknown>;
};

/** Asks for the reason to reject a suggestion, or to open a place again, which the author of the suggestion sees. */
export function RejectSuggestion({ suggestion, onClose, onDone }: RejectSuggestionProps) {
  const { _id: id, version } = suggestion;
  // The build leaves a body only where it is named with its endpoint.
  const { endpoint, schema, action, busyText } = suggestion.canReopen
    ? {
        endpoint: reopenVenue,
        schema: reopenVenue.body,
        action: "Open again",
        busyText: "Opening...",
      }
    : {
        endpoint: rejectVenueSuggestion,
        schema: rejectVenueSuggestion.body,
        action: "Reject suggestion",
        busyText: "Rejecting...",
      };
  const bodyOf = (sent: FormData) => ({ reason: textOf(sent, "reason") });
  const form = useForm({
    check: (sent) => fieldErrors(schema, bodyOf(sent)),
    send: async (sent) => {
      const body = bodyOf(sent);
      await call(endpoint, { params: { id }, body, ifVersion: version });
      onClose();
      await onDone();
    },
  });
  return (
    <Form name="reject" handle={form}>
      <TextArea
        name="reason"
        label="Reason"
        hint="The person who suggested it will see this."
        rows={2}
        maxLength={rejectReasonMax}
        required
      />
      <div className="row">
        <SubmitButton
          handle={form}
          variant={suggestion.canReopen ? "pri" : "danger"}
          busyText={busyText}
        >
          {action}
        </SubmitButton>
        <Button disabled={form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
