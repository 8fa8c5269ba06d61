import {
  Ban,
  Bookmark,
  BookmarkMinus,
  Ellipsis,
  Luggage,
  UserMinus,
  UserPlus,
  VolumeX,
} from "lucide-react";
import { useState } from "react";
import { useUserId } from "../../data/session.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.tsx";
import { SaveToTripDialog, useBookmark } from "../bookmarks/index.ts";
import { useMine } from "../mine/index.ts";
import { useReport } from "../reports/index.ts";
import { BlockDialog, useRelate } from "../relations/index.ts";
import styles from "./post-menu.module.css";

type PostMenuProps = {
  kind: "hoot" | "blog";
  id: string;
  author: { _id: string; username: string } | null;
};

/**
 * On the card of a post: save it, report it; follow, mute or block its author. Guests log in before they report it. One
 * menu for both, because a menu that a guest's page opened stays open when the session is read.
 */
export function PostMenu({ kind, id, author }: PostMenuProps) {
  const userId = useUserId();
  const bookmark = useBookmark({ kind, id });
  const others = userId !== undefined && author && author._id !== userId ? author : null;
  const followed = useMine("profile", others?._id ?? userId ?? "")?.followed ?? false;
  const { failed, change } = useRelate(others?._id ?? "");
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const report = useReport({ kind, id });

  const follow = async (username: string) => {
    const isDone = await change("follow", !followed);
    if (isDone && !followed) toast(`You're now following ${username}.`);
  };
  const mute = async (username: string) => {
    if (!(await change("mute", true))) return;
    toast(`You muted ${username}.`, { undo: () => void change("mute", false) });
  };
  const ofAuthor = ({ username }: { username: string }): MenuItem[] => [
    {
      label: followed ? `Unfollow ${username}` : `Follow ${username}`,
      icon: followed ? <UserMinus size={20} aria-hidden /> : <UserPlus size={20} aria-hidden />,
      onChoose: () => void follow(username),
    },
    {
      label: `Mute ${username}`,
      icon: <VolumeX size={20} aria-hidden />,
      onChoose: () => void mute(username),
    },
    {
      label: `Block ${username}`,
      icon: <Ban size={20} aria-hidden />,
      danger: true,
      onChoose: () => setAsking(true),
    },
  ];
  const saving: MenuItem = {
    label: bookmark.saved ? "Remove bookmark" : "Save for later",
    icon: bookmark.saved ? (
      <BookmarkMinus size={20} aria-hidden />
    ) : (
      <Bookmark size={20} aria-hidden />
    ),
    onChoose: bookmark.toggle,
  };
  const savingToTrip: MenuItem = {
    label: "Save to trip",
    icon: <Luggage size={20} aria-hidden />,
    onChoose: () => setChoosing(true),
  };
  const itemsOfMember = () => [
    saving,
    savingToTrip,
    ...(others ? ofAuthor(others) : []),
    ...(author?._id === userId ? [] : [report.item]),
  ];
  const problem = failed ?? bookmark.failed;
  return (
    <span className={styles.menu}>
      <Menu
        compact
        label="More actions"
        icon={<Ellipsis size={20} aria-hidden />}
        items={userId === undefined ? [report.item] : itemsOfMember()}
      />
      {problem && (
        <span className={styles.problem} role="alert">
          {problem}
        </span>
      )}
      {report.dialog}
      <SaveToTripDialog kind={kind} id={id} open={choosing} onClose={() => setChoosing(false)} />
      {others && <BlockDialog open={asking} person={others} onClose={() => setAsking(false)} />}
    </span>
  );
}
