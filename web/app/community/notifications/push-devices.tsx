import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing, X } from "lucide-react";
import { useState } from "react";
import { addPushDevice, listPushDevices, removePushDevice } from "#contracts/community/push.ts";
import { messages } from "#format/messages.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { useReader } from "../../data/reader.ts";
import { localStore, privatePrefix } from "../../data/storage.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import styles from "./notifications.module.css";

/** Set while the member of this browser gets push notifications; goes at log-out. */
const deviceKey = `${privatePrefix}push`;

const texts = messages("notifications.push", {
  denied:
    "Your browser blocks notifications from this site. Allow them in your browser's settings, then try again.",
  turnOn: "Turn on push on this device",
  turnOff: "Turn off push on this device",
  turnOffOther: "Turn off push on {device}",
  notChanged: "Couldn't change push notifications. {error}",
  others: "Other devices with push",
  since: "since",
});

/** Turns push notifications on and off for this device, and lists the devices that get them. */
export function PushDevices({ registration }: { registration: ServiceWorkerRegistration }) {
  const client = useQueryClient();
  const reader = useReader();
  const devices = useQuery(callQuery(listPushDevices));
  const [failed, setFailed] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(listPushDevices) });
  const { pushManager } = registration;

  const own = useQuery({
    queryKey: ["push subscription"],
    queryFn: async () => {
      const subscription = await pushManager.getSubscription();
      // Another member at this browser has not turned it on.
      if (!subscription || localStore.getItem(deviceKey) === null) return null;
      // Sent again, so that it belongs to the session of today.
      return (await send(subscription))._id;
    },
    staleTime: Infinity,
  });
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      const subscription = await pushManager.getSubscription();
      if (!isOn) {
        if (own.data) await call(removePushDevice, { params: { id: own.data } });
        await subscription?.unsubscribe();
        localStore.removeItem(deviceKey);
        return null;
      }
      if ((await window.Notification.requestPermission()) !== "granted")
        throw new Error(texts.denied(reader));
      const { key } = devices.data ?? (await call(listPushDevices));
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return (await send(subscription ?? (await pushManager.subscribe(options))))._id;
    },
    onMutate: () => setFailed(undefined),
    onSuccess: async (id) => {
      client.setQueryData(["push subscription"], id);
      await refresh();
    },
    onError: (error) => setFailed(errorMessage(error)),
  });
  const remove = async (id: string) => {
    setFailed(undefined);
    try {
      await call(removePushDevice, { params: { id } });
      await refresh();
    } catch (error) {
      setFailed(errorMessage(error));
    }
  };

  const isOn = typeof own.data === "string";
  const others = devices.data?.data.filter(({ _id }) => _id !== own.data) ?? [];
  return (
    <div className="stack tight">
      <div>
        <Button
          small
          icon={<BellRing size={20} aria-hidden />}
          busy={change.isPending}
          disabled={own.isPending}
          onClick={() => change.mutate(!isOn)}
        >
          {isOn ? texts.turnOff(reader) : texts.turnOn(reader)}
        </Button>
      </div>
      {failed && <Notice>{texts.notChanged({ error: failed }, reader)}</Notice>}
      {others.length > 0 && (
        <ul className={styles.devices} aria-label={texts.others(reader)}>
          {others.map(({ _id, device, createdAt }) => (
            <li key={_id}>
              <span>
                {device} <span className="meta">{texts.since(reader)}</span>{" "}
                <span className="meta">
                  <When moment={createdAt} />
                </span>
              </span>
              <IconButton
                label={texts.turnOffOther({ device }, reader)}
                onClick={() => void remove(_id)}
              >
                <X size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function send(subscription: PushSubscription): Promise<{ _id: string }> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const body = { endpoint: endpoint ?? "", keys: { p256dh, auth } };
  const device = await call(addPushDevice, { body });
  localStore.setItem(deviceKey, device._id);
  return device;
}
