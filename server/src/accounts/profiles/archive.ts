import { type OwnProfile, updateProfile as call } from "#contracts/accounts/profiles.ts";
import {
  type ArchivedKind,
  archivePart,
  bodyOf,
  type JsonObject,
  textIn,
} from "../../platform/archive-part.ts";
import { getOwnProfile, updateProfile } from "./service.ts";

/** The username is a name on one site, and roles are given there. */
const texts = ["bio", "currency", "units", "clock", "weekStart"] as const;
const papers = ["avatar", "passport", "importantDocs"] as const;

const kind: ArchivedKind = {
  kind: "profile",
  name: "Profile",
  listIds: async () => [],
  async missing(db, owner, json) {
    const profile = await getOwnProfile(db, owner);
    const isMissing = (name: (typeof texts)[number] | (typeof papers)[number] | "homeCountry") =>
      !profile[name] && textIn(json[name]).trim() !== "";
    const names: string[] = [...texts, ...papers].filter(isMissing);
    // A region belongs to its country.
    if (isMissing("homeCountry")) names.push("homeCountry", "homeRegion");
    if (names.length === 0) return null;
    return Object.fromEntries(names.map((name) => [name, json[name]]));
  },
  async restore({ events, files, settings, session, upload }, { json }) {
    const { avatar, passport, importantDocs } = json;
    const uploads = {
      avatar: upload(avatar, call.files.avatar),
      passport: upload(passport, call.files.passport),
      importantDocs: upload(importantDocs, call.files.importantDocs),
    };
    const body = bodyOf(call, withoutFiles(json));
    const deps = { events, files, settings };
    await updateProfile(deps, session, {
      id: session.userId,
      body,
      uploads,
      ifVersion: undefined,
    });
    return session.userId;
  },
};

const withoutFiles = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !papers.some((one) => one === name)));

/** The profile: what is empty here is filled. */
export const profileArchive = archivePart<OwnProfile>({
  name: "profile",
  isFlat: true,
  title: "Profile",
  order: 0,
  list: async ({ db }, owner) => [await getOwnProfile(db, owner)],
  titleOf: ({ username }) => username,
  restored: {
    kinds: [kind],
    things: (json) => [{ kind: "profile", id: textIn(json["_id"]), title: "Profile", json }],
  },
});
