import { Check, Copy, Link2Off, Send } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { listText } from "#format/lists.ts";
import type { Share } from "#contracts/travel/shares.ts";
import { isPhone } from "../../../ui/share-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Copying, useCopy } from "../../../ui/use-copy.ts";
import { shareText } from "../../labels/index.ts";
import styles from "./sharing.module.css";
import type { TripDocument } from "../documents/trip-paper.tsx";
import { Until } from "./shared-documents.tsx";

type LinkRowProps = {
  link: Share;
  /** Those of the trip, for their names. */
  documents: readonly TripDocument[];
  /** Title for the phone's share dialog. */
  title: string;
  /** It was just created, so it gets the focus. */
  isNew: boolean;
  onRevoke: () => void;
};

const messageOf: Record<Copying, string> = {
  no: "",
  copied: "Link copied.",
  blocked: "Your browser blocked copying. The link is selected, so you can copy it yourself.",
};

/** "Only Rabies certificate and Ticket". */
function onlyText(link: Share, documents: readonly TripDocument[]): string {
  const names = documents.flatMap(({ key, label }) => (link.documents.includes(key) ? label : []));
  return names.length > 0 ? `Only ${listText(names)}` : "Only documents that are gone";
}

/** An active link: what it shows, when it expires, and its actions. */
export function LinkRow({ link, documents, title, isNew, onRevoke }: LinkRowProps) {
  const id = useId();
  const address = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { copying, copy } = useCopy(link.url, address);

  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);

  // Closing the share dialog is not a failure.
  const send = () => navigator.share({ title, url: link.url }).catch(() => undefined);
  const canSend = isPhone() && "share" in navigator;

  return (
    <li className={styles.link}>
      <p id={id} className={styles.what}>
        <b>{link.documentsOnly ? onlyText(link, documents) : shareText(link)}</b>
        <span className="meta">
          Expires <Until moment={link.expiresAt} />
        </span>
      </p>
      <input
        ref={address}
        className={styles.address}
        readOnly
        value={link.url}
        aria-label="Trip link"
        aria-describedby={id}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        {canSend && (
          <Button
            ref={first}
            small
            variant={isNew ? "pri" : "sec"}
            icon={<Send aria-hidden />}
            onClick={() => void send()}
          >
            Send link
          </Button>
        )}
        <Button
          ref={canSend ? undefined : first}
          small
          variant={isNew && !canSend ? "pri" : "sec"}
          icon={copying === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
          onClick={() => void copy()}
        >
          Copy link
        </Button>
        <Button
          small
          variant="danger"
          icon={<Link2Off aria-hidden />}
          aria-describedby={id}
          onClick={onRevoke}
        >
          Turn off
        </Button>
      </div>
      <output className={styles.message}>{messageOf[copying]}</output>
    </li>
  );
}
