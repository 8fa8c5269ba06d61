import {
  OwnProfile,
  profileSaveFailed,
  units,
  updateProfile,
} from "#contracts/accounts/profiles.ts";
import { currencyName } from "#format/names.ts";
import { currencies } from "#format/money.ts";
import { inText } from "#format/words.ts";
import { call } from "../../data/browser.ts";
import { firstSentence } from "../../data/errors.ts";
import { codec } from "../../forms/codec.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { choice, nullableText } from "../../forms/fields.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { SelectField } from "../../ui/field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { cacheOwnProfile, readerFor } from "../viewer/index.ts";

const unitsText = { us: "Pounds and inches", metric: "Kilograms and centimeters" } as const;

const preferencesCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: {
    currency: nullableText("Currency"),
    units: choice("Units", ["", ...units], { show: (value) => (value ? unitsText[value] : "") }),
  },
});

/** The currency and the units of a member, for trips, pets and airlines. */
export function UnitsChoice({ profile }: { profile: OwnProfile }) {
  const usual = readerFor({ ...profile, currency: null, units: null }, navigator.language);
  const edit = useEdit(preferencesCodec, profile, {
    draftKey: "preferences",
    update: (request, { _id: id }) => call(updateProfile, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheOwnProfile(saved);
      toast("Currency and units saved.");
    },
    onConflict: cacheOwnProfile,
    failure: ({ message }) => ({ title: profileSaveFailed, message: firstSentence(message) }),
  });
  return (
    <SectionCard title="Currency and units" sentence="For your trips, pets and airline limits.">
      <EditForm name="preferences" className="stack" edit={edit} action="Save" small>
        <SelectField {...edit.field("currency")}>
          <option value="">Automatic ({usual.currency})</option>
          {currencies().map((code) => (
            <option key={code} value={code}>
              {code}, {currencyName(code)}
            </option>
          ))}
        </SelectField>
        <SelectField {...edit.field("units")}>
          <option value="">
            Automatic ({inText(unitsText[usual.weight === "kg" ? "metric" : "us"])})
          </option>
          {units.map((one) => (
            <option key={one} value={one}>
              {unitsText[one]}
            </option>
          ))}
        </SelectField>
      </EditForm>
    </SectionCard>
  );
}
