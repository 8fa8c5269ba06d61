import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  getDailyEmail,
  getNotificationSettings,
  type MailTime,
  mailTimes,
  type NotificationKind,
  type NotificationSettings,
  updateNotificationSettings,
} from "#contracts/community/notifications.ts";
import { momentText } from "#format/dates.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AfterAWhile, Skeleton } from "../../ui/skeleton.tsx";
import styles from "./notifications.module.css";
import { useReader } from "../../data/reader.ts";

// Most browsers have no service worker of the site yet.
const PushDevices = lazy(async () => (await import("./push-devices.tsx")).PushDevices);

/** The lines of the table, each for one or several kinds. */
const lines: readonly { label: string; kinds: readonly NotificationKind[] }[] = [
  { label: "Replies and mentions", kinds: ["reply", "mention"] },
  { label: "Comments", kinds: ["comment"] },
  { label: "Likes", kinds: ["like"] },
  { label: "Followers", kinds: ["follow"] },
  { label: "Trips and records", kinds: ["readiness", "trip", "invitation"] },
  { label: "Moderation", kinds: ["moderation"] },
];

const mailLabels: Record<MailTime, string> = { now: "Now", daily: "Daily", never: "Never" };

/** How the reader is notified of each kind. Every change is saved at once. */
export function SettingsCard() {
  const client = useQueryClient();
  const reader = useReader();
  const settings = useQuery(callQuery(getNotificationSettings));
  const daily = useQuery(callQuery(getDailyEmail));
  const [failed, setFailed] = useState<string>();
  const [saved, setSaved] = useState(false);
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    pushRegistration().then(setRegistration, () => undefined);
  }, []);

  const save = async (body: Partial<NotificationSettings>) => {
    const key = queryKeyOf(getNotificationSettings);
    const before = client.getQueryData<NotificationSettings>(key);
    setFailed(undefined);
    setSaved(false);
    client.setQueryData<NotificationSettings>(key, (all) => all && { ...all, ...body });
    try {
      client.setQueryData(key, await call(updateNotificationSettings, { body }));
      setSaved(true);
    } catch (error) {
      client.setQueryData(key, before);
      setFailed(errorMessage(error));
    }
  };

  return (
    <div className="card pad stack">
      <h2 className={styles.title}>How we reach you</h2>
      {settings.data ? (
        <Table
          settings={settings.data}
          hasPush={registration !== undefined}
          onChange={(body) => void save(body)}
        />
      ) : settings.isError ? (
        <Notice busy={settings.isFetching} onRetry={() => void settings.refetch()}>
          Couldn't load your settings.
        </Notice>
      ) : (
        <AfterAWhile>
          <div className="stack" aria-busy>
            <Skeleton height={44} />
            <Skeleton height={44} />
          </div>
        </AfterAWhile>
      )}
      {failed && <Notice>Couldn't save this. {failed}</Notice>}
      {registration && settings.data && <PushDevices registration={registration} />}
      <p className="meta">
        {daily.data &&
          `Daily emails arrive at ${momentText(daily.data.at, "time", reader)} your time. `}
        {registration ? "We don't send emails or push notifications" : "We don't email you"} while
        you're on the site. Changes save automatically.
      </p>
      <output className="sr">{saved && "Saved."}</output>
    </div>
  );
}

type TableProps = {
  settings: NotificationSettings;
  /** Whether this browser can get push notifications. */
  hasPush: boolean;
  onChange: (changes: Partial<NotificationSettings>) => void;
};

function Table(props: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Type</span>
          </th>
          <th scope="col">On the site</th>
          {props.hasPush && <th scope="col">Push</th>}
          <th scope="col">Email</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <KindRow key={line.label} {...props} line={line} />
        ))}
      </tbody>
    </table>
  );
}

type KindRowProps = TableProps & { line: (typeof lines)[number] };

/** Where notifications of one kind, or of a few, are shown. */
function KindRow({ line: { label, kinds }, settings, hasPush, onChange }: KindRowProps) {
  const change = (changes: { app: boolean } | { push: boolean } | { mail: MailTime }) =>
    onChange(Object.fromEntries(kinds.map((kind) => [kind, { ...settings[kind], ...changes }])));
  const [first = "reply"] = kinds;
  const { app, push, mail } = settings[first];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <input
          type="checkbox"
          className={styles.box}
          checked={app}
          aria-label={`${label}, on the site`}
          onChange={({ currentTarget }) => change({ app: currentTarget.checked })}
        />
      </td>
      {hasPush && (
        <td>
          <input
            type="checkbox"
            className={styles.box}
            checked={push}
            aria-label={`${label}, push`}
            onChange={({ currentTarget }) => change({ push: currentTarget.checked })}
          />
        </td>
      )}
      <td>
        <select
          className={styles.select}
          value={mail}
          aria-label={`${label}, email`}
          onChange={({ currentTarget }) =>
            change({
              mail: mailTimes.find((time) => time === currentTarget.value) ?? "never",
            })
          }
        >
          {mailTimes.map((time) => (
            <option key={time} value={time}>
              {mailLabels[time]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/** The service worker that can receive push messages; undefined where the browser or the site has none. */
async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}
