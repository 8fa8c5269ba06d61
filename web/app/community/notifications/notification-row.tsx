import {
  AtSign,
  Clock,
  Heart,
  MailPlus,
  Map as MapIcon,
  MessageCircle,
  Reply,
  Shield,
  UserPlus,
} from "lucide-react";
import { Link } from "react-router";
import type { Notification, NotificationKind } from "#contracts/community/notifications.ts";
import { counted } from "#format/plurals.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classes } from "../../ui/classes.ts";
import { excerpt } from "../../ui/text.ts";
import { When } from "../../ui/when.tsx";
import { eventText } from "./by-day.ts";
import styles from "./notification-row.module.css";

const icons: Record<NotificationKind, typeof Heart> = {
  reply: Reply,
  comment: MessageCircle,
  like: Heart,
  follow: UserPlus,
  mention: AtSign,
  invitation: MailPlus,
  trip: MapIcon,
  readiness: Clock,
  moderation: Shield,
};
const tones: Partial<Record<NotificationKind, string | undefined>> = {
  like: styles.love,
  follow: styles.ready,
  readiness: styles.due,
};

const excerptLength = 140;

type RowProps = { notification: Notification; onOpen: () => void };

/** One notification. Its link leads to the exact place and marks it, with older ones, as read. */
export function NotificationRow({ notification, onOpen }: RowProps) {
  const { what, actor, others, subject, text, createdAt, readAt } = notification;
  const Icon = icons[what];
  const event = eventText(notification);
  const isOfPerson = what === "follow";
  const title = isOfPerson ? "" : excerpt(subject.title, excerptLength);
  return (
    <li className={classes(styles.row, readAt === null && styles.unread)}>
      <span className={styles.face}>
        {actor ? (
          <>
            <Avatar face={actor} />
            <span className={classes(styles.kind, tones[what])}>
              <Icon size={14} aria-hidden />
            </span>
          </>
        ) : (
          <span className={classes(styles.site, tones[what])}>
            <Icon size={22} aria-hidden />
          </span>
        )}
      </span>
      <div className={styles.body}>
        <p>
          <Link className="cover-link" to={subject.path} onClick={onOpen}>
            {actor ? (
              <>
                <b>
                  {actor.username}
                  {others > 0 && ` and ${counted(others, "other")}`}
                </b>{" "}
                {event}
              </>
            ) : (
              <b>{event}</b>
            )}
          </Link>
        </p>
        {text && actor ? (
          <p className={styles.quote}>“{excerpt(text, excerptLength)}”</p>
        ) : (
          title && <p className={styles.quote}>{title}</p>
        )}
        {text && actor && title && <p className="meta">On “{title}”</p>}
        {text && !actor && (
          <p className="meta">{what === "moderation" ? `Reason: ${text}` : text}</p>
        )}
      </div>
      <span className={`meta num ${styles.when}`}>
        <When moment={createdAt} />
        {readAt === null && (
          <span className={styles.dot}>
            <span className="sr">Unread</span>
          </span>
        )}
      </span>
    </li>
  );
}
