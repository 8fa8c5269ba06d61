import * as z from "zod/mini";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { localDay } from "#contracts/kernel/days.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import {
  firstVisitDay,
  listOwnReviews,
  putReview,
  type Review,
} from "#contracts/lookup/venue-reviews.ts";
import { petPolicies } from "#contracts/lookup/venues.ts";
import { altsOfReplaced, PhotoFields } from "../../community/hoots/index.ts";
import { heldToast } from "../../community/reports/index.ts";
import { call, useSession } from "../../data/browser.ts";
import { callQuery } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { logInPath } from "../../data/safe-next.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { LoggedOutNotice } from "../../forms/logged-out-notice.tsx";
import { useEdit } from "../../forms/use-edit.ts";
import { venuePath } from "../../links/venues.ts";
import { useOwnPets } from "../../travel/pets/index.ts";
import { currenciesToOffer } from "../../ui/amounts.ts";
import { DateField } from "../../ui/date-field.tsx";
import { SelectField, TextArea, TextField, useFieldSetting } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { reviewCodec, allowedTexts } from "./review-codec.ts";
import styles from "./reviews.module.css";
import { CircleAlert, Star } from "lucide-react";
import { counted } from "#format/plurals.ts";

type Edit = EditOf<typeof reviewCodec>;

type ReviewFormProps = {
  venueId: string;
  /** The own review that is edited. */
  review: Review | null;
  onSaved: (saved: Review) => void;
  onClose: () => void;
};

const yearOf = (day: string): string => day.slice(0, 4);

/** Reviews a visit, or edits one's own review; what was typed stays when that fails. */
export function ReviewForm({ venueId, review, onSaved, onClose }: ReviewFormProps) {
  const session = useSession();
  const { currency } = useReader();
  const params = { id: venueId };
  const own = useQuery(callQuery(listOwnReviews, { params }));
  const edit = useEdit(reviewCodec, review, {
    draftKey: `venue-review:${review?._id ?? venueId}`,
    initial: { currency, visitedOn: localDay() },
    create: (request) => call(putReview, { params, ...request }),
    update: (request, current, values) => {
      if (yearOf(values.visitedOn) !== yearOf(current.visitedOn)) throw otherYear(current);
      // The review as a whole replaces what is there.
      const body = z.parse(putReview.body, reviewCodec.body(values, null));
      const alts = altsOfAll(values);
      return call(putReview, {
        params,
        ...request,
        body: { ...body, ...alts, ...altsOfReplaced(request.files, values) },
      });
    },
    onSaved: (saved) => {
      toast(saved.held ? heldToast : review ? "Changes saved." : "Thanks. Your review is public.");
      onSaved(saved);
    },
    onConflict: onSaved,
    onClose,
  });
  // The form loads after its button is gone.
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: form } = element;
    const chosen = form?.querySelector<HTMLInputElement>("input:checked");
    (chosen ?? form?.querySelector("input"))?.focus({ preventScroll: true });
    form?.scrollIntoView({ block: "start" });
  }, []);
  const { visitedOn } = edit.values;
  const isReplacing =
    !review && own.data?.data.some((each) => yearOf(each.visitedOn) === yearOf(visitedOn));
  return (
    <div className={`card pad ${styles.form}`} ref={element}>
      <EditForm
        name="review"
        edit={edit}
        action={review ? "Save changes" : "Post review"}
        busyText={review ? "Saving…" : "Posting…"}
        draftAt={{ key: `venue-review:${venueId}`, path: venuePath(venueId) }}
        above={
          session.is === "guest" && (
            <LoggedOutNotice logIn={logInPath(venuePath(venueId))} to="post" />
          )
        }
      >
        <StarChoice value={edit.values.stars} onChoose={(stars) => edit.set({ stars })} />
        <TextArea
          {...edit.field("text")}
          rows={4}
          hint="How was it with your pet? What should others know?"
        />
        <div className={styles.pair}>
          <DateField
            {...edit.field("visitedOn")}
            hint="You can review a place once a year."
            min={firstVisitDay}
            max={localDay()}
          />
          <PetChoice edit={edit} />
        </div>
        {isReplacing && (
          <Notice tone="info">
            You reviewed this place in {yearOf(visitedOn)}. Posting replaces that review.
          </Notice>
        )}
        <Facts edit={edit} />
        <PhotoFields edit={edit} />
      </EditForm>
    </div>
  );
}

const altsOfAll = (values: Edit["values"]) => ({
  photoOneAlt: values.photoOneAlt,
  photoTwoAlt: values.photoTwoAlt,
  photoThreeAlt: values.photoThreeAlt,
  photoFourAlt: values.photoFourAlt,
});

function otherYear({ visitedOn }: Review): AppError {
  const text = `This review is about ${yearOf(visitedOn)}. Add a visit for another year.`;
  return new AppError("VALIDATION", text, { fields: { visitedOn: text } });
}

function PetChoice({ edit }: { edit: Edit }) {
  const pets = useOwnPets();
  return (
    <SelectField {...edit.field("petId")} hint="Others see its name and portrait.">
      <option value="">Select</option>
      {pets.data?.map(({ _id, petName }) => (
        <option key={_id} value={_id}>
          {petName}
        </option>
      ))}
    </SelectField>
  );
}

/** What was so at the place; all of it can be left out. */
function Facts({ edit }: { edit: Edit }) {
  const { values } = edit;
  return (
    <fieldset className={styles.facts}>
      <legend>
        About your visit <span className="meta">Optional</span>
      </legend>
      <div className={styles.pair}>
        <SelectField {...edit.field("allowed")}>
          <option value="">Select</option>
          {petPolicies.map((policy) => (
            <option key={policy} value={policy}>
              {allowedTexts[policy]}
            </option>
          ))}
        </SelectField>
        <SelectField {...edit.field("fee")}>
          <option value="unknown">I don't know</option>
          <option value="none">No fee</option>
          <option value="paid">Yes, a fee</option>
        </SelectField>
      </div>
      {values.fee === "paid" && (
        <div className={styles.pair}>
          <TextField {...edit.field("amount")} inputMode="decimal" autoComplete="off" />
          <SelectField {...edit.field("currency")}>
            {currenciesToOffer().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
      )}
      <div className={styles.pair}>
        {(["water", "fenced"] as const).map((name) => (
          <SelectField key={name} {...edit.field(name)}>
            <option value="">Select</option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </SelectField>
        ))}
        <TextField {...edit.field("maxKg")} hint="For example: 20 lb or 9 kg" autoComplete="off" />
        <TextField
          {...edit.field("maxPets")}
          hint="For example: 2"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}

const choices = ["1", "2", "3", "4", "5"] as const;

type StarChoiceProps = {
  value: "" | (typeof choices)[number];
  onChoose: (value: (typeof choices)[number]) => void;
};

/** One to five stars: radio buttons, so that arrows move between them. */
function StarChoice({ value, onChoose }: StarChoiceProps) {
  const { id, error } = useFieldSetting("stars");
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.choice}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>Stars</legend>
      <div className={styles.starRow}>
        {choices.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              onChange={() => onChoose(stars)}
            />
            <Star size={28} aria-hidden className={stars <= value ? styles.filled : undefined} />
            <span className="sr">{counted(Number(stars), "star")}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
