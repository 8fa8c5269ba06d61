import { useQuery } from "@tanstack/react-query";
import { Ban, Ellipsis, UserCheck, UserPlus, VolumeX, Volume2 } from "lucide-react";
import { useState } from "react";
import { getProfile, type Profile } from "#contracts/accounts/profiles.ts";
import { useLocation, useNavigate } from "react-router";
import { isNotFound } from "../../data/errors.ts";
import { callQuery, Queries } from "../../data/queries.tsx";
import { logInPath } from "../../data/safe-next.ts";
import { useUserId } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { useReport } from "../reports/index.ts";
import styles from "./relations.module.css";
import { useRelate } from "./use-relation.ts";

type Viewer = NonNullable<Profile["viewer"]>;
type PersonActionsProps = { person: { _id: string; username: string } };

const nothing: Viewer = { following: false, blocked: false, muted: false };

/** The follow button of a profile, and a menu to mute or block the person. */
export const PersonActions = ({ person }: PersonActionsProps) => (
  <Queries>
    <Actions key={person._id} person={person} />
  </Queries>
);

function Actions({ person }: PersonActionsProps) {
  const { _id: id, username } = person;
  const userId = useUserId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [changed, setChanged] = useState<Partial<Viewer>>({});
  const [asking, setAsking] = useState(false);
  const { busy, failed, change } = useRelate(id);
  const report = useReport({ kind: "profile", id });

  const loaded = useQuery({
    ...callQuery(getProfile, { params: { id } }),
    enabled: userId !== undefined,
    staleTime: 0,
  });
  // The person has blocked the reader.
  if (isNotFound(loaded.error)) throw loaded.error;
  if (userId === id) return null;
  const viewer = loaded.data && "viewer" in loaded.data ? loaded.data.viewer : undefined;
  const { following, blocked, muted } = { ...nothing, ...viewer, ...changed };
  const set = (changes: Partial<Viewer>) => setChanged((before) => ({ ...before, ...changes }));
  const follow = async () => {
    if (userId === undefined) return navigate(logInPath(pathname));
    if (await change("follow", !following)) set({ following: !following });
  };
  const mute = async () => {
    if (!(await change("mute", !muted))) return;
    set({ muted: !muted });
    toast(muted ? `You unmuted ${username}.` : `You muted ${username}.`);
  };
  const unblock = async () => {
    if (!(await change("block", false))) return;
    set({ blocked: false });
    toast(`You unblocked ${username}.`);
  };

  return (
    <span className={styles.actions}>
      {blocked ? (
        <Button small busy={busy === "block"} onClick={() => void unblock()}>
          Unblock
        </Button>
      ) : (
        <FollowButton
          isFollowing={following}
          isBusy={busy === "follow"}
          onClick={() => void follow()}
        />
      )}
      {userId === undefined ? (
        <Menu label="More" icon={<Ellipsis size={16} aria-hidden />} items={[report.item]} />
      ) : (
        <Menu
          label="More"
          icon={<Ellipsis size={16} aria-hidden />}
          items={[
            muteItem({ username, muted, onChoose: () => void mute() }),
            blocked
              ? unblockItem(username, () => void unblock())
              : blockItem(username, () => setAsking(true)),
            report.item,
          ]}
        />
      )}
      {failed && (
        <span className={styles.problem} role="alert">
          {failed}
        </span>
      )}
      {report.dialog}
      <BlockDialog
        open={asking}
        person={person}
        onClose={() => setAsking(false)}
        onBlocked={() => set({ blocked: true, following: false })}
      />
    </span>
  );
}

type FollowButtonProps = { isFollowing: boolean; isBusy: boolean; onClick: () => void };

const FollowButton = ({ isFollowing, isBusy, onClick }: FollowButtonProps) => (
  <Button
    small
    variant={isFollowing ? "sec" : "pri"}
    aria-pressed={isFollowing}
    busy={isBusy}
    icon={isFollowing ? <UserCheck size={16} aria-hidden /> : <UserPlus size={16} aria-hidden />}
    onClick={onClick}
  >
    {isFollowing ? "Following" : "Follow"}
  </Button>
);

const muteItem = ({
  username,
  muted,
  onChoose,
}: {
  username: string;
  muted: boolean;
  onChoose: () => void;
}) => ({
  label: muted ? `Unmute ${username}` : `Mute ${username}`,
  icon: muted ? <Volume2 size={20} aria-hidden /> : <VolumeX size={20} aria-hidden />,
  onChoose,
});

const unblockItem = (username: string, onChoose: () => void) => ({
  label: `Unblock ${username}`,
  icon: <Ban size={20} aria-hidden />,
  onChoose,
});

const blockItem = (username: string, onChoose: () => void) => ({
  label: `Block ${username}`,
  icon: <Ban size={20} aria-hidden />,
  danger: true,
  onChoose,
});
