import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { updateProfile, OwnProfile } from "#contracts/accounts/profiles.ts";
import { countryNamed, regionLabels } from "#reference/country-names.ts";
import { cacheOwnProfile, useOwnProfileState } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { EditForm } from "../../forms/edit-form.tsx";
import { codec } from "../../forms/codec.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { useEdit } from "../../forms/use-edit.ts";
import { CountryField, country, countryText } from "../../lookup/places/index.ts";
import { Button } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { refreshReadiness } from "../readiness/index.ts";
import styles from "./household.module.css";

const draftKey = "home";
const editId = "edit-home";

/** Where the household lives. */
export function Home() {
  const own = useOwnProfileState();
  const [isEditing, setEditing] = useState(() => hasDraft(draftKey));
  if (own?.is === "failed") {
    return <Notice onRetry={own.retry}>Couldn't load your home country. Try again.</Notice>;
  }
  if (own?.is !== "here") return <Skeleton height={48} />;
  const { profile } = own;
  const home = homeText(profile);
  const close = () => {
    setEditing(false);
    focusSoon(editId);
  };
  if (isEditing) return <HomeForm profile={profile} onDone={close} />;
  return (
    <div className={styles.line}>
      <p>
        <b>Home</b>
        <span className="meta">{home || "Add where you and your pets live."}</span>
      </p>
      <Button id={editId} small onClick={() => setEditing(true)}>
        {home ? "Change home" : "Add home"}
      </Button>
    </div>
  );
}

/** Edits where the household lives. */
export function HomeForm({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const client = useQueryClient();
  const edit = useEdit(homeCodec, profile, {
    draftKey,
    update: (request, { _id: id }) => call(updateProfile, { params: { id }, ...request }),
    onSaved: (saved) => {
      cacheOwnProfile(saved);
      refreshReadiness(client);
      toast("Home saved.");
      onDone();
    },
    onConflict: cacheOwnProfile,
    onClose: onDone,
  });
  return (
    <EditForm name="home" edit={edit} action="Save home">
      <CountryField
        {...edit.field("homeCountry")}
        hint="A country, or Hawaii, Bali or Northern Ireland, which have their own rules."
      />
    </EditForm>
  );
}

type HomeOf = Pick<OwnProfile, "homeCountry" | "homeRegion">;

/** "United States", or a region with rules of its own, such as "Hawaii". */
const homeText = ({ homeCountry, homeRegion }: HomeOf): string =>
  (homeRegion && regionLabels[homeRegion]) || (homeCountry ? countryText(homeCountry) : "");

/** The form that says where a household lives. */
const homeCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: { homeCountry: country("Home country") },
  print: (profile) => ({ homeCountry: homeText(profile) }),
  parse: ({ homeCountry }) => ({ homeRegion: countryNamed(homeCountry)?.region ?? null }),
});
