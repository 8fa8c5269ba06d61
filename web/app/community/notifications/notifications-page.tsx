import { useQueryClient } from "@tanstack/react-query";
import {
  CheckCheck,
  SlidersHorizontal,
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
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import {
  listNotifications,
  readNotifications,
  type Notification,
  type NotificationKind,
} from "#contracts/community/notifications.ts";
import type { Reader } from "#format/reader.ts";
import { forReader } from "#format/measures.ts";
import { MembersOnly } from "../../data/guard.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Outline } from "../../ui/skeleton.tsx";
import { call } from "../../data/browser.ts";
import { classes } from "../../ui/classes.ts";
import { errorMessage } from "../../data/errors.ts";
import { grow, nextId, useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { useStore } from "../../data/store.ts";
import { allPath } from "../../links/hoots.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { excerpt } from "../../ui/text.ts";
import { When } from "../../ui/when.tsx";
import { useReader } from "../../data/reader.ts";
import type { Route } from "./+types/notifications-page";
import { byDay, eventParts } from "./by-day.ts";
import { changes, unread as unreadStore } from "./unread-store.ts";
import { texts } from "./texts.ts";
import styles from "./notifications.module.css";
import { SettingsCard } from "./settings-card.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: texts.title(), hidden: true });

export default function NotificationsPage() {
  const reader = useReader();
  return (
    <section className={`wrap ${styles.page}`}>
      <Heading level="h1">{texts.title(reader)}</Heading>
      <MembersOnly fallback={<Outline height={132} />}>
        {() => (
          <div className={styles.split}>
            <NotificationList />
            <aside id="settings" className={styles.aside} aria-label={texts.settingsLabel(reader)}>
              <SettingsCard />
            </aside>
          </div>
        )}
      </MembersOnly>
    </section>
  );
}

const key = queryKeyOf(listNotifications, {});
type Shown = "all" | "unread";

/** The reader's notifications by day, live while the page is open. */
function NotificationList() {
  const client = useQueryClient();
  const reader = useReader();
  const [shown, setShown] = useState<Shown>("all");
  const [failed, setFailed] = useState<string>();
  const heading = useRef<HTMLDivElement>(null);
  const list = useGrowingList({
    key,
    fetchPage: (before: string | undefined, signal) =>
      call(listNotifications, { query: { before }, signal }),
    next: nextId,
  });
  const unread = list.data?.pages[0]?.unread ?? 0;
  const changed = useStore(changes);
  const lookAgain = useEffectEvent(() => void list.refetch());
  useEffect(() => {
    if (changed > 0) lookAgain();
  }, [changed]);

  const read = async (upTo?: string) => {
    setFailed(undefined);
    try {
      const answer = await call(readNotifications, { body: upTo === undefined ? {} : { upTo } });
      unreadStore.set(answer.unread);
      await client.invalidateQueries({ queryKey: key });
      if (upTo === undefined) heading.current?.focus();
    } catch (error) {
      setFailed(errorMessage(error));
    }
  };

  const all = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const notifications = shown === "all" ? all : all.filter(({ readAt }) => readAt === null);
  return (
    <div className={styles.main}>
      <div className={styles.top} ref={heading} tabIndex={-1}>
        <fieldset className={`row ${styles.filters}`}>
          <legend className="sr">{texts.show(reader)}</legend>
          {(["all", "unread"] as const).map((each) => (
            <Button
              key={each}
              small
              variant={shown === each ? "pri" : "sec"}
              aria-pressed={shown === each}
              onClick={() => setShown(each)}
            >
              {texts[each](reader)}{" "}
              {each === "unread" && unread > 0 && <span className="num">{unread}</span>}
            </Button>
          ))}
        </fieldset>
        <div className={classes("row", unread > 0 && styles.marks)}>
          {unread > 0 && (
            <Button
              small
              variant="txt"
              icon={<CheckCheck size={16} aria-hidden />}
              onClick={() => void read()}
            >
              {texts.readAll(reader)}
            </Button>
          )}
          <a className={styles.toSettings} href="#settings">
            <SlidersHorizontal size={16} aria-hidden />
            {texts.settings(reader)}
          </a>
        </div>
      </div>
      {failed && (
        <Notice onRetry={() => void read()}>{texts.notRead({ error: failed }, reader)}</Notice>
      )}
      {list.isError && !list.data ? (
        <Notice busy={list.isFetching} onRetry={() => void list.refetch()}>
          {texts.notLoaded({ error: errorMessage(list.error) }, reader)}
        </Notice>
      ) : !list.data ? (
        <Outline height={132} />
      ) : notifications.length === 0 ? (
        <Nothing shown={shown} reader={reader} />
      ) : (
        <Days notifications={notifications} reader={reader} onRead={read} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void grow(list)}>
          {texts.older(reader)}
        </Button>
      )}
    </div>
  );
}

type DaysProps = {
  notifications: readonly Notification[];
  reader: Reader;
  onRead: (upTo: string) => Promise<void>;
};

function Days({ notifications, reader, onRead }: DaysProps) {
  return byDay(notifications, new Date(), reader).map(
    ({ key: day, title, notifications: ofDay }) => {
      const unread = ofDay.filter(({ readAt }) => readAt === null).length;
      return (
        <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {title}{" "}
            {unread > 0 && (
              <span className="meta">{texts.unreadOfDay({ count: unread }, reader)}</span>
            )}
          </h2>
          <ul className={`card ${styles.notificationsPageList}`}>
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification._id}
                notification={notification}
                onOpen={() => {
                  if (notification.readAt === null) void onRead(notification._id);
                }}
              />
            ))}
          </ul>
        </section>
      );
    },
  );
}

