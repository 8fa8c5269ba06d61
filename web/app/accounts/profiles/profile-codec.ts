import { OwnProfile, updateProfile } from "#contracts/accounts/profiles.ts";
import { codec } from "../../forms/codec.ts";
import { file, text } from "../../forms/fields.ts";
import { paperLabels } from "./profile-text.ts";

/** The codec of the profile form. */
export const profileCodec = codec({
  noun: "profile",
  resource: OwnProfile,
  update: updateProfile.body,
  fields: {
    username: text("Username"),
    bio: text("Bio"),
    avatar: file("Avatar"),
    passport: file(paperLabels.passport, { changed: "New file" }),
    importantDocs: file(paperLabels.importantDocs, { changed: "New file" }),
  },
});
