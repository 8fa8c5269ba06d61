import { useState } from "react";
import {
  blockPerson,
  followPerson,
  mutePerson,
  unblockPerson,
  unfollowPerson,
  unmutePerson,
} from "#contracts/community/relations.ts";
import { refreshHiddenPeople } from "../../accounts/viewer/index.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { changeMine, refetchMine } from "../mine/index.ts";

const calls = {
  follow: { on: followPerson, off: unfollowPerson },
  block: { on: blockPerson, off: unblockPerson },
  mute: { on: mutePerson, off: unmutePerson },
};
export type RelationKind = keyof typeof calls;

/** Follows, blocks or mutes a person, or undoes it. Lists leave them out, or show them again, at once. */
export async function relate(kind: RelationKind, id: string, on: boolean): Promise<void> {
  const save = () => call(calls[kind][on ? "on" : "off"], { params: { id } });
  // A block ends following, too.
  if (kind === "follow" || (kind === "block" && on)) {
    await changeMine("profile", id, { followed: kind === "follow" && on }, save);
  } else {
    await save();
  }
  if (kind === "follow") return;
  refetchMine();
  await refreshHiddenPeople();
}

/** Does the same for a button: whether it is being done, and why it failed. */
export function useRelate(id: string) {
  const [busy, setBusy] = useState<RelationKind>();
  const [failed, setFailed] = useState<string>();
  const change = async (kind: RelationKind, on: boolean): Promise<boolean> => {
    setBusy(kind);
    setFailed(undefined);
    try {
      await relate(kind, id, on);
      return true;
    } catch (error) {
      setFailed(errorMessage(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failed, change };
}
