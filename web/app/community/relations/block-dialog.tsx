import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { relate } from "./use-relation.ts";

type BlockDialogProps = {
  open: boolean;
  person: { _id: string; username: string };
  onClose: () => void;
  onBlocked?: () => void;
};

/** Says what a block does before it is done. */
export function BlockDialog({ open, person, onClose, onBlocked }: BlockDialogProps) {
  const { _id: id, username } = person;
  const block = async () => {
    await relate("block", id, true);
    toast(`You blocked ${username}.`, {
      undo: () => void relate("block", id, false).catch(() => undefined),
    });
    onBlocked?.();
  };
  return (
    <ConfirmDialog
      open={open}
      title={`Block ${username}?`}
      sentence="You won't see each other's posts, comments or profiles while you're both logged in, and you'll stop following each other. They won't be notified. You can undo this in your account."
      action={`Block ${username}`}
      busyText="Blocking..."
      onConfirm={block}
      onClose={onClose}
    />
  );
}
