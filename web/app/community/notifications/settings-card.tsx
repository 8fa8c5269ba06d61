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
import { settingTexts } from "./texts.ts";
import styles from "./notifications.module.css";
import { useReader } from "../../data/reader.ts";

// Most browsers have no service worker of the site yet.
const PushDevices = lazy(async () => (await import("./push-devices.tsx")).PushDevices);

type Label = "replies" | "comments" | "likes" | "followers" | "trips" | "moderation";

/** The lines of the table, each for one or several kinds. */
const lines: readonly { label: Label; kinds: readonly NotificationKind[] }[] = [
  { label: "replies", kinds: ["reply", "mention"] },
  { label: "comments", kinds: ["comment"] },
  { label: "likes", kinds: ["like"] },
  { label: "followers", kinds: ["follow"] },
  { label: "trips", kinds: ["readiness", "trip", "invitation", "booking"] },
  { label: "moderation", kinds: ["moderation"] },
];

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
      <h2 className={styles.title}>{settingTexts.title(reader)}</h2>
      {settings.data ? (
        <Table
          settings={settings.data}
          hasPush={registration !== undefined}
          onChange={(body) => void save(body)}
        />
      ) : settings.isError ? (
        <Notice busy={settings.isFetching} onRetry={() => void settings.refetch()}>
          {settingTexts.notLoaded(reader)}
        </Notice>
      ) : (
        <AfterAWhile>
          <div className="stack" aria-busy>
            <Skeleton height={44} />
            <Skeleton height={44} />
          </div>
        </AfterAWhile>
      )}
      {failed && <Notice>{settingTexts.notSaved({ error: failed }, reader)}</Notice>}
      {registration && settings.data && <PushDevices registration={registration} />}
      <p className="meta">
        {daily.data &&
          `${settingTexts.dailyAt({ time: momentText(daily.data.at, "time", reader) }, reader)} `}
        {registration ? settingTexts.quietWithPush(reader) : settingTexts.quiet(reader)}{" "}
        {settingTexts.automatic(reader)}
      </p>
      <output className="sr">{saved && settingTexts.saved(reader)}</output>
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
  const reader = useReader();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{settingTexts.type(reader)}</span>
          </th>
          <th scope="col">{settingTexts.onSite(reader)}</th>
          {props.hasPush && <th scope="col">{settingTexts.push(reader)}</th>}
          <th scope="col">{settingTexts.email(reader)}</th>
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
function KindRow({ line: { label: name, kinds }, settings, hasPush, onChange }: KindRowProps) {
  const reader = useReader();
  const label = settingTexts[name](reader);
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
          aria-label={settingTexts.labelOnSite({ label }, reader)}
          onChange={({ currentTarget }) => change({ app: currentTarget.checked })}
        />
      </td>
      {hasPush && (
        <td>
          <input
            type="checkbox"
            className={styles.box}
            checked={push}
            aria-label={settingTexts.labelPush({ label }, reader)}
            onChange={({ currentTarget }) => change({ push: currentTarget.checked })}
          />
        </td>
      )}
      <td>
        <select
          className={styles.select}
          value={mail}
          aria-label={settingTexts.labelEmail({ label }, reader)}
          onChange={({ currentTarget }) =>
            change({
              mail: mailTimes.find((time) => time === currentTarget.value) ?? "never",
            })
          }
        >
          {mailTimes.map((time) => (
            <option key={time} value={time}>
              {settingTexts[time](reader)}
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
