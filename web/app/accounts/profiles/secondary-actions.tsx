import type { ReactNode } from "react";
import type { Profile } from "#contracts/accounts/profiles.ts";
import { useSiteName } from "../../data/site.ts";
import { ShareButton } from "../../ui/share-button.tsx";
import { profilePath } from "../../links/account.ts";
import styles from "./profiles.module.css";

type QuietActionsProps = { profile: Profile; children?: ReactNode };

/** Actions that everyone has on a profile, and others on the same line. */
export function QuietActions({ profile: { _id, username }, children }: QuietActionsProps) {
  return (
    <span className={styles.quiet}>
      <ShareButton title={`${username} on ${useSiteName()}`} path={profilePath(_id)} />
      {children}
    </span>
  );
}