const Nothing = ({ shown, reader }: { shown: Shown; reader: Reader }) =>
  shown === "unread" ? (
    <EmptyState
      drawing="letter"
      title={texts.nothingUnread(reader)}
      sentence={texts.nothingUnreadSentence(reader)}
    />
  ) : (
    <EmptyState
      drawing="letter"
      title={texts.nothing(reader)}
      sentence={texts.nothingSentence(reader)}
      action={<LinkButton to={allPath}>{texts.hoots(reader)}</LinkButton>}
    />
  );

const icons: Record<NotificationKind, typeof Heart> = {
  reply: Reply,
  comment: MessageCircle,
  like: Heart,
  follow: UserPlus,
  mention: AtSign,
  invitation: MailPlus,
  trip: MapIcon,
  readiness: Clock,
  booking: MailPlus,
  moderation: Shield,
};
const excerptLength = 140;
const tones: Partial<Record<NotificationKind, string | undefined>> = {
  like: styles.love,
  follow: styles.ready,
  readiness: styles.due,
};

type RowProps = { notification: Notification; onOpen: () => void };

/** One notification. Its link leads to the exact place and marks it, with older ones, as read. */
function NotificationRow({ notification, onOpen }: RowProps) {
  const { what, actor, others, subject, text, createdAt, readAt } = notification;
  const reader = useReader();
  const Icon = icons[what];
  const name = actor?.username ?? "";
  const who = others > 0 ? texts.others({ name, count: others }, reader) : name;
  const isOfPerson = what === "follow";
  // People write their own titles; ours have units and times.
  const subjectTitle = actor ? subject.title : forReader(subject.title, reader);
  const title = isOfPerson ? "" : excerpt(subjectTitle, excerptLength);
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
              eventParts(notification, <b key="who">{who}</b>, reader)
            ) : (
              <b>{eventParts(notification, "", reader)}</b>
            )}
          </Link>
        </p>
        {text && actor ? (
          <p className={styles.quote}>
            {texts.quote({ text: excerpt(text, excerptLength) }, reader)}
          </p>
        ) : (
          title && <p className={styles.quote}>{title}</p>
        )}
        {text && actor && title && <p className="meta">{texts.subject({ title }, reader)}</p>}
        {text && !actor && (
          <p className="meta">
            {what === "moderation" ? texts.reason({ reason: text }, reader) : text}
          </p>
        )}
      </div>
      <span className={`meta num ${styles.when}`}>
        <When moment={createdAt} />
        {readAt === null && (
          <span className={styles.dot}>
            <span className="sr">{texts.unread(reader)}</span>
          </span>
        )}
      </span>
    </li>
  );
}
