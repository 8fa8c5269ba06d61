import { useEffect, useState } from "react";
import type { Profile } from "#contracts/profiles.ts";
import { call, useSession } from "./browser.ts";

type Asked = { userId: string; answer: Promise<Profile> };

// Several parts of a page show the same person; one of them asks.
let asked: Asked | undefined;

function ask(userId: string): Promise<Profile> {
  if (asked?.userId !== userId) {
    const mine: Asked = { userId, answer: load() };
    asked = mine;
    mine.answer.catch(() => {
      if (asked === mine) asked = undefined;
    });
  }
  return asked.answer;
}

// Guests never need it, so it is not in what they load first.
async function load(): Promise<Profile> {
  const { getOwnProfile } = await import("#contracts/profiles.ts");
  return call(getOwnProfile);
}

/** The profile of the person at this browser: undefined for a guest and until it is here, null where it cannot be had. */
export function useOwnProfile(): Profile | null | undefined {
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const [known, setKnown] = useState<{ userId: string; profile: Profile | null }>();

  useEffect(() => {
    if (userId === undefined) return;
    let gone = false;
    const keep = (profile: Profile | null) => {
      if (!gone) setKnown({ userId, profile });
    };
    ask(userId).then(keep, () => keep(null));
    return () => {
      gone = true;
    };
  }, [userId]);

  return known?.userId === userId ? known?.profile : undefined;
}
