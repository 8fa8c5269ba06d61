import { Pencil } from "lucide-react";
import type { OwnProfile } from "#contracts/accounts/profiles.ts";
import { Button } from "../../ui/button.tsx";
import { PassportButton } from "./passport-button.tsx";

type OwnActionsProps = { profile: OwnProfile; onUpdate: () => void; onAddPassport: () => void };

/** What a person does with their own profile. */
export function OwnActions({ profile, onUpdate, onAddPassport }: OwnActionsProps) {
  return (
    <>
      <Button id="update-profile" icon={<Pencil size={20} aria-hidden />} onClick={onUpdate}>
        Update
      </Button>
      <PassportButton profile={profile} onAdd={onAddPassport} />
    </>
  );
}
