import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { endSession, listSessions, type Session } from "#contracts/accounts/accounts.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./sessions.module.css";

type SessionRowProps = { session: Session; onEnded: () => void };

/** One browser that is signed in, and a way to end that. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { _id: id, device, createdAt, current } = session;
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(endSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(queryKeyOf(listSessions), (before: Session[] | undefined) =>
        before?.filter((kept) => kept._id !== id),
      );
      onEnded();
      toast(`Signed out: ${device}.`);
    },
  });
  const Sign = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;

  return (
    <li>
      <div className={styles.line}>
        <Sign size={24} aria-hidden />
        <div className={styles.words}>
          <b id={`device-${id}`}>{device}</b>
          <span className="meta">
            Since <When moment={createdAt} />
          </span>
        </div>
        {current ? (
          <Chip tone="ready">This one</Chip>
        ) : (
          <Button
            small
            id={`end-${id}`}
            aria-labelledby={`end-${id} device-${id}`}
            busy={ending.isPending}
            onClick={() => ending.mutate()}
          >
            Sign out
          </Button>
        )}
      </div>
      {ending.isError && <Notice>{ending.error.message}</Notice>}
    </li>
  );
}
