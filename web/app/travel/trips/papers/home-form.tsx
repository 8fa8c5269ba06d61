import { useQueryClient } from "@tanstack/react-query";
import { OwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { cacheOwnProfile } from "../../../accounts/viewer/index.ts";
import { call } from "../../../data/browser.ts";
import { codec } from "../../../forms/codec.ts";
import { EditForm } from "../../../forms/edit-form.tsx";
import { useEdit } from "../../../forms/use-edit.ts";
import { country, CountryField } from "../../../lookup/places/index.ts";
import { toast } from "../../../ui/toast.tsx";
import { refreshReadiness } from "../../readiness/index.ts";

const homeCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: { homeCountry: country("Home country") },
});

type HomeFormProps = { profile: OwnProfile; onDone: () => void };

/** The country that trips start from and that pets live in. */
export function HomeForm({ profile, onDone }: HomeFormProps) {
  const client = useQueryClient();
  const edit = useEdit(homeCodec, profile, {
    draftKey: "home-country",
    update: (request, { _id: id }) => call(updateProfile, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheOwnProfile(saved);
      refreshReadiness(client);
      toast("Saved.");
      onDone();
    },
    onConflict: cacheOwnProfile,
    onClose: onDone,
    failure: ({ message }) => ({ title: "Couldn't save your home country.", message }),
  });
  return (
    <EditForm name="home" edit={edit} action="Save" variant="pri">
      <CountryField {...edit.field("homeCountry")} hint="Where you and your pets live." />
    </EditForm>
  );
}
