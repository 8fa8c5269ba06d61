import { LocateFixed } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import {
  suggestCorrection,
  suggestVenue,
  type VenueSuggestion,
} from "#contracts/lookup/venue-suggestions.ts";
import type { Venue } from "#contracts/lookup/venues.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { DoneMessage } from "../../ui/done-message.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useDevicePosition } from "./venues-question.ts";
import { venueCodec, VenueFields } from "./venue-fields.tsx";
import { positionText } from "./venue-text.ts";

type SuggestFormProps = {
  /** The place to correct; null for a new one. */
  venue: Venue | null;
  onClose: () => void;
};

const name = "suggest-place";

/** The form to suggest a place or to correct one, with a draft in this browser. */
export default function SuggestForm({ venue, onClose }: SuggestFormProps) {
  const { pathname } = useLocation();
  const draftKey = venue ? `venue-correction:${venue._id}` : "venue:new";
  const [sent, setSent] = useState<VenueSuggestion>();
  const edit = useEdit(venueCodec, venue, {
    draftKey,
    create: ({ body, key }) => call(suggestVenue, { body, key }),
    update: ({ body }, { _id: id }) => call(suggestCorrection, { params: { id }, body }),
    onSaved: (saved: VenueSuggestion) => setSent(saved),
  });
  const here = useDevicePosition((position) => edit.set({ position: positionText(position) }));

  // The form loads after the dialog has set the focus.
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);

  if (sent) {
    return (
      <DoneMessage onClose={onClose}>
        Thanks! A moderator checks it before anything changes. See its status in{" "}
        <Link to="/account#place-suggestions">your account</Link>.
      </DoneMessage>
    );
  }
  const { closed } = edit.values;
  return (
    <EditForm
      ref={element}
      name={name}
      edit={edit}
      draftAt={{ key: draftKey, path: pathname }}
      action="Send suggestion"
      busyText="Sending..."
      disabled={venue !== null && !edit.dirty}
      beside={
        <Button disabled={edit.form.state.is === "sending"} onClick={onClose}>
          Cancel
        </Button>
      }
      leave={false}
    >
      {venue && venue.closedAt === null && (
        <CheckField
          name="closed"
          label="It has closed for good"
          checked={closed}
          onChange={({ target }) => edit.set({ closed: target.checked })}
        />
      )}
      {!closed && (
        <VenueFields
          edit={edit}
          form={name}
          locate={
            venue === null && (
              <div>
                <Button
                  small
                  busy={here.isLocating}
                  busyText="Locating…"
                  onClick={here.locate}
                  icon={<LocateFixed size={20} aria-hidden />}
                >
                  I'm there now
                </Button>
                {here.problem && <Notice>{here.problem}</Notice>}
              </div>
            )
          }
        />
      )}
      <TextField
        {...edit.field("source")}
        hint="A web page that confirms this: https://…"
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextArea {...edit.field("note")} hint="Only moderators see this." rows={2} />
    </EditForm>
  );
}
